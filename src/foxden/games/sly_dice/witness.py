"""With which dice a claim is true: what a claimer is shown beside each claim."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from .combinations import made_by_patterns
from .components import (
    ALL_DICE,
    CARD_OF,
    COUNT_OF,
    FACES,
    FIVE_OF_A_KIND,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_TOTAL,
    LARGE_STRAIGHT,
    LOW_TOTAL,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
)

KIND = {THREE_OF_A_KIND: 3, FOUR_OF_A_KIND: 4, FIVE_OF_A_KIND: 5}
TOTALS = (LOW_TOTAL, HIGH_TOTAL)


@dataclass(frozen=True)
class Die:
    """A die and where it lies: ``common``, ``front``, ``hidden``; or ``sum`` of two others."""

    where: str
    value: int
    parts: tuple[Die, ...] = ()


def dice_for(claim: int, dice: list[Die], is_summing: bool) -> list[Die]:
    """The dice that a true claim uses; with Threes announced one of them may be a sum of two."""
    card = CARD_OF[claim]
    if not is_summing or card in TOTALS:
        return _used(claim, dice)
    for pair in combinations(dice, 2):
        left = [die for die in dice if all(die is not gone for gone in pair)]
        summed = [*left, Die("sum", pair[0].value + pair[1].value, pair)]
        if made_by_patterns(_counts(summed)) >> claim & 1:
            return _used(claim, summed)
    return []


def _counts(dice: list[Die]) -> tuple[int, ...]:
    return tuple(sum(die.value == face for die in dice) for face in range(1, FACES + 1))


def _used(claim: int, dice: list[Die]) -> list[Die]:
    card = CARD_OF[claim]
    if card < FACES:
        return _of(dice, card + 1, COUNT_OF[claim])
    counts = _counts(dice)
    if card in KIND:
        return _of(dice, counts.index(max(counts)) + 1, KIND[card])
    if card == FULL_HOUSE:
        triplet = counts.index(max(counts)) + 1
        pairs = [face for face in range(1, FACES + 1) if face != triplet and counts[face - 1] >= 2]
        return _of(dice, triplet, 3 if pairs else 5) + _of(dice, pairs[0] if pairs else 0, 2)
    if card in (SMALL_STRAIGHT, LARGE_STRAIGHT):
        run = range(2, 7) if counts[0] == 0 else range(1, 6)
        run = range(1, 7) if card == LARGE_STRAIGHT else run
        return [die for face in run for die in _of(dice, face, 1)]
    return dice[:ALL_DICE]


def _of(dice: list[Die], value: int, count: int) -> list[Die]:
    return [die for die in dice if die.value == value][:count]
