"""Tables that say what dice make true, worked out once from ``combinations.py``.

Up to three dice are kept as one number, their *code*: how many show 1 in the two lowest bits, how
many show 2 in the next two, and so on.  Codes are added and subtracted like heaps of dice, and the
order of dice is nowhere.  Tables are indexed by ``PLACE_OF[code]``: the empty heap, then heaps of
one, two and three dice; the common dice by ``COMMON_PLACE_OF[code]``.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from .combinations import made_by
from .components import CLAIMS, FACES, OWN_DICE

CODES = 1 << 2 * FACES


def die(face: int) -> int:
    """The code of one die; ``face`` counts from 0 here."""
    return 1 << 2 * face


HEAPS: tuple[int, ...] = tuple(
    sum(die(face) for face in heap)
    for dice in range(OWN_DICE + 1)
    for heap in combinations_with_replacement(range(FACES), dice)
)


def counts_in(code: int) -> tuple[int, ...]:
    """How many dice show 1, 2, … 6."""
    return tuple(code >> 2 * face & 3 for face in range(FACES))


FULL: tuple[int, ...] = tuple(code for code in HEAPS if sum(counts_in(code)) == OWN_DICE)
SMALLER = len(HEAPS) - len(FULL)
SIZE_OF = np.array([sum(counts_in(code)) for code in range(CODES)])
PIPS_OF = np.array(
    [sum((face + 1) * n for face, n in enumerate(counts_in(code))) for code in range(CODES)]
)
PLACE_OF = np.full(CODES, -1)
PLACE_OF[list(HEAPS)] = range(len(HEAPS))
COMMON_PLACE_OF = np.full(CODES, -1)
COMMON_PLACE_OF[list(FULL)] = range(len(FULL))


def _made_by_full_heaps() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    made = np.zeros((2, len(HEAPS), len(FULL)), np.int64)
    for is_summing in (False, True):
        for own in FULL:
            for common in FULL:
                claims = made_by(counts_in(own), counts_in(common), is_summing)
                made[int(is_summing), PLACE_OF[own], COMMON_PLACE_OF[common]] = claims
    return made


# By Threes announced (0, 1), the dice in front and the common dice: the claims that some values of
# the dice behind the shield make true (C22), and those that all of them make true (C24).  With all
# three dice in front both say what is true.
POSSIBLE = _made_by_full_heaps()
PROVEN = POSSIBLE.copy()
for _place in reversed(range(SMALLER)):
    _next = [int(PLACE_OF[HEAPS[_place] + die(face)]) for face in range(FACES)]
    POSSIBLE[:, _place] = np.bitwise_or.reduce(POSSIBLE[:, _next], axis=1)
    PROVEN[:, _place] = np.bitwise_and.reduce(PROVEN[:, _next], axis=1)

# By the same, and the claim: how many of the rolls of the hidden dice make it true.
WAYS = (POSSIBLE[..., None] >> np.arange(CLAIMS) & 1).astype(np.uint8)
for _place in reversed(range(SMALLER)):
    _next = [int(PLACE_OF[HEAPS[_place] + die(face)]) for face in range(FACES)]
    WAYS[:, _place] = WAYS[:, _next].sum(axis=1, dtype=np.uint8)
ROLLS_OF = np.array([FACES ** (OWN_DICE - int(SIZE_OF[code])) for code in HEAPS])
