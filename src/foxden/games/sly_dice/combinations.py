"""The combinations: which claims six dice make true.  Plain functions; ``chart.py`` tabulates them.

``counts`` says how many dice show 1, 2, … 6.  With the power of Threes two dice have become one
number; if that is above 6 it is in no count, so the counts add up to four or five.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from .components import (
    ALL_DICE,
    EQUAL_SUM,
    FACES,
    FIVE_OF_A_KIND,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_TOTAL,
    LARGE_STRAIGHT,
    LOW_TOTAL,
    ODDS_OR_EVENS,
    SMALL_STRAIGHT,
    THREE_OF_A_KIND,
    THREE_PAIRS,
    claim_of,
)

LOW = 16  # C40
HIGH = 26  # C40
Counts = Sequence[int]


def of_a_kind(counts: Counts, dice: int) -> bool:
    """C35."""
    return max(counts) >= dice


def full_house(counts: Counts) -> bool:
    """C36. Three alike and two alike; the pair may continue the triplet."""
    return max(counts) >= 5 or (max(counts) >= 3 and sum(count >= 2 for count in counts) >= 2)


def three_pairs(counts: Counts) -> bool:
    """C37, C53."""
    return sum(count // 2 for count in counts) == 3


def large_straight(counts: Counts) -> bool:
    """C38, C53."""
    return min(counts) >= 1


def small_straight(counts: Counts) -> bool:
    """C39."""
    return min(counts[:-1]) >= 1 or min(counts[1:]) >= 1


def odds_or_evens(counts: Counts) -> bool:
    """C41, C53. All six dice."""
    return ALL_DICE in (sum(counts[0::2]), sum(counts[1::2]))


PATTERNS: dict[int, Callable[[Counts], bool]] = {
    THREE_OF_A_KIND: lambda counts: of_a_kind(counts, 3),
    FOUR_OF_A_KIND: lambda counts: of_a_kind(counts, 4),
    FIVE_OF_A_KIND: lambda counts: of_a_kind(counts, 5),
    FULL_HOUSE: full_house,
    THREE_PAIRS: three_pairs,
    LARGE_STRAIGHT: large_straight,
    SMALL_STRAIGHT: small_straight,
    ODDS_OR_EVENS: odds_or_evens,
}


def made_by(own: Counts, common: Counts, is_summing: bool) -> int:
    """The set of claims, as bits, that these dice make true (C20, C34–C42, C52, C53)."""
    counts = tuple(mine + ours for mine, ours in zip(own, common, strict=True))
    made = made_by_sums(counts) if is_summing else made_by_patterns(counts)
    total = pips(counts)
    if total <= LOW:
        made |= 1 << claim_of(LOW_TOTAL)
    if total >= HIGH:
        made |= 1 << claim_of(HIGH_TOTAL)
    if pips(own) == pips(common) and not is_summing:
        made |= 1 << claim_of(EQUAL_SUM)
    return made


@cache
def made_by_patterns(counts: tuple[int, ...]) -> int:
    """C34–C39, C41."""
    made = 0
    for face, count in enumerate(counts):
        for claimed in range(1, count + 1):
            made |= 1 << claim_of(face, claimed)
    for card, pattern in PATTERNS.items():
        if pattern(counts):
            made |= 1 << claim_of(card)
    return made


@cache
def made_by_sums(counts: tuple[int, ...]) -> int:
    """C52. Whatever some pair of dice, added up, makes true."""
    made = 0
    for first in range(FACES):
        for second in range(first, FACES):
            if counts[first] > (first == second) and counts[second] > 0:
                made |= made_by_patterns(summed(counts, first, second))
    return made


def summed(counts: Counts, first: int, second: int) -> tuple[int, ...]:
    """The counts when a die of each of these two faces (from 0) has become their sum."""
    left = list(counts)
    left[first] -= 1
    left[second] -= 1
    face = first + second + 1
    if face < FACES:
        left[face] += 1
    return tuple(left)


def pips(counts: Counts) -> int:
    return sum((face + 1) * count for face, count in enumerate(counts))
