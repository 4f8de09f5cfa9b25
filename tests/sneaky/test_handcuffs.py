"""Sneaky: who takes a handcuff and who gives one back (C31–C36)."""

from __future__ import annotations

import pytest

from .scene import Scene


def fill(scene: Scene, *cards: tuple[str, str]) -> Scene:
    """Fill these cards, named by colour and value and by where they lie, with one throw."""
    dice = [card.split()[0] for card, _ in cards for _ in range(int(card[-1]))]
    scene.rolls(" ".join([*dice, *["purple"] * (7 - len(dice))]))
    for card, where in cards:
        scene.plays(*[f"place {card.split()[0]} on {where}"] * int(card[-1]))
    return scene.plays("stop")


def test_c31_two_from_the_centre_earn_one_handcuff() -> None:
    scene = fill(Scene(), ("red 1", "centre 1"), ("yellow 2", "centre 2"))
    assert scene.handcuffs == [3, 2, 2]


def test_c31_three_from_the_centre_earn_one_as_well() -> None:
    cards = (("red 1", "centre 1"), ("yellow 2", "centre 2"), ("green 3", "centre 3"))
    scene = fill(Scene(), *cards).plays("top centre 2")
    assert scene.handcuffs == [3, 2, 2]


@pytest.mark.parametrize(
    ("card", "where"),
    [("red 1", "centre 1"), ("yellow 2", "centre 2"), ("green 3", "centre 3")],
)
def test_c32_one_from_the_centre_changes_nothing(card: str, where: str) -> None:
    assert fill(Scene(), (card, where)).handcuffs == [2, 2, 2]


def test_c33_a_bust_costs_a_handcuff() -> None:
    assert Scene().rolls("purple " * 7).handcuffs == [1, 2, 2]


def test_c33_a_bust_after_filling_two_cards_costs_one_too() -> None:
    scene = Scene().rolls("red yellow yellow blue blue blue blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2, "roll")
    assert scene.rolls("blue blue red yellow").handcuffs == [1, 2, 2]


def test_c33_stopping_with_nothing_filled_costs_a_handcuff() -> None:
    scene = Scene().rolls("green " * 2 + "blue " * 5).plays("place green on centre 3", "stop")
    assert scene.handcuffs == [1, 2, 2]


def test_c33_nothing_but_theft_costs_a_handcuff() -> None:
    scene = fill(Scene(stacks={"B's stack": ["blue 2"]}), ("blue 2", "B's stack"))
    assert scene.stack("A's stack") == ["blue 2"]
    assert scene.handcuffs == [1, 2, 2]


def test_c34_who_has_none_gives_none() -> None:
    scene = Scene(handcuffs=[0, 2, 2]).rolls("purple " * 7)
    assert scene.handcuffs == [0, 2, 2]
    scene = Scene(handcuffs=[1, 2, 2]).rolls("purple " * 7)
    assert scene.handcuffs == [0, 2, 2]


def test_c34_who_has_none_can_earn_one_again() -> None:
    scene = fill(Scene(handcuffs=[0, 2, 2]), ("red 1", "centre 1"), ("yellow 2", "centre 2"))
    assert scene.handcuffs == [1, 2, 2]


def test_c35_stolen_bandits_do_not_count_towards_two() -> None:
    scene = Scene(stacks={"B's stack": ["blue 2"], "C's stack": ["grey 2"]})
    cards = (("red 1", "centre 1"), ("blue 2", "B's stack"), ("grey 2", "C's stack"))
    assert fill(scene, *cards).plays("top B's stack").handcuffs == [2, 2, 2]


def test_c35_two_thefts_are_still_none_from_the_centre() -> None:
    scene = Scene(2, stacks={"B's 2s": ["blue 2"], "B's 3s": ["grey 3"]})
    assert fill(scene, ("blue 2", "B's 2s"), ("grey 3", "B's 3s")).handcuffs == [1, 2]


def test_c35_1s_from_the_centre_count() -> None:
    scene = Scene(centre=["red 1", "blue 1", "green 3"])
    assert fill(scene, ("red 1", "centre 1"), ("blue 1", "centre 2")).handcuffs == [3, 2, 2]


def test_c36_handcuffs_are_settled_at_the_end_of_the_turn_before_the_refill() -> None:
    scene = Scene().rolls("red yellow yellow green green green blue")
    scene.plays("place red on centre 1", *["place yellow on centre 2"] * 2)
    scene.plays(*["place green on centre 3"] * 3)
    assert scene.handcuffs == [2, 2, 2]
    scene.plays("stop")
    assert scene.handcuffs == [2, 2, 2]  # the top card has not been chosen yet
    scene.plays("top centre 2")
    assert scene.handcuffs == [3, 2, 2]
    assert scene.centre == [None, None, None]


def test_c36_only_the_player_of_the_turn_is_concerned() -> None:
    scene = Scene(4, player="C", handcuffs=[0, 5, 1, 2]).rolls("purple " * 7)
    assert scene.handcuffs == [0, 5, 0, 2]
