"""The combinations, by example and against an independent checker."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, reduce
from itertools import combinations_with_replacement, product
from operator import and_, or_

import pytest

from foxden.core.position import copied
from foxden.games.sly_dice import rules
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
from foxden.games.sly_dice.notation import read
from foxden.games.sly_dice.table import own_dice, true_claims

from .naive import Dice, all_rolls, makes
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


@cache
def naive_claims(own: Dice, common: Dice, adds: bool) -> int:
    """What the naive checker calls true, as the rules keep it: a bit for each claim."""
    return sum(
        1 << claim
        for claim in range(HIGH_LOW_CLAIM)
        if naive_claim(claim, tuple(sorted(own + common)), own, common, adds)
    )


def naive_claim(claim: int, six: Dice, own: Dice, common: Dice, adds: bool) -> bool:
    """All cards but one ask the six dice together; the same six are asked once."""
    if CARD_NAMES[CARD_OF[claim]] == "equal sum":
        return makes("equal sum", 0, own, common, adds)
    return naive_of_six(claim, six, adds)


@cache
def naive_of_six(claim: int, six: Dice, adds: bool) -> bool:
    return makes(CARD_NAMES[CARD_OF[claim]], COUNT_OF[claim], six[:3], six[3:], adds)


@pytest.mark.parametrize("adds", [False, True], ids=["no power", "threes"])
def test_the_naive_checker_agrees_on_every_combination_for_all_dice(adds: bool) -> None:
    """All 6^6 rolls; rolls that are the same heaps of own and common dice are asked once."""
    rolls = {(tuple(sorted(roll[:3])), tuple(sorted(roll[3:]))) for roll in all_rolls()}
    assert len(rolls) == 56 * 56
    for own, common in rolls:
        made = PROVEN[int(adds), PLACE_OF[heap(own)], COMMON_PLACE_OF[heap(common)]]
        assert int(made) == naive_claims(own, common, adds), (own, common)


@pytest.mark.parametrize("where", ["hidden", "front"])
@pytest.mark.parametrize("power", ["", "add two dice", "repeat"])
def test_the_naive_checker_agrees_after_the_power_of_ones(power: str, where: str) -> None:
    """All heaps of own and common dice; every die turned to every number; every claim.

    Twos or Threes is announced too, or neither.
    """
    scene = Scene(powers={"A": ["ones", "twos", "threes"]})
    for own, old, new in product(TRIPLES, range(1, 7), range(1, 7)):
        if old not in own:
            continue
        at_hand = list(own)
        at_hand.remove(old)
        p = copied(scene.p)
        out = (old,) if where == "front" else ()
        p.front[0], p.behind[0] = heap(out), heap(own) - heap(out)
        lines = [f"change {where} {old} to {new}", *([power] if power else [])]
        for words in lines:
            move = read(p, 0, words)
            assert rules.refusal(p, 0, move) == 0
            rules.play(p, 0, move)
        turned = tuple(sorted((*at_hand, new)))
        for common in TRIPLES:
            p.common = heap(common)
            made = true_claims(p, own_dice(p, 0))
            assert made == naive_claims(turned, common, power == "add two dice")


@pytest.mark.parametrize("adds", [False, True], ids=["no power", "threes"])
def test_the_naive_checker_agrees_on_what_is_possible_and_proven(adds: bool) -> None:
    """C22, C24: all dice in front, all common dice, all values of the hidden ones, every claim."""
    fronts = [front for n in (0, 1, 2) for front in combinations_with_replacement(range(1, 7), n)]
    for front, common in product(fronts, TRIPLES):
        rests = product(range(1, 7), repeat=3 - len(front))
        told = [naive_claims(tuple(sorted(front + rest)), common, adds) for rest in rests]
        at = int(adds), PLACE_OF[heap(front)], COMMON_PLACE_OF[heap(common)]
        assert int(POSSIBLE[at]) == reduce(or_, told)
        assert int(PROVEN[at]) == reduce(and_, told)
        assert ROLLS_OF[at[1]] == len(told)
        for claim in range(HIGH_LOW_CLAIM):
            assert WAYS[at][claim] == sum(made >> claim & 1 for made in told)


def test_every_heap_has_a_place_of_its_own() -> None:
    assert len(HEAPS) == len(set(HEAPS)) == 84
    assert CLAIMS == 48
