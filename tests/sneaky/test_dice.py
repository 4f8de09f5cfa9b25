"""Sneaky: rolling, placing and rolling on (C11–C23)."""

from __future__ import annotations

import pytest

from foxden.core.game import CHANCE
from foxden.core.position import copied, fields_of
from foxden.games.sneaky import rules
from foxden.games.sneaky.odds import bust_chance
from foxden.games.sneaky.table import PLACE

from .scene import SNEAKY, Scene


def test_c11_the_player_rolls_all_seven_dice() -> None:
    scene = Scene()
    assert scene.to_move == "table"
    scene.rolls("red yellow green blue grey purple")
    assert scene.to_move == "table"
    scene.rolls("purple")
    assert scene.to_move == "A"
    dice = ["yellow", "red", "green", "blue", "grey", "purple", "purple"]
    assert scene.view["dice"] == dice


def test_c11_the_next_player_has_all_seven_again() -> None:
    scene = Scene().rolls("yellow " * 7).plays("place yellow on centre 2", "stop")
    assert scene.player == "B"
    assert scene.p.to_roll == 7
    assert scene.view["dice"] == []


def test_c12_a_die_goes_only_on_a_card_of_its_colour() -> None:
    scene = Scene().rolls("red yellow green blue grey purple purple")
    placing = {
        "place red on centre 1",
        "place yellow on centre 2",
        "place green on centre 3",
    }
    assert scene.choices == placing
    assert scene.refused("place red on centre 2") == "wrong-colour"
    assert scene.refused("place blue on centre 1") == "wrong-colour"


def test_c12_only_on_an_open_card_and_only_dice_that_were_rolled() -> None:
    scene = Scene(stacks={"A's stack": ["blue 2"]}).rolls("red blue blue blue blue blue blue")
    assert scene.refused("place blue on B's stack") == "empty-place"
    assert scene.refused("place yellow on centre 2") == "no-such-die"


def test_c12_a_die_already_placed_is_not_in_hand_any_more() -> None:
    scene = Scene().rolls("yellow blue blue blue blue blue blue").plays("place yellow on centre 2")
    assert scene.refused("place yellow on centre 2") == "no-such-die"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c12_every_number_of_the_move_space_is_answered(seats: int) -> None:
    """Three bits name a place, so there are numbers for an eighth place: refused like nonsense."""
    scene = Scene(seats).rolls("red yellow green blue grey purple purple")
    for colour in range(6):
        eighth_place = PLACE + (colour << 3 | 7)
        assert rules.refusal(scene.p, 0, eighth_place) == rules.Reason.NO_SUCH_MOVE
    answers = [rules.refusal(scene.p, 0, move) for move in range(rules.MOVES)]
    assert answers.count(rules.Reason.LEGAL) == 3
    assert rules.refusal(scene.p, 0, rules.MOVES) == rules.Reason.NO_SUCH_MOVE
    assert rules.refusal(scene.p, 0, -1) == rules.Reason.NO_SUCH_MOVE


def test_c13_one_die_must_be_placed_even_if_unwelcome() -> None:
    """The only fitting die would start a hopeless card; it must lie down all the same."""
    scene = Scene().rolls("green blue blue grey grey purple purple")
    assert scene.choices == {"place green on centre 3"}
    assert scene.refused("stop") == scene.refused("roll") == "place-first"


def test_c13_an_opponents_card_counts_as_a_place_that_fits() -> None:
    scene = Scene(stacks={"C's stack": ["blue 2"]}).rolls("blue grey grey grey grey grey grey")
    assert scene.choices == {"place blue on C's stack"}


def test_c13_nobody_busts_by_declining_to_place() -> None:
    scene = Scene().rolls("red red red red red red blue").plays("place red on centre 1", "roll")
    scene.rolls("yellow blue blue blue blue blue")
    assert scene.player == "A"
    assert scene.choices == {"place yellow on centre 2"}


def test_c14_any_number_of_dice_may_be_placed_on_different_cards() -> None:
    scene = Scene().rolls("red yellow yellow green green green blue")
    scene.plays("place red on centre 1")
    assert {"roll", "stop", "place yellow on centre 2", "place green on centre 3"} == scene.choices
    scene.plays("place yellow on centre 2", "place green on centre 3", "place green on centre 3")
    assert [scene.dice_on(f"centre {k}") for k in (1, 2, 3)] == [1, 1, 2]
    assert scene.choices == {"place yellow on centre 2", "place green on centre 3", "roll", "stop"}


def test_c14_no_second_die_need_be_placed() -> None:
    scene = Scene().rolls("red yellow yellow green green green blue")
    assert "stop" in scene.plays("place yellow on centre 2").choices
    assert "roll" in scene.choices


def test_c15_dice_of_one_colour_are_split_at_will() -> None:
    stacks = {"B's stack": ["blue 2"]}
    dice = "blue blue blue blue grey grey grey"
    for first, second in ((0, 3), (1, 2), (1, 1), (2, 2), (2, 1), (0, 2)):
        scene = Scene(centre=["red 1", "blue 3", "grey 2"], stacks=stacks).rolls(dice)
        scene.plays(*["place blue on B's stack"] * first, *["place blue on centre 2"] * second)
        assert (scene.dice_on("B's stack"), scene.dice_on("centre 2")) == (first, second)


def test_c16_a_throw_without_a_fitting_die_ends_the_turn() -> None:
    scene = Scene().rolls("blue blue grey grey grey purple purple")
    assert scene.player == "B"
    assert scene.to_move == "table"
    assert scene.centre == ["red 1", "yellow 2", "green 3"]
    assert scene.handcuffs == [1, 2, 2]


def test_c16_a_bust_loses_what_was_already_filled() -> None:
    scene = Scene(stacks={"B's stack": ["blue 2"]})
    scene.rolls("red blue blue green grey grey grey")
    scene.plays("place red on centre 1", "place blue on B's stack", "place blue on B's stack")
    scene.plays("place green on centre 3", "roll").rolls("purple grey red")  # red 1 is full
    assert scene.player == "B"
    assert scene.secured("A") == []
    assert scene.stack("A's stack") == []
    assert scene.stack("B's stack") == ["blue 2"]
    assert scene.centre == ["red 1", "yellow 2", "green 3"]
    assert [scene.dice_on(f"centre {k}") for k in (1, 2, 3)] == [0, 0, 0]
    assert scene.dice_on("B's stack") == 0


def test_c16_the_throw_is_judged_only_when_its_last_die_lies() -> None:
    scene = Scene().rolls("blue blue grey grey grey purple")
    assert scene.player == "A"
    assert scene.rolls("red").choices == {"place red on centre 1"}


def test_c17_neither_roll_nor_stop_before_a_die_of_this_throw_is_placed() -> None:
    scene = Scene().rolls("yellow yellow green blue blue blue blue")
    assert scene.refused("roll") == scene.refused("stop") == "place-first"
    scene.plays("place yellow on centre 2", "roll").rolls("yellow yellow green blue blue blue")
    assert scene.refused("roll") == scene.refused("stop") == "place-first"
    scene.plays("place yellow on centre 2")
    assert scene.refused("roll") == scene.refused("stop") == "legal"


def test_c18_rolling_on_takes_all_dice_that_are_not_on_cards() -> None:
    scene = Scene().rolls("red yellow yellow green green green blue")
    scene.plays("place green on centre 3", "place red on centre 1", "roll")
    assert scene.view["dice"] == []
    assert scene.p.to_roll == 5  # the yellow ones and a green one were kept back, and roll too
    scene.rolls("green green grey grey grey")
    assert scene.view["dice"] == ["green", "green", "grey", "grey", "grey"]


def test_c19_dice_stay_on_their_cards_until_the_turn_ends() -> None:
    scene = Scene().rolls("yellow green green blue blue blue blue")
    scene.plays("place green on centre 3", "place yellow on centre 2", "roll")
    assert [scene.dice_on(f"centre {k}") for k in (1, 2, 3)] == [0, 1, 1]
    scene.rolls("red grey grey grey grey").plays("place red on centre 1", "roll")
    assert [scene.dice_on(f"centre {k}") for k in (1, 2, 3)] == [1, 1, 1]


def test_c20_a_turn_may_have_as_many_throws_as_dice() -> None:
    scene = Scene(centre=["green 3", "blue 2", "grey 2"])
    for left, where in zip(
        range(7, 0, -1),
        ["green on centre 1"] * 3 + ["blue on centre 2"] * 2 + ["grey on centre 3"] * 2,
        strict=True,
    ):
        colour = where.split()[0]
        scene.rolls(" ".join([colour] + ["purple"] * (left - 1))).plays(f"place {where}")
        if left > 1:
            scene.plays("roll")
    assert scene.choices == {"stop"}


def test_c21_a_full_card_takes_no_more_dice() -> None:
    scene = Scene().rolls("yellow yellow yellow red red blue blue")
    scene.plays("place yellow on centre 2", "place yellow on centre 2", "place red on centre 1")
    assert scene.refused("place yellow on centre 2") == "card-full"
    assert scene.refused("place red on centre 1") == "card-full"
    assert scene.choices == {"roll", "stop"}


def test_c21_a_die_that_fits_only_a_full_card_does_not_fit() -> None:
    scene = Scene().rolls("red red red red red red red").plays("place red on centre 1", "roll")
    assert scene.rolls("red red red red red red").player == "B"


def test_c22_without_dice_the_only_move_is_to_stop() -> None:
    scene = Scene(centre=["green 3", "blue 2", "grey 2"])
    scene.rolls("green green green blue blue grey grey")
    scene.plays(*["place green on centre 1"] * 3, *["place blue on centre 2"] * 2)
    scene.plays(*["place grey on centre 3"] * 2)
    assert scene.choices == {"stop"}
    assert scene.refused("roll") == "no-dice-left"


def test_c23_rolling_with_every_card_full_is_legal_and_a_certain_bust() -> None:
    scene = Scene(centre=["red 1", "yellow 2", "green 2"])
    scene.rolls("red yellow yellow green green blue blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2)
    scene.plays(*["place green on centre 3"] * 2)
    assert scene.choices == {"roll", "stop"}
    assert bust_chance(scene.p) == 1.0
    scene.plays("roll")
    start = copied(scene.p)
    faces = ("yellow", "red", "green", "blue", "grey", "purple")
    for first in faces:
        for second in faces:
            scene.p = copied(start)
            scene.rolls(f"{first} {second}")
            assert scene.player == "B"
            assert scene.handcuffs == [1, 2, 2]


# Bad input: a sentence, and nothing has changed.


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("place red on centre 3", "wrong-colour"),
        ("place red on A's stack", "own-stack"),
        ("top centre 1", "nothing-to-choose"),
        ("stop", "place-first"),
        ("rolls red", "not-for-players"),
        ("deals red 2", "not-for-players"),
        ("B starts", "not-for-players"),
    ],
)
def test_c12_c17_c42_a_refused_move_changes_nothing(words: str, reason: str) -> None:
    stacks = {"A's stack": ["red 2"]}
    scene = Scene(stacks=stacks).rolls("red yellow green blue grey purple purple")
    before = fields_of(scene.p)
    assert scene.refused(words) == reason
    assert fields_of(scene.p) == before
    assert SNEAKY.words.say(f"refusal-{reason}").endswith(".")


def test_c39_only_the_player_whose_turn_it_is_may_move() -> None:
    scene = Scene().rolls("red yellow green blue grey purple purple")
    assert scene.refused("place red on centre 1", seat=1) == "not-your-turn"
    assert scene.refused("rolls red", seat=CHANCE) == "not-your-turn"


def test_c11_nobody_moves_while_dice_roll() -> None:
    scene = Scene().rolls("red yellow green")
    assert scene.refused("place red on centre 1") == "table-moves-first"
    assert scene.refused("deals red 2", seat=CHANCE) == "wrong-outcome"
