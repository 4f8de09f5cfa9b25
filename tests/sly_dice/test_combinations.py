"""The combinations, by example and against an independent checker."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, product

import pytest

from foxden.games.sly_dice.chart import (
    COMMON_PLACE_OF,
    HEAPS,
    PLACE_OF,
    POSSIBLE,
    PROVEN,
    ROLLS_OF,
    WAYS,
)
from foxden.games.sly_dice.components import (
    CARD_NAMES,
    CARD_OF,
    CLAIMS,
    COUNT_OF,
    HIGH_LOW_CLAIM,
    POINTS_OF,
    claim_of,
)
from foxden.games.sly_dice.table import own_dice, true_claims

from .naive import all_rolls, makes
from .scene import Scene, heap

TRIPLES = list(combinations_with_replacement(range(1, 7), 3))


def is_made(card: str, dice: Sequence[int], count: int = 0, adds: bool = False) -> bool:
    """The first three dice are the player's own."""
    claim = claim_of(CARD_NAMES.index(card), count)
    own, common = PLACE_OF[heap(dice[:3])], COMMON_PLACE_OF[heap(dice[3:])]
    return bool(PROVEN[int(adds), own, common] >> claim & 1)


def points(card: str, count: int = 0) -> int:
    return POINTS_OF[claim_of(CARD_NAMES.index(card), count)]


def test_c34_faces_are_counted_over_all_six_dice() -> None:
    dice = (2, 2, 6, 2, 5, 2)
    assert is_made("twos", dice, 4)
    assert not is_made("twos", dice, 5)
    assert not is_made("ones", dice, 1)
    assert [points("ones", 3), points("sixes", 2), points("fives", 6)] == [3, 12, 30]


def test_c35_so_many_of_a_kind() -> None:
    assert is_made("three of a kind", (4, 4, 1, 2, 3, 4))
    assert not is_made("four of a kind", (4, 4, 1, 2, 3, 4))
    assert is_made("four of a kind", (4, 4, 4, 2, 3, 4))
    assert is_made("five of a kind", (4, 4, 4, 4, 4, 4))
    assert not is_made("three of a kind", (1, 1, 2, 2, 3, 3))
    kinds = ("three of a kind", "four of a kind", "five of a kind")
    assert [points(card) for card in kinds] == [8, 20, 40]


def test_c36_full_house() -> None:
    assert is_made("full house", (6, 6, 5, 4, 5, 6))
    assert is_made("full house", (3, 3, 3, 3, 3, 1))
    assert not is_made("full house", (3, 3, 3, 3, 2, 1))
    assert points("full house") == 10


def test_c37_three_pairs() -> None:
    assert is_made("three pairs", (1, 2, 3, 1, 2, 3))
    assert is_made("three pairs", (4, 4, 4, 4, 2, 2))
    assert is_made("three pairs", (5, 5, 5, 5, 5, 5))
    assert not is_made("three pairs", (4, 4, 4, 2, 2, 2))
    assert points("three pairs") == 18


def test_c38_large_straight() -> None:
    assert is_made("large straight", (6, 4, 2, 1, 3, 5))
    assert not is_made("large straight", (6, 4, 2, 2, 3, 5))
    assert points("large straight") == 30


def test_c39_small_straight() -> None:
    assert is_made("small straight", (1, 2, 3, 4, 5, 5))
    assert is_made("small straight", (6, 2, 3, 4, 5, 2))
    assert not is_made("small straight", (1, 2, 3, 4, 6, 6))
    assert points("small straight") == 15


def test_c40_totals() -> None:
    assert is_made("sixteen or less", (1, 2, 3, 4, 5, 1))
    assert not is_made("sixteen or less", (1, 2, 3, 4, 5, 2))
    assert is_made("twenty-six or more", (6, 6, 6, 6, 1, 1))
    assert not is_made("twenty-six or more", (6, 6, 6, 5, 1, 1))
    assert points("sixteen or less") == points("twenty-six or more") == 12


def test_c41_odds_or_evens() -> None:
    assert is_made("odds or evens", (1, 3, 5, 1, 3, 3))
    assert is_made("odds or evens", (2, 4, 6, 2, 2, 6))
    assert not is_made("odds or evens", (2, 4, 6, 2, 2, 5))
    assert points("odds or evens") == 25


def test_c42_equal_sum() -> None:
    assert is_made("equal sum", (6, 1, 1, 2, 3, 3))
    assert not is_made("equal sum", (6, 1, 2, 2, 3, 3))
    assert points("equal sum") == 15


@pytest.mark.parametrize("adds", [False, True], ids=["no power", "threes"])
def test_the_naive_checker_agrees_on_every_combination_for_all_dice(adds: bool) -> None:
    """All 6^6 rolls; rolls that are the same heaps of own and common dice are asked once."""
    rolls = {(tuple(sorted(roll[:3])), tuple(sorted(roll[3:]))) for roll in all_rolls()}
    assert len(rolls) == 56 * 56
    answers: dict[tuple[tuple[int, ...], int], bool] = {}
    for own, common in rolls:
        made = int(PROVEN[int(adds), PLACE_OF[heap(own)], COMMON_PLACE_OF[heap(common)]])
        for claim in range(HIGH_LOW_CLAIM):
            card = CARD_NAMES[CARD_OF[claim]]
            key = (tuple(sorted(own + common)), claim)
            if card == "equal sum" or key not in answers:
                answers[key] = makes(card, COUNT_OF[claim], own, common, adds)
            assert bool(made >> claim & 1) == answers[key], (card, COUNT_OF[claim], own, common)


@pytest.mark.parametrize("powers", [("ones",), ("ones", "threes"), ("ones", "twos")])
def test_the_naive_checker_agrees_after_the_power_of_ones(powers: tuple[str, ...]) -> None:
    """Every hidden die turned to every number, with Threes or Twos announced after it or not."""
    adds = "threes" in powers
    for own, common in product(TRIPLES[::2], TRIPLES[::9]):
        for old, new in product(sorted(set(own)), range(1, 7)):
            scene = Scene(common=common, hidden={"A": own}, powers={"A": powers})
            scene.play(f"A: change hidden {old} to {new}")
            for power, words in (("threes", "add two dice"), ("twos", "repeat")):
                if power in powers:
                    scene.play(f"A: {words}")
            left = list(own)
            left.remove(old)
            made = true_claims(scene.p, own_dice(scene.p, 0))
            for claim in range(5, HIGH_LOW_CLAIM, 7):
                card, count = CARD_NAMES[CARD_OF[claim]], COUNT_OF[claim]
                turned = (*left, new)
                assert bool(made >> claim & 1) == makes(card, count, turned, common, adds)


def test_the_naive_checker_agrees_on_what_is_possible_and_proven() -> None:
    """With one die hidden, and two: some or all of their values."""
    for front in [*combinations_with_replacement(range(1, 7), 2), (1,), (4,)]:
        for common in TRIPLES[::5]:
            for claim in range(0, HIGH_LOW_CLAIM, 3):
                told = [
                    makes(CARD_NAMES[CARD_OF[claim]], COUNT_OF[claim], front + rest, common, False)
                    for rest in product(range(1, 7), repeat=3 - len(front))
                ]
                at = PLACE_OF[heap(front)], COMMON_PLACE_OF[heap(common)]
                assert bool(POSSIBLE[0][at] >> claim & 1) == any(told)
                assert bool(PROVEN[0][at] >> claim & 1) == all(told)
                assert WAYS[0][at][claim] == sum(told)
                assert ROLLS_OF[at[0]] == len(told)


def test_every_heap_has_a_place_of_its_own() -> None:
    assert len(HEAPS) == len(set(HEAPS)) == 84
    assert CLAIMS == 48
