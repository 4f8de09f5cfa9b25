"""Exact chances, checked by hand, by counting and by playing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from foxden.games.sly_dice import odds
from foxden.games.sly_dice.chart import FULL
from foxden.games.sly_dice.components import CARD_NAMES, CLAIMS, HIGH_LOW_CLAIM, claim_of
from foxden.games.sly_dice.odds import (
    best_chances,
    blind_prior,
    chases,
    endings,
    high_low_chance,
    keeps,
    prior,
)

from .naive import makes
from .scene import Scene, heap


def chance(scene: Scene, card: str, count: int = 0, seat: int = 0) -> float:
    return best_chances(scene.p, seat)[claim_of(CARD_NAMES.index(card), count)]


def rolling(
    common: Sequence[int], front: Sequence[int], hidden: Sequence[int], power: str = ""
) -> Scene:
    powers = {"A": [power]} if power else {}
    scene = Scene(common=common, front={"A": front}, hidden={"A": hidden}, powers=powers)
    return scene.rolling()


def test_with_two_dice_out_nothing_changes_any_more() -> None:
    scene = rolling((4, 5, 6), (6, 6), (5,))
    assert chance(scene, "full house") == 1
    assert chance(scene, "five of a kind") == 0


def test_one_reroll_left_by_hand() -> None:
    """Common 1 1 1, a 1 in front, 1 and 2 behind: five ones by pushing the 1 and rolling a 1."""
    scene = rolling((1, 1, 1), (1,), (1, 2))
    assert chance(scene, "ones", 5) == 1
    assert chance(scene, "ones", 6) == pytest.approx(1 / 6)
    assert chance(scene, "twos", 2) == pytest.approx(1 / 6)


def test_after_a_push_the_best_reroll_counts() -> None:
    """A 1 in front, 2 and 3 behind, one reroll now and one after the next push."""
    scene = rolling((1, 1, 1), (), (1, 2, 3)).play("A: push 1")
    first_two = 1 / 36  # both show 1 at once
    one_then_one = 10 / 36 * 1 / 6  # one shows 1, is pushed, and the other follows
    assert chance(scene, "ones", 6) == pytest.approx(first_two + one_then_one)


def test_a_fresh_start_helps_only_with_the_power() -> None:
    plain = rolling((4, 5, 6), (6, 6), (1,))
    fours = rolling((4, 5, 6), (6, 6), (1,), "fours")
    assert chance(plain, "full house") == 0
    whole = rolling((4, 5, 6), (), (1, 1, 1)).play()
    assert chance(fours, "full house") == pytest.approx(
        float(odds._best(heap((4, 5, 6)), 0, 0, 3, False, False)[claim_of(9)])
    )
    assert chance(whole, "full house") < 1


def test_chances_agree_with_a_plain_tree_over_single_outcomes() -> None:
    """All of a seat's choices and rolls, walked die by die, for a few claims and tables."""
    for common, dice in (((4, 5, 6), (6, 2, 2)), ((1, 3, 3), (5, 5, 2)), ((2, 2, 2), (1, 4, 6))):
        scene = rolling(common, (), dice)
        for card, count in (("full house", 0), ("small straight", 0), ("twos", 3)):
            tree = walked(card, count, common, (), dice)
            assert chance(scene, card, count) == pytest.approx(tree)


def walked(
    card: str, count: int, common: tuple[int, ...], front: tuple[int, ...], dice: tuple[int, ...]
) -> float:
    best = float(makes(card, count, front + dice, common, False))
    if len(front) == 2 or best == 1:
        return best
    for k, pushed in enumerate(dice):
        rest = dice[:k] + dice[k + 1 :]
        out = (*front, pushed)
        for kept in {(), *((value,) for value in rest)} if len(rest) == 2 else {()}:
            rolls = list(product(range(1, 7), repeat=len(rest) - len(kept)))
            mean = sum(walked(card, count, common, out, kept + roll) for roll in rolls) / len(rolls)
            best = max(best, mean)
    return best


def test_high_low_by_hand_and_its_range() -> None:
    assert high_low_chance(3, 2) == pytest.approx(215 / 216)
    assert high_low_chance(10, 2) == pytest.approx(0.5)
    assert (
        high_low_chance(10) == pytest.approx(high_low_chance(11)) == pytest.approx(0.238, abs=1e-3)
    )
    assert (
        high_low_chance(3) == pytest.approx(high_low_chance(18)) == pytest.approx(0.472, abs=1e-3)
    )
    scene = rolling((4, 5, 6), (), (1, 1, 1))
    assert best_chances(scene.p, 0)[HIGH_LOW_CLAIM] == high_low_chance(15)


def test_a_habit_ends_somewhere_with_chance_1() -> None:
    common = heap((4, 5, 6))
    for habit in (keeps, chases(claim_of(9), common), chases(claim_of(5, 3), common)):
        assert sum(endings(habit).values()) == pytest.approx(1)


def test_the_prior_of_someone_who_keeps_the_first_roll_is_blind() -> None:
    common = heap((4, 5, 6))
    for claim in range(CLAIMS - 1):
        assert prior(claim, 0, common, keeps) == pytest.approx(blind_prior(claim, 0, common))


def test_the_prior_of_someone_who_chases_a_claim() -> None:
    """Three hidden dice: such a player stopped because it is true.  Two out: one roll decides."""
    common = heap((4, 5, 6))
    two_sixes = claim_of(5, 2)
    habit = chases(two_sixes, common)
    assert prior(two_sixes, 0, common, habit) == pytest.approx(1)
    assert blind_prior(two_sixes, 0, common) == pytest.approx(91 / 216)
    for out in ((1, 1), (2, 5)):
        assert prior(two_sixes, heap(out), common, habit) == pytest.approx(1 / 6)


def test_a_habit_that_never_shows_these_dice_tells_nothing() -> None:
    common = heap((4, 5, 6))
    assert endings(keeps).keys() == {(0, heap) for heap in FULL}
    two_sixes = claim_of(5, 2)
    assert prior(two_sixes, heap((1,)), common, keeps) == pytest.approx(11 / 36)


def test_chasing_succeeds_as_often_as_best_chances_say() -> None:
    common = heap((1, 3, 3))
    claim = claim_of(CARD_NAMES.index("small straight"))
    won = 0.0
    for (front, behind), share in endings(chases(claim, common)).items():
        won += share * float(odds._made(common, front + behind)[claim])
    best = odds._best(common, 0, 0, 3, False, False)[claim]
    assert won == pytest.approx(float(best))
