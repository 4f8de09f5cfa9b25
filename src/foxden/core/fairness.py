"""Dice that can be checked, byte by byte; docs/fair-dice.md defines all of it for other programs.

Every draw has a key of its own.  The keys of a stream are the leaves of a hash tree, and its root,
the commitment, is published before anybody sits down.  Then players add randomness of their own.
An outcome follows from the key of its draw and from all of that randomness, so neither the table
nor a player could choose it.  Whoever is given a key, and the hashes of all that stays secret, can
follow both ways: up to the commitment and down to the outcome.

Where not even the number of a hidden draw may be told, its leaf lies in a bag: seven leaves that
are used in a secret order, and an eighth whose key is that order, for the owner alone to check.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from .errors import BadSetup

Randomness = Mapping[int, str] | Iterable[tuple[int, str]]  # of each seat that has added some

PUBLIC = "public"
DEPTH, SEAT_DEPTH = 13, 10  # of the trees: no usual game draws half as often (see the tests)
LEAF, NODE, SALT = b"\0", b"\1", b"\2"  # what is hashed begins with what it is
UNIT = 2.0**-53
BAG = 8  # leaves
ORDER = BAG - 1  # which of them tells the order of the others
HEX_256 = re.compile(r"[0-9a-f]{64}")


def depth_of(stream: str) -> int:
    return DEPTH if stream == PUBLIC else SEAT_DEPTH


def leaves_of(stream: str) -> int:
    """How many draws of a stream are committed to; later ones can't be checked."""
    return 1 << depth_of(stream)


def draw_key(master: bytes, stream: str, leaf: int) -> bytes:
    return hmac.digest(master, f"{stream} {leaf}".encode(), "sha256")


def order_leaf(bag: int) -> int:
    return bag * BAG + ORDER


def is_of_bag(leaf: int, bag: int | None) -> bool:
    """Whether it is a draw's leaf and lies in this bag, or there are no bags."""
    return bag is None or bag * BAG <= leaf < order_leaf(bag)


def order_of(key: bytes) -> list[int]:
    """The order in which the leaves of a bag are used (a shuffle from the last to the first)."""
    digest, order = hmac.digest(key, b"order", "sha256"), list(range(ORDER))
    for last in range(ORDER - 1, 0, -1):
        word = int.from_bytes(digest[4 * last : 4 * last + 4], "big")
        other = word * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
    return order


def leaf_of(master: bytes, stream: str, bag: int | None, number: int) -> int:
    """The leaf of a draw, by its number in its bag, or in its stream where there are no bags."""
    if bag is None:
        return number
    return bag * BAG + order_of(draw_key(master, stream, order_leaf(bag)))[number]


def salt_of(randomness: Mapping[int, str]) -> bytes:
    """All that the players have added, by seat."""
    added = b"".join(bytes([seat]) + bytes.fromhex(randomness[seat]) for seat in sorted(randomness))
    return hashlib.sha256(SALT + added).digest()


def unit_of(key: bytes, salt: bytes, stream: str, leaf: int) -> float:
    """The number that a draw gives, 0 <= number < 1, with 53 random bits."""
    digest = hmac.digest(key, salt + f"{stream} {leaf}".encode(), "sha256")
    return (int.from_bytes(digest[:8], "big") >> 11) * UNIT


def checked_randomness(randomness: Randomness, seats: int) -> dict[int, str]:
    given = dict(randomness)
    for seat, text in given.items():
        if seat not in range(seats):
            raise BadSetup(f"There is no seat {seat!r} that could add randomness.")
        if not isinstance(text, str) or not HEX_256.fullmatch(text):
            raise BadSetup(f"Randomness is 64 hex digits (0-9, a-f), not {text!r}.")
    return {seat: given[seat] for seat in sorted(given)}


class Tree:
    """The hash tree over the keys of one stream; ``levels[0]`` are the leaves."""

    def __init__(self, master: bytes, stream: str) -> None:
        keys = (draw_key(master, stream, number) for number in range(leaves_of(stream)))
        self.levels = [[_leaf(key) for key in keys]]
        while len(self.levels[-1]) > 1:
            pairs = iter(self.levels[-1])
            self.levels.append([_node(left, next(pairs)) for left in pairs])

    @property
    def root(self) -> bytes:
        return self.levels[-1][0]

    def nodes_beside(self, shown: Collection[int]) -> Iterator[bytes]:
        """The roots of the largest subtrees in which no draw is shown, from left to right."""
        above = _above(shown, len(self.levels) - 1)

        def beside(level: int, place: int) -> Iterator[bytes]:
            if (level, place) not in above:
                yield self.levels[level][place]
            elif level > 0:
                yield from beside(level - 1, 2 * place)
                yield from beside(level - 1, 2 * place + 1)

        return beside(len(self.levels) - 1, 0)


def root_from(stream: str, keys: Mapping[int, bytes], nodes: Iterable[bytes]) -> bytes | None:
    """The root that keys and ``nodes_beside`` lead to; None: too many or too few nodes."""
    above, beside = _above(keys, depth_of(stream)), iter(nodes)

    def root(level: int, place: int) -> bytes:
        if (level, place) not in above:
            return next(beside, b"")
        if level == 0:
            return _leaf(keys[place])
        left = root(level - 1, 2 * place)
        return _node(left, root(level - 1, 2 * place + 1))

    made = root(depth_of(stream), 0)
    return made if next(beside, None) is None else None


def commitments(master: bytes, seats: int) -> dict[str, str]:
    """The roots by stream, to be published before the game."""
    from .game import SEAT_NAMES

    return {stream: Tree(master, stream).root.hex() for stream in (PUBLIC, *SEAT_NAMES[:seats])}


def _leaf(key: bytes) -> bytes:
    return hashlib.sha256(LEAF + key).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(NODE + left + right).digest()


def _above(shown: Collection[int], depth: int) -> set[tuple[int, int]]:
    """The leaves of shown draws and all nodes above them, as (level, place)."""
    return {(level, number >> level) for number in shown for level in range(depth + 1)}
