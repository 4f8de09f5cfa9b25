"""Sneaky: refill, whose turn comes, the last round and the end (C37–C39, C44–C49)."""

from __future__ import annotations

import pytest

from foxden.games.sneaky import rules
from foxden.games.sneaky.components import TURN_LIMIT

from .scene import Scene, is_over

BUST = "purple " * 7


def take(scene: Scene, card: str, where: str) -> Scene:
    """One throw that fills one card, and stop."""
    colour, value = card.split()
    return (
        scene.rolls(f"{colour} " * 7)
        .plays(f"place {colour} on {where}")
        .plays(*[f"place {colour} on {where}"] * (int(value) - 1), "stop")
    )


def ended(scene: Scene) -> str:
    assert is_over(scene.p)
    assert scene.to_move == ""
    assert scene.choices == set()
    assert scene.result is not None
    return scene.result.reason


# Refill, and whose turn it is.


def test_c37_the_centre_is_refilled_to_three() -> None:
    scene = Scene().rolls("red yellow yellow blue blue blue blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2, "stop")
    assert scene.centre == [None, None, "green 3"]
    assert scene.to_move == "table"
    scene.deals("grey 3")
    assert scene.centre == ["grey 3", None, "green 3"]
    assert scene.player == "A"  # B's turn begins when the centre is full
    scene.deals("blue 1")
    assert scene.centre == ["grey 3", "blue 1", "green 3"]
    assert (scene.player, scene.p.to_roll) == ("B", 7)


def test_c37_after_a_turn_without_loot_from_the_centre_nothing_is_dealt() -> None:
    assert Scene().rolls(BUST).player == "B"
    scene = Scene(stacks={"C's stack": ["blue 2"]})
    assert take(scene, "blue 2", "C's stack").player == "B"
    assert scene.p.turn_number == 2


def test_c38_the_other_cards_stay_in_their_places() -> None:
    scene = take(Scene(), "yellow 2", "centre 2").deals("purple 1")
    assert scene.centre == ["red 1", "purple 1", "green 3"]


def test_c38_gaps_are_filled_from_the_left() -> None:
    scene = Scene().rolls("red green green green blue blue blue")
    scene.plays("place red on centre 1", *["place green on centre 3"] * 3, "stop")
    assert scene.deals("grey 1", "grey 2").centre == ["grey 1", "yellow 2", "grey 2"]


def test_c38_colours_and_values_may_repeat() -> None:
    scene = take(Scene(), "red 1", "centre 1")
    assert {"deals yellow 2", "deals yellow 3", "deals green 2", "deals red 3"} <= scene.choices
    assert scene.deals("yellow 2").centre == ["yellow 2", "yellow 2", "green 3"]
    assert len(scene.rolls("yellow " * 7).choices) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c39_turns_go_round_by_seat_number(seats: int) -> None:
    scene = Scene(seats, player="B")
    order = [scene.rolls(BUST).player for _ in range(2 * seats)]
    names = "ABCD"[:seats]
    assert order == [names[(2 + k) % seats] for k in range(2 * seats)]


# The last round.


def test_c44_the_last_card_starts_a_last_round_in_which_the_revealer_is_last() -> None:
    scene = take(Scene(pile=["grey 3"], player="B"), "red 1", "centre 1")
    assert scene.view["last_turns"] == 0
    scene.deals("grey 3")
    assert scene.view["last_turns"] == 3
    assert scene.view["pile"] == 0
    turns = []
    while not is_over(scene.p):
        turns.append(scene.player)
        scene.rolls(BUST)
    assert turns == ["C", "A", "B"]
    assert ended(scene) == "last-round"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c44_everyone_has_exactly_one_more_turn(seats: int) -> None:
    scene = take(Scene(seats, pile=["grey 3"]), "red 1", "centre 1").deals("grey 3")
    for left in range(seats, 0, -1):
        assert scene.p.last_turns == left
        scene.rolls(BUST)
    assert ended(scene) == "last-round"
    assert scene.p.turn_number == 1 + seats


def test_c44_a_pile_that_is_not_used_up_goes_on() -> None:
    scene = take(Scene(pile=["grey 3", "blue 2"]), "red 1", "centre 1").deals("grey 3")
    assert scene.p.last_turns == 0
    for _ in range(12):
        scene.rolls(BUST)
    assert not is_over(scene.p)
    assert scene.p.last_turns == 0


def test_c45_the_last_round_may_begin_with_a_gap() -> None:
    scene = Scene(pile=["grey 3"]).rolls("red yellow yellow blue blue blue blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2, "stop").deals("grey 3")
    assert scene.centre == ["grey 3", None, "green 3"]
    assert scene.p.last_turns == 3
    assert scene.player == "B"
    scene.rolls("grey green red red yellow yellow yellow")
    stealing = "place yellow on A's stack"
    assert scene.choices == {"place grey on centre 1", "place green on centre 3", stealing}


def test_c45_or_with_a_single_bandit() -> None:
    scene = Scene(pile=["blue 2"]).rolls("red yellow yellow green green green blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2)
    scene.plays(*["place green on centre 3"] * 3, "stop", "top centre 2").deals("blue 2")
    assert scene.centre == ["blue 2", None, None]
    assert (scene.player, scene.p.last_turns) == ("B", 3)


def test_c46_nothing_is_refilled_in_the_last_round() -> None:
    scene = Scene(pile=[], last_turns=3)
    assert take(scene, "yellow 2", "centre 2").centre == ["red 1", None, "green 3"]
    assert (scene.player, scene.to_move, scene.p.to_roll) == ("B", "table", 7)


def test_c47_an_empty_centre_ends_the_game_at_once() -> None:
    scene = Scene(centre=["red 1"], pile=[], last_turns=3, stacks={"B's stack": ["blue 3"]})
    take(scene, "red 1", "centre 1")
    assert ended(scene) == "centre-empty"
    assert scene.p.turn_number == 1  # B and C lose their last turns
    assert scene.secured("A") == ["red"]


def test_c47_captures_and_handcuffs_are_done_first() -> None:
    scene = Scene(centre=["red 1", "yellow 2"], pile=[], last_turns=2)
    scene.rolls("red yellow yellow blue blue blue blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2, "stop")
    assert ended(scene) == "centre-empty"
    assert scene.handcuffs == [3, 2, 2]
    assert scene.stack("A's stack") == ["yellow 2"]


def test_c47_only_after_the_turn_and_not_while_cards_are_merely_full() -> None:
    scene = Scene(centre=["red 1"], pile=[], last_turns=3, stacks={"B's stack": ["blue 2"]})
    scene.rolls("red blue blue grey grey grey grey").plays("place red on centre 1")
    assert not is_over(scene.p)
    scene.plays("roll").rolls("grey grey grey grey grey grey")  # bust: the card stays
    assert not is_over(scene.p)
    assert scene.player == "B"
    assert scene.centre == ["red 1", None, None]


def test_c47_an_empty_centre_before_the_last_round_is_only_a_refill() -> None:
    scene = Scene().rolls("red yellow yellow green green green blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2)
    scene.plays(*["place green on centre 3"] * 3, "stop", "top centre 3")
    assert scene.centre == [None, None, None]
    assert not is_over(scene.p)
    scene.deals("red 2", "red 2", "red 3")
    assert scene.player == "B"


def test_c47_on_the_very_last_turn_it_is_an_ordinary_end() -> None:
    scene = take(Scene(centre=["red 1"], pile=[], last_turns=1), "red 1", "centre 1")
    assert ended(scene) == "last-round"


def test_c48_bandits_left_in_the_centre_count_for_nobody() -> None:
    scene = Scene(pile=[], last_turns=1, handcuffs=[2, 2, 2]).rolls(BUST)
    assert ended(scene) == "last-round"
    assert scene.centre == ["red 1", "yellow 2", "green 3"]
    assert [thief["parts"][0] for thief in scene.view["players"]] == [0, 0, 0]


# The limit.


def test_c49_the_200th_turn_is_the_last() -> None:
    assert TURN_LIMIT == 200
    scene = Scene(turn=199).rolls(BUST)
    assert scene.player == "B"
    scene.rolls("red yellow yellow blue blue blue blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2, "stop")
    assert ended(scene) == "turn-limit"
    assert scene.handcuffs == [1, 3, 2]
    assert scene.stack("B's stack") == ["yellow 2"]
    assert scene.centre == [None, None, "green 3"]  # no refill
    assert scene.p.turn_number == 200


def test_c49_a_bust_on_the_200th_turn_ends_the_game_too() -> None:
    scene = Scene(turn=200).rolls(BUST)
    assert ended(scene) == "turn-limit"
    assert scene.handcuffs == [1, 2, 2]


def test_c49_even_in_the_last_round() -> None:
    scene = Scene(turn=200, pile=[], last_turns=3).rolls(BUST)
    assert ended(scene) == "turn-limit"
    assert rules.turns(scene.p) == 200


def test_c49_the_limit_comes_before_a_last_round_that_would_begin() -> None:
    scene = take(Scene(turn=200, pile=["grey 3"]), "red 1", "centre 1")
    assert ended(scene) == "turn-limit"
    assert scene.view["pile"] == 1


def test_c49_a_last_round_that_ends_with_the_200th_turn_is_complete() -> None:
    assert ended(Scene(turn=200, pile=[], last_turns=1).rolls(BUST)) == "last-round"


def test_c53_after_the_end_nobody_may_move() -> None:
    scene = Scene(pile=[], last_turns=1).rolls(BUST)
    assert scene.refused("stop") == scene.refused("rolls red", seat=7) == "game-over"
