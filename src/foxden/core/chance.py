"""The only place where a random number is drawn.

Two sources, for two needs.  ``Streams`` gives matches their chance: named streams (the public one
and one for each seat's hidden draws) derived from one 256-bit master seed, so that what one seat
draws never depends on when another acts, and everyone can check it (``fairness.py``).  The rules
below it are a small fast generator (sfc32) for simulated games; its four 32-bit words are held in
64-bit ints, so that both bodies agree.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

from .errors import BadSetup
from .fairness import UNIT as UNIT, draw_key, leaf_of, salt_of, unit_of
from .rule import rule

MASTER_BYTES = 32
WORD_UNIT = 2.0**-32
Rng = Any  # four 32-bit words: a NumPy int64 array, or a list of ints

WORD = 0xFFFFFFFF
WARM_UP = 12


def master_seed(seed: int | str | None) -> bytes:
    """256 bits from a number, from 64 hex digits, or (None) from the operating system."""
    if seed is None:
        return secrets.token_bytes(MASTER_BYTES)
    if isinstance(seed, SupportsIndex):  # NumPy's whole numbers too
        seed = index(seed)
        return hashlib.sha256(f"foxden seed {seed}".encode()).digest()
    try:
        master = bytes.fromhex(seed)
    except (TypeError, ValueError):
        master = b""
    if len(master) != MASTER_BYTES:
        raise BadSetup(f"A seed is a whole number or 64 hex digits, not {seed!r}.")
    return master


class Streams:
    """Chance for one match: every stream counts its own draws, bag by bag where it has bags.

    ``randomness`` is what seats have added, 64 hex digits each.
    """

    def __init__(self, master: bytes, randomness: Mapping[int, str] | None = None) -> None:
        self.master = master
        self.salt = salt_of(randomness or {})
        self.drawn: dict[tuple[str, int | None], int] = {}

    def unit(self, stream: str, bag: int | None = None) -> float:
        """The stream's next number, 0 <= number < 1, with 53 random bits."""
        number = self.drawn.get((stream, bag), 0)
        self.drawn[stream, bag] = number + 1
        leaf = leaf_of(self.master, stream, bag, number)
        return unit_of(draw_key(self.master, stream, leaf), self.salt, stream, leaf)


def outcome(unit: float, moves: Sequence[int], odds: Sequence[float]) -> int:
    """The move on which ``unit`` falls when each takes its share of 0 … 1, in order."""
    left = unit
    for move, share in zip(moves, odds, strict=True):
        left -= share
        if left < 0:
            return move
    return moves[-1]


def child_seeds(seed: int, count: int, first: int = 0) -> list[int]:
    """One 63-bit seed for each of ``count`` simulated games, the first being game ``first``."""
    return [
        int.from_bytes(hashlib.sha256(f"{seed} game {game}".encode()).digest()[:8], "big") >> 1
        for game in range(first, first + count)
    ]


@rule
def sow(rng: Rng, seed: int) -> None:
    """Start the generator from a seed of up to 63 bits."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(WARM_UP):
        word(rng)


@rule
def word(rng: Rng) -> int:
    """The next 32 bits (sfc32)."""
    made: int = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + made) & WORD
    return made


@rule
def below(rng: Rng, bound: int) -> int:
    """A number from 0 to ``bound`` - 1, each equally likely (Lemire's rejection)."""
    product = word(rng) * bound
    low = product & WORD
    if low < bound:
        threshold = (WORD + 1 - bound) % bound
        while low < threshold:
            product = word(rng) * bound
            low = product & WORD
    return product >> 32


@rule
def fraction(rng: Rng) -> float:
    """A number from 0 to 1, without 1."""
    return word(rng) * WORD_UNIT
