"""Exact chances for someone who looks at a view of Sly Dice.

While rolling: ``best_chances``, the chance of each claim if one rolled for it alone from here on.
While others claim: ``prior``, the chance that a claim is true given the dice all see and how the
claimer is thought to roll (a *habit*), and ``blind_prior``, if all hidden dice are equally likely.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from foxden.core.game import Move
from foxden.core.rule import rule

from .chart import COMMON_PLACE_OF, PLACE_OF, PROVEN, ROLLS_OF, WAYS
from .components import CLAIMS, COMMON_DICE, FACES, HIGH_LOW_CLAIM, OWN_DICE
from .table import (
    CALLS,
    DONE,
    FOURS,
    PUSH,
    REROLL,
    REROLL_BOTH,
    Position,
    dice_of,
    one_die,
    pips_of,
    place_of,
    size_of,
    true_rolls,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

LOWEST, HIGHEST = COMMON_DICE, COMMON_DICE * FACES
SUMS = [0] * (HIGHEST + 1)  # how many of the 216 rolls of three dice give each sum
for _roll in product(range(1, FACES + 1), repeat=COMMON_DICE):
    SUMS[sum(_roll)] += 1
ROLLS = sum(SUMS)


# While rolling.


def best_chances(p: Position, seat: int) -> list[float]:
    """For each claim: the exact chance that it will be true, rolling for it as well as can be.

    Asked of a seat whose dice are known.  Powers used when claiming are left out; Fours is used if
    it helps.  High Low's chance is that of three right calls.
    """
    behind, front = int(p.behind[seat]), int(p.front[seat])
    to_roll = int(p.to_roll[seat])
    if p.rolling >> seat & 1 or to_roll:
        must_reroll = bool(p.choosing >> seat & 1)
        has_fours = bool(p.powers[seat] & FOURS) and bool(p.rolling >> seat & 1)
        chances = _best(int(p.common), front, behind, to_roll, must_reroll, has_fours)
    else:
        chances = _made(int(p.common), front + behind)
    found = [float(chance) for chance in chances]
    found[HIGH_LOW_CLAIM] = high_low_chance(pips_of(p.common))
    return found


@lru_cache(maxsize=50_000)
def _best(
    common: int, front: int, behind: int, to_roll: int, must_reroll: bool, has_fours: bool
) -> NDArray[np.float64]:
    if to_roll:
        rolls = (
            _best(common, front, behind + one_die(face), to_roll - 1, False, has_fours)
            for face in range(FACES)
        )
        mean: NDArray[np.float64] = np.mean(list(rolls), axis=0)
        return mean
    options = _rerolls(common, front, behind, has_fours) if must_reroll else []
    if not must_reroll:
        options = [_made(common, front + behind), *_pushes(common, front, behind, has_fours)]
    if has_fours:
        options.append(_best(common, 0, 0, OWN_DICE, False, False))
    best: NDArray[np.float64] = np.max(options, axis=0)
    return best


def _pushes(common: int, front: int, behind: int, has_fours: bool) -> list[NDArray[np.float64]]:
    """C9–C12."""
    pushed = size_of(front)
    if pushed == OWN_DICE - 1:
        return []
    options = []
    for face in range(FACES):
        if dice_of(behind, face):
            out, left = front + one_die(face), behind - one_die(face)
            if pushed == 0:
                options.append(_best(common, out, left, 0, True, has_fours))
            else:
                options.append(_best(common, out, 0, 1, False, has_fours))
    return options


def _rerolls(common: int, front: int, behind: int, has_fours: bool) -> list[NDArray[np.float64]]:
    """C10."""
    options = [_best(common, front, 0, 2, False, has_fours)]
    for face in range(FACES):
        if dice_of(behind, face):
            options.append(_best(common, front, behind - one_die(face), 1, False, has_fours))
    return options


def _made(common: int, dice: int) -> NDArray[np.float64]:
    claims = int(PROVEN[0, PLACE_OF[dice], COMMON_PLACE_OF[common]])
    return np.array([float(claims >> claim & 1) for claim in range(CLAIMS)])


# High Low.


@lru_cache(maxsize=1000)
def high_low_chance(target: int, right_calls: int = 0) -> float:
    """C44–C46. Of three right calls in all, with the best calls."""
    if right_calls == CALLS:
        return 1.0
    higher = call_chance(target, range(target + 1, HIGHEST + 1), right_calls)
    return max(higher, call_chance(target, range(LOWEST, target), right_calls))


def call_chance(target: int, right: range, right_calls: int) -> float:
    """Of all calls being right if the next sum must be among ``right``."""
    return sum(SUMS[total] / ROLLS * high_low_chance(total, right_calls + 1) for total in right)


HIGH_LOW_CHANCES = np.array(  # by the sum of the common dice
    [high_low_chance(target) if target >= LOWEST else 0.0 for target in range(HIGHEST + 1)]
)


# While others claim.


Habit = Callable[[int, int, bool], Move]  # (front, behind, must reroll) -> a move of rolling


def keeps(front: int, behind: int, must_reroll: bool) -> Move:
    """The habit of someone who never rolls again."""
    return DONE


def chases(claim: int, common: int) -> Habit:
    """The habit of someone who rolls for one claim as well as can be, and stops when it is true."""

    def habit(front: int, behind: int, must_reroll: bool) -> Move:
        if must_reroll:
            chances = {REROLL_BOTH: _best(common, front, 0, 2, False, False)[claim]}
            for face in faces_of(behind):
                left = behind - one_die(face)
                chances[REROLL + face] = _best(common, front, left, 1, False, False)[claim]
        else:
            chances = {DONE: _made(common, front + behind)[claim]}
            for face, chance in zip(
                faces_of(behind), _pushes(common, front, behind, False), strict=False
            ):
                chances[PUSH + face] = chance[claim]
        return max(chances, key=lambda move: (chances[move], move == DONE))

    return habit


def faces_of(heap: int) -> list[int]:
    """The different faces (from 0) in a heap."""
    return [face for face in range(FACES) if dice_of(heap, face)]


def prior(claim: int, front: int, common: int, habit: Habit, summing: bool = False) -> float:
    """The exact chance that a claim is true when these dice lie in front, for that habit.

    If the habit never leads to these dice, nothing is known about those behind: ``blind_prior``.
    """
    true = total = 0.0
    for (out, behind), chance in endings(habit).items():
        if out == front:
            made = PROVEN[int(summing), PLACE_OF[out + behind], COMMON_PLACE_OF[common]]
            total += chance
            true += chance * float(made >> claim & 1)
    return true / total if total else blind_prior(claim, front, common, summing)


def blind_prior(claim: int, front: int, common: int, summing: bool = False) -> float:
    """The share of all rolls of the hidden dice that make the claim true."""
    place = PLACE_OF[front]
    return float(WAYS[int(summing), place, COMMON_PLACE_OF[common], claim] / ROLLS_OF[place])


def endings(habit: Habit) -> dict[tuple[int, int], float]:
    """With which chance a habit ends its rolling with which dice in front and behind."""
    ended: dict[tuple[int, int], float] = {}
    rolling: list[tuple[int, int, int, bool, float]] = [(0, 0, OWN_DICE, False, 1.0)]
    while rolling:
        merged: dict[tuple[int, int, int, bool], float] = {}
        for front, behind, to_roll, must_reroll, chance in rolling:
            for after, share in _step(front, behind, to_roll, must_reroll, habit):
                if after is None:
                    ended[front, behind] = ended.get((front, behind), 0.0) + chance
                else:
                    merged[after] = merged.get(after, 0.0) + chance * share
        rolling = [(*state, chance) for state, chance in merged.items()]
    return ended


def _step(
    front: int, behind: int, to_roll: int, must_reroll: bool, habit: Habit
) -> list[tuple[tuple[int, int, int, bool] | None, float]]:
    """What one die, or one decision of the habit, leads to; None: done."""
    if to_roll:
        return [
            ((front, behind + one_die(face), to_roll - 1, must_reroll), 1 / FACES)
            for face in range(FACES)
        ]
    pushed = size_of(front)
    move = DONE if pushed == OWN_DICE - 1 else habit(front, behind, must_reroll)
    if move == DONE:
        return [(None, 1.0)]
    if move == REROLL_BOTH:
        return [((front, 0, 2, False), 1.0)]
    if move >= REROLL:
        return [((front, behind - one_die(move - REROLL), 1, False), 1.0)]
    pushed_die = one_die(move - PUSH)
    if pushed == 0:
        return [((front + pushed_die, behind - pushed_die, 0, True), 1.0)]
    return [((front + pushed_die, 0, 1, False), 1.0)]


@rule
def blind_share(p: Position, claim: int) -> float:
    """``blind_prior`` of a claim of the claimer, in a form that compiles."""
    return true_rolls(p, claim) / float(ROLLS_OF[place_of(p.front[p.claimer])])
