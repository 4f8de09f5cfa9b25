"""Sneaky: what a player takes on stopping, and how it lies (C24–C30, C40–C43)."""

from __future__ import annotations

from itertools import permutations

import pytest

from foxden.core.position import copied, fields_of
from foxden.games.sneaky.table import Phase

from .scene import Scene


def test_c24_every_full_card_is_taken_from_the_centre_and_from_opponents() -> None:
    scene = Scene(stacks={"B's stack": ["blue 2"], "C's stack": ["grey 2"]})
    scene.rolls("red blue blue yellow yellow grey green")
    scene.plays("place red on centre 1", *["place blue on B's stack"] * 2)
    scene.plays(*["place yellow on centre 2"] * 2, "place grey on C's stack", "stop")
    scene.plays("top B's stack")
    assert scene.secured("A") == ["red"]
    assert scene.stack("A's stack") == ["yellow 2", "blue 2"]
    assert scene.stack("B's stack") == []
    assert scene.stack("C's stack") == ["grey 2"]
    assert scene.centre == [None, None, "green 3"]


def test_c24_stopping_with_nothing_full_takes_nothing() -> None:
    scene = Scene().rolls("yellow green green blue blue blue blue")
    scene.plays("place yellow on centre 2", *["place green on centre 3"] * 2, "stop")
    assert scene.centre == ["red 1", "yellow 2", "green 3"]
    assert scene.stack("A's stack") == []
    assert scene.player == "B"


def test_c25_dice_on_unfinished_cards_come_back() -> None:
    scene = Scene(stacks={"B's stack": ["blue 3"]})
    scene.rolls("red yellow green green blue blue grey")
    scene.plays("place yellow on centre 2", *["place green on centre 3"] * 2)
    scene.plays(*["place blue on B's stack"] * 2, "place red on centre 1", "stop")
    assert scene.p.on_card == [0] * 7  # at once, before the refill
    scene.deals("purple 1")
    assert scene.centre == ["purple 1", "yellow 2", "green 3"]
    assert scene.stack("B's stack") == ["blue 3"]
    assert scene.p.on_card == [0] * 7
    assert scene.p.to_roll == 7


def test_c25_all_dice_come_back_after_the_last_turn_of_the_game_too() -> None:
    stacks = {"B's stack": ["grey 2", "blue 2"], "C's stack": ["grey 3"]}
    for ending in (["stop"], ["roll"]):
        scene = Scene(stacks=stacks, pile=[], last_turns=1).rolls(
            "red blue blue grey green green red"
        )
        scene.plays("place red on centre 1", *["place blue on B's stack"] * 2)
        scene.plays("place grey on C's stack", *["place green on centre 3"] * 2, *ending)
        if ending == ["roll"]:
            scene.rolls("red")  # a bust
        assert scene.result is not None
        assert scene.p.on_card == [0] * 7
        assert scene.view["dice"] == []


def test_c26_a_captured_1_is_safe() -> None:
    """It lies on no stack, so no place names it."""
    scene = Scene().rolls("red " * 7).plays("place red on centre 1", "stop").deals("red 2")
    assert scene.secured("A") == ["red"]
    assert scene.stack("A's stack") == []
    scene.rolls("red " * 7)
    assert scene.refused("place red on A's stack") == "empty-place"
    assert scene.choices == {"place red on centre 1"}


def test_c26_1s_are_never_asked_about() -> None:
    scene = Scene(centre=["red 1", "blue 1", "grey 2"]).rolls("red blue grey grey red red red")
    scene.plays("place red on centre 1", "place blue on centre 2", *["place grey on centre 3"] * 2)
    scene.plays("stop")
    assert scene.to_move == "table"
    assert sorted(scene.secured("A")) == ["blue", "red"]
    assert scene.stack("A's stack") == ["grey 2"]


def test_c27_2s_and_3s_lie_face_up_on_what_was_there() -> None:
    scene = Scene(stacks={"A's stack": ["blue 2", "grey 3"]}).rolls("yellow yellow" + " red" * 5)
    scene.plays(*["place yellow on centre 2"] * 2, "stop").deals("purple 3")
    assert scene.stack("A's stack") == ["blue 2", "grey 3", "yellow 2"]
    scene.rolls("grey grey blue blue yellow yellow purple")
    assert scene.choices == {"place yellow on A's stack", "place purple on centre 2"}


def test_c28_the_player_chooses_the_top_of_several() -> None:
    for top, order in (
        ("centre 2", ["green 3", "yellow 2"]),
        ("centre 3", ["yellow 2", "green 3"]),
    ):
        scene = Scene().rolls("yellow yellow green green green red red")
        scene.plays(*["place yellow on centre 2"] * 2, *["place green on centre 3"] * 3, "stop")
        assert scene.to_move == "A"
        assert scene.choices == {"top centre 2", "top centre 3"}
        assert scene.plays(f"top {top}").stack("A's stack") == order


def test_c28_the_choice_is_asked_for_equal_cards_too() -> None:
    scene = Scene(centre=["red 1", "blue 2", "blue 2"]).rolls("blue " * 7)
    scene.plays(*["place blue on centre 2"] * 2, *["place blue on centre 3"] * 2, "stop")
    assert scene.choices == {"top centre 2", "top centre 3"}


def test_c28_the_choice_is_asked_anew_in_each_turn() -> None:
    """What A chose says nothing about what B captures next."""
    scene = Scene().rolls("yellow yellow green green green red red")
    scene.plays(*["place yellow on centre 2"] * 2, *["place green on centre 3"] * 3, "stop")
    scene.plays("top centre 2").deals("blue 2", "grey 2")
    scene.rolls("blue blue grey grey purple purple purple")
    scene.plays(*["place blue on centre 2"] * 2, *["place grey on centre 3"] * 2, "stop")
    assert (scene.to_move, scene.choices) == ("B", {"top centre 2", "top centre 3"})
    assert scene.plays("top centre 3").stack("B's stack") == ["blue 2", "grey 2"]


def test_c28_one_card_for_the_stack_leaves_nothing_to_choose() -> None:
    scene = Scene(stacks={"A's stack": ["blue 2"]}).rolls("red yellow yellow blue blue grey grey")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2)
    assert scene.refused("top centre 2") == "nothing-to-choose"
    assert scene.plays("stop").to_move == "table"


def test_c28_only_captured_2s_and_3s_can_be_chosen_and_nothing_else_is_possible() -> None:
    scene = Scene(
        stacks={"A's stack": ["grey 3"], "B's stack": ["blue 2"], "C's stack": ["grey 2"]}
    )
    scene.rolls("red yellow yellow blue blue grey green")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2)
    scene.plays(*["place blue on B's stack"] * 2, "place grey on C's stack", "stop")
    assert scene.choices == {"top centre 2", "top B's stack"}
    before = fields_of(scene.p)
    assert scene.refused("top centre 1") == "not-captured"  # a 1
    assert scene.refused("top centre 3") == "not-captured"  # empty of dice
    assert scene.refused("top C's stack") == "not-captured"  # unfinished
    assert scene.refused("top A's stack") == "not-captured"  # the player's own
    for words in ("roll", "stop", "place green on centre 3"):
        assert scene.refused(words) == "choose-top-first"
    assert scene.refused("top centre 2", seat=1) == "not-your-turn"
    assert fields_of(scene.p) == before


@pytest.mark.parametrize("player", "ABCD")
def test_c29_below_the_top_cards_lie_in_display_order(player: str) -> None:
    """One from the centre and two from opponents: the centre lowest, then clockwise."""
    colours = {"A": "red", "B": "blue", "C": "grey", "D": "purple"}
    at = "ABCD".index(player)
    left, across, right = ("ABCD"[(at + k) % 4] for k in (1, 2, 3))
    owners = (left, right)
    for top in ("centre 2", *(f"{owner}'s stack" for owner in owners)):
        scene = Scene(
            4,
            centre=["green 1", "yellow 2", "green 3"],
            stacks={f"{owner}'s stack": [f"{colours[owner]} 2"] for owner in "ABCD"},
            player=player,
        )
        dice = ["yellow", *(colours[owner] for owner in owners)]
        scene.rolls(" ".join([*dice, *dice, "green"])).plays(*["place yellow on centre 2"] * 2)
        for owner in reversed(owners):  # the order of placing does not matter
            scene.plays(*[f"place {colours[owner]} on {owner}'s stack"] * 2)
        scene.plays("stop", f"top {top}")
        own = f"{colours[player]} 2"
        taken = {
            "centre 2": "yellow 2",
            **{f"{owner}'s stack": f"{colours[owner]} 2" for owner in owners},
        }
        below = [card for place, card in taken.items() if place != top]
        assert scene.stack(f"{player}'s stack") == [own, *below, taken[top]]
        assert scene.stack(f"{across}'s stack") == [f"{colours[across]} 2"]


def test_c29_the_centre_from_left_to_right() -> None:
    cards = ["blue 2", "yellow 2", "green 2"]
    for middle in permutations(cards):
        scene = Scene(centre=middle).rolls("blue blue yellow yellow green green red")
        for place in (3, 1, 2):
            colour = middle[place - 1].split()[0]
            scene.plays(*[f"place {colour} on centre {place}"] * 2)
        scene.plays("stop", "top centre 1")
        assert scene.stack("A's stack") == [middle[1], middle[2], middle[0]]


def test_c30_two_players_have_a_stack_of_2s_and_a_stack_of_3s() -> None:
    scene = Scene(2, stacks={"A's 2s": ["blue 2"], "A's 3s": ["grey 3"]})
    scene.rolls("yellow yellow green green green red red")
    scene.plays(*["place yellow on centre 2"] * 2, *["place green on centre 3"] * 3, "stop")
    assert scene.to_move == "table"  # one card to each stack: nothing to choose
    assert scene.stack("A's 2s") == ["blue 2", "yellow 2"]
    assert scene.stack("A's 3s") == ["grey 3", "green 3"]


def test_c30_a_stolen_card_goes_to_the_stack_of_its_value() -> None:
    scene = Scene(2, stacks={"B's 2s": ["blue 2"], "B's 3s": ["grey 3"], "A's 3s": ["purple 3"]})
    scene.rolls("blue blue grey grey grey red red")
    scene.plays(*["place blue on B's 2s"] * 2, *["place grey on B's 3s"] * 3, "stop")
    assert scene.stack("A's 2s") == ["blue 2"]
    assert scene.stack("A's 3s") == ["purple 3", "grey 3"]
    assert scene.stack("B's 2s") == scene.stack("B's 3s") == []


def test_c30_the_top_is_asked_only_for_the_stack_that_gets_several() -> None:
    scene = Scene(2, centre=["green 3", "yellow 2", "grey 2"], stacks={"A's 2s": ["purple 2"]})
    scene.rolls("green green green yellow yellow grey grey")
    scene.plays(*["place green on centre 1"] * 3, *["place yellow on centre 2"] * 2)
    scene.plays(*["place grey on centre 3"] * 2, "stop")
    assert scene.choices == {"top centre 2", "top centre 3"}
    assert scene.refused("top centre 1") == "nothing-to-choose"
    scene.plays("top centre 2")
    assert scene.stack("A's 2s") == ["purple 2", "grey 2", "yellow 2"]
    assert scene.stack("A's 3s") == ["green 3"]


def two_stacks_get_two() -> Scene:
    """Seven dice can't fill this much, so the dice are laid down here by hand."""
    stacks = {"B's 2s": ["blue 2"], "B's 3s": ["grey 3"]}
    scene = Scene(2, centre=["red 1", "yellow 2", "green 3"], stacks=stacks)
    scene.p.to_roll = 0
    scene.p.phase = Phase.PLACING
    scene.p.placed = 1
    scene.p.on_card[:] = [0, 2, 3, 0, 0, 2, 3]
    return scene.plays("stop")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.parametrize("twos", ["centre 2", "B's 2s"])
@pytest.mark.parametrize("threes", ["centre 3", "B's 3s"])
def test_c30_both_tops_are_chosen_in_any_order(
    order: tuple[int, int], twos: str, threes: str
) -> None:
    scene = two_stacks_get_two()
    assert scene.choices == {"top centre 2", "top centre 3", "top B's 2s", "top B's 3s"}
    first, second = ((twos, threes)[k] for k in order)
    scene.plays(f"top {first}")
    assert scene.to_move == "A"
    assert len(scene.choices) == 2  # the tops of the other stack
    assert scene.refused(f"top {first}") == "nothing-to-choose"
    scene.plays(f"top {second}")
    captured = ["yellow 2", "blue 2"] if twos == "B's 2s" else ["blue 2", "yellow 2"]
    assert scene.stack("A's 2s") == captured
    captured = ["green 3", "grey 3"] if threes == "B's 3s" else ["grey 3", "green 3"]
    assert scene.stack("A's 3s") == captured
    assert scene.to_move == "table"


@pytest.mark.parametrize("player", "ABCD")
def test_c40_every_opponents_top_card_is_open(player: str) -> None:
    colours = {"A": "red", "B": "blue", "C": "grey", "D": "purple"}
    scene = Scene(
        4,
        centre=["green 1", "yellow 2", "green 3"],
        stacks={f"{owner}'s stack": [f"{colour} 2"] for owner, colour in colours.items()},
        player=player,
    )
    scene.rolls("red blue grey purple yellow yellow yellow")
    stealing = {
        f"place {colour} on {owner}'s stack" for owner, colour in colours.items() if owner != player
    }
    assert scene.choices == {"place yellow on centre 2", *stealing}


def test_c40_only_the_top_card_is_open() -> None:
    scene = Scene(stacks={"B's stack": ["blue 2", "grey 2"]}).rolls("blue " * 6 + "grey")
    assert scene.choices == {"place grey on B's stack"}


def test_c40_with_two_players_both_tops_are_open() -> None:
    scene = Scene(2, stacks={"B's 2s": ["grey 2", "blue 2"], "B's 3s": ["purple 3"]})
    scene.rolls("blue blue purple purple purple grey grey")
    assert scene.choices == {"place blue on B's 2s", "place purple on B's 3s"}


def test_c41_the_card_under_a_filled_one_is_not_open_in_this_turn() -> None:
    """Blue dice fill the top card; the grey ones below have to wait for the next turn."""
    scene = Scene(stacks={"B's stack": ["grey 2", "blue 2"]}).rolls(
        "blue blue grey grey red red red"
    )
    scene.plays(*["place blue on B's stack"] * 2)
    assert scene.refused("place grey on B's stack") == "wrong-colour"
    scene.plays("place red on centre 1", "roll").rolls("grey grey yellow blue")
    assert scene.choices == {"place yellow on centre 2"}
    scene.plays("place yellow on centre 2", "stop").deals("purple 1")
    assert scene.stack("A's stack") == ["blue 2"]
    assert scene.stack("B's stack") == ["grey 2"]
    scene.rolls("yellow " * 7).plays("place yellow on centre 2", "stop")  # B's own turn
    assert "place grey on B's stack" in scene.rolls("grey grey red red red red red").choices


def test_c41_a_card_that_comes_to_light_is_not_captured_in_the_same_turn() -> None:
    """Two blue 2s lie on each other: the dice on the upper one take the upper one only."""
    scene = Scene(stacks={"B's stack": ["blue 2", "blue 2"]}).rolls("blue " * 7)
    scene.plays(*["place blue on B's stack"] * 2)
    assert scene.refused("place blue on B's stack") == "card-full"
    scene.plays("stop")
    assert scene.stack("A's stack") == ["blue 2"]
    assert scene.stack("B's stack") == ["blue 2"]


def test_c41_the_card_under_a_stolen_one_saves_nobody_from_a_bust() -> None:
    """The top card is full, and grey would fit the one below: nothing fits, the turn is over."""
    scene = Scene(stacks={"B's stack": ["grey 2", "blue 2"]})
    scene.rolls("blue blue red red red red red").plays(*["place blue on B's stack"] * 2, "roll")
    assert scene.rolls("grey grey grey grey grey").player == "B"
    assert scene.stack("B's stack") == ["grey 2", "blue 2"]


def test_c41_nor_do_the_two_stacks_of_an_opponent_of_two() -> None:
    """Grey and purple lie below two full cards: neither is captured, neither takes a die."""
    stacks = {"B's 2s": ["grey 2", "blue 2"], "B's 3s": ["purple 3", "green 3"]}
    scene = Scene(2, centre=["red 1", "red 2", "red 3"], stacks=stacks)
    scene.rolls("blue blue green green green red red")
    scene.plays(*["place blue on B's 2s"] * 2, *["place green on B's 3s"] * 3)
    assert scene.view["fits"] == ["red"]
    bust = copied(scene.p)
    assert scene.plays("stop").stack("A's 2s") == ["blue 2"]
    assert scene.stack("A's 3s") == ["green 3"]
    assert (scene.stack("B's 2s"), scene.stack("B's 3s")) == (["grey 2"], ["purple 3"])
    scene.p = bust
    assert scene.plays("roll").rolls("grey purple").player == "B"
    assert scene.stack("B's 2s") == ["grey 2", "blue 2"]


def test_c41_the_chance_of_a_bust_does_not_count_on_the_card_below() -> None:
    """Red, yellow and green fit; grey will only when the turn is over."""
    scene = Scene(stacks={"B's stack": ["grey 2", "blue 2"]})
    scene.rolls("blue blue grey grey grey grey grey").plays(*["place blue on B's stack"] * 2)
    assert scene.view["fits"] == ["yellow", "red", "green"]
    assert scene.view["bust_chance"] == (3 / 6) ** 5


def test_c42_no_dice_on_the_own_stack() -> None:
    scene = Scene(stacks={"A's stack": ["red 2"]}).rolls("red " * 7)
    assert scene.choices == {"place red on centre 1"}
    assert scene.refused("place red on A's stack") == "own-stack"


def test_c42_neither_of_ones_two_stacks() -> None:
    scene = Scene(2, stacks={"B's 2s": ["red 2"], "B's 3s": ["red 3"]}, player="B")
    scene.rolls("red " * 7)
    assert (
        scene.refused("place red on B's 2s") == scene.refused("place red on B's 3s") == "own-stack"
    )


def test_c42_an_own_card_does_not_save_from_a_bust() -> None:
    scene = Scene(stacks={"A's stack": ["blue 2"]}).rolls("blue " * 7)
    assert scene.player == "B"


def test_c43_a_card_is_stolen_back_and_forth() -> None:
    scene = Scene(stacks={"C's stack": ["grey 3", "blue 2"]})
    for thief, owner in (("A", "C"), ("B", "A"), ("C", "B"), ("A", "C")):
        assert scene.player == thief
        scene.rolls("blue " * 7).plays(*[f"place blue on {owner}'s stack"] * 2, "stop")
        assert scene.stack(f"{thief}'s stack")[-1] == "blue 2"
    assert scene.stack("A's stack") == ["blue 2"]
    assert scene.stack("C's stack") == ["grey 3"]
