"""All rolls that can be on the table, and the best way on from each: solved once, exactly.

Dice of one colour whose locks are equally hard do not depend on each other: what counts is, for
each *need* (the least spots, less what was added), how many are open and how many are short.  Where
a colour has two locks of different hardness, its two dice make a *pair*: both low, one middling,
both middling, one high, or open.  A *node* is a multiset of such marks; a *lock set* is what a node
becomes when everything is rolled again.  Dice that can't be short (need 1) are left out.

From the lattice come tables that the rules of ``odds.py`` look into: SUCCESS of a lock set and BEST
way on from a node, for each number of rerolls (of one, of all) that are left.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .components import (
    BONUS,
    FACES,
    LAST_PLACE_BONUS,
    LOCK_COLOUR,
    LOCK_LEAST,
    LOCKS,
    MOST_LOCKS,
    REROLL_ALL,
    REROLL_ONE,
    ROUNDS,
    TURN_ORDER_BONUS,
    VILLAS,
    ZERO_COUNTS,
)

NEEDS = range(2, FACES + 1)
MARKS = 2 * len(NEEDS)  # of a die: its need, short or open
SHORT, OPEN = 0, 1
BOTH_LOW, ONE_MIDDLING, BOTH_MIDDLING, ONE_HIGH, PAIR_OPEN = range(5)
NO_PAIR = (0, 0, 0)  # low need, high need, state
STOP_TRYING, REROLL_PAIR, REROLL_EVERYTHING = 0, FACES + 1, FACES + 2  # else: a short die's need
EMPTY = 0  # the node without dice

Pair = tuple[int, int, int]
Node = tuple[Pair, tuple[int, ...]]  # a pair or NO_PAIR, and the sorted marks of single dice


def mark(need: int, state: int) -> int:
    return (need - 2) * 2 + state


def pairs_of(card: int) -> list[tuple[int, int]]:
    """The low and the high lock of each colour that has two different ones."""
    found: list[tuple[int, int]] = []
    for colour in range(LOCK_COLOUR.max() + 1):
        least = [
            int(LOCK_LEAST[card, k]) for k in range(LOCKS[card]) if LOCK_COLOUR[card, k] == colour
        ]
        if len(set(least)) > 1:
            if len(least) != 2 or found:
                raise ValueError(f"card {card}: only two locks of one colour may differ")
            found.append((min(least), max(least)))
    return found


def _pair_needs() -> list[tuple[int, int]]:
    """All pairs that the cards have, with anything added."""
    needs = {
        (max(1, low - added), high - added)
        for card in range(1, VILLAS + 1)
        for low, high in pairs_of(card)
        for added in range(high - 1)
    }
    return sorted(needs)


def _most(bonus: int) -> int:
    """The most sources of a bonus that one player can have."""
    villas = int(np.count_nonzero(BONUS[: VILLAS + 1] == bonus))
    zeros = sum(n for kind, n in enumerate(ZERO_COUNTS, 1) if BONUS[VILLAS + kind] == bonus)
    on_tokens = (bonus in TURN_ORDER_BONUS) + (bonus == LAST_PLACE_BONUS)
    return min(ROUNDS - 1, villas + zeros) + on_tokens


PAIRS = _pair_needs()
MOST_REROLLS = _most(REROLL_ONE)
MOST_REROLLS_OF_ALL = _most(REROLL_ALL)


def _all_nodes() -> list[Node]:
    nodes: list[Node] = [
        (NO_PAIR, marks)
        for dice in range(MOST_LOCKS + 1)
        for marks in combinations_with_replacement(range(MARKS), dice)
    ]
    for low, high in PAIRS:
        nodes += [
            ((low, high, state), marks)
            for state in range(PAIR_OPEN + 1)
            for dice in range(MOST_LOCKS - 1)
            for marks in combinations_with_replacement(range(MARKS), dice)
        ]
    return nodes


NODES = _all_nodes()
INDEX = {node: k for k, node in enumerate(NODES)}


def _changed(marks: tuple[int, ...], without: int | None, with_: int | None) -> tuple[int, ...]:
    rest = list(marks)
    if without is not None:
        rest.remove(without)
    return tuple(sorted(rest if with_ is None else [*rest, with_]))


def _with_table() -> NDArray[np.int16]:
    """WITH[node, mark]: the node with one die more; EMPTY where there is no room for it."""
    table = np.zeros((len(NODES), MARKS), np.int16)
    for k, (pair, marks) in enumerate(NODES):
        if len(marks) + 2 * (pair != NO_PAIR) < MOST_LOCKS:
            table[k] = [INDEX[pair, _changed(marks, None, m)] for m in range(MARKS)]
    return table


def _pair_table() -> NDArray[np.int16]:
    """WITH_PAIR[low, high, state]: the node of a pair alone."""
    table = np.zeros((FACES + 1, FACES + 1, PAIR_OPEN + 1), np.int16)
    for low, high in PAIRS:
        for state in range(PAIR_OPEN + 1):
            table[low, high, state] = INDEX[(low, high, state), ()]
    return table


def _lock_set(node: Node) -> Node:
    """What everything open looks like stands for the lock set."""
    (low, high, _), marks = node
    pair = NO_PAIR if node[0] == NO_PAIR else (low, high, PAIR_OPEN)
    return pair, tuple(sorted(m | OPEN for m in marks))


def _shares(low: int, high: int) -> tuple[float, float, float]:
    """How likely a die of a pair is low, middling, high."""
    return (low - 1) / FACES, (high - low) / FACES, (FACES + 1 - high) / FACES


def _pair_chance(pair: Pair) -> float:
    if pair == NO_PAIR:
        return 1.0
    a, b, c = _shares(pair[0], pair[1])
    return (a * a, 2 * a * b, b * b, 2 * a * c, 2 * b * c + c * c)[pair[2]]


def _roll_chance(node: Node) -> float:
    """That rolling the whole lock set gives this node."""
    pair, marks = node
    count = Counter(marks)
    ways = prod(
        comb(count[mark(need, SHORT)] + count[mark(need, OPEN)], count[mark(need, OPEN)])
        for need in NEEDS
    )
    dice = prod(_open_chance(m // 2 + 2) if m & 1 else 1 - _open_chance(m // 2 + 2) for m in marks)
    return _pair_chance(pair) * ways * dice


def _open_chance(need: int) -> float:
    return (FACES + 1 - need) / FACES


# The pair's lower die rolled again: the next states if it comes low, middling, high.
PAIR_NEXT = {
    BOTH_LOW: (BOTH_LOW, ONE_MIDDLING, ONE_HIGH),
    ONE_MIDDLING: (ONE_MIDDLING, BOTH_MIDDLING, PAIR_OPEN),
    BOTH_MIDDLING: (ONE_MIDDLING, BOTH_MIDDLING, PAIR_OPEN),
    ONE_HIGH: (ONE_HIGH, PAIR_OPEN, PAIR_OPEN),
}


class _Ways:
    """What rerolling one die can lead to, for each node, as arrays."""

    def __init__(self) -> None:
        size = len(NODES)
        self.fixed = np.full((FACES + 1, size), -1, np.int64)  # by need: where an opened die leads
        self.pair_next = np.full((3, size), -1, np.int64)
        self.pair_share = np.zeros((3, size))
        for k, (pair, marks) in enumerate(NODES):
            for m in {m for m in marks if m & 1 == SHORT}:
                self.fixed[m // 2 + 2, k] = INDEX[pair, _changed(marks, m, m | OPEN)]
            if pair != NO_PAIR and pair[2] != PAIR_OPEN:
                low, high, state = pair
                self.pair_next[:, k] = [
                    INDEX[(low, high, after), marks] for after in PAIR_NEXT[state]
                ]
                self.pair_share[:, k] = _shares(low, high)

    def worth(self, after: NDArray[Any]) -> NDArray[Any]:
        """worth[way, node] of using a reroll of one, if ``after`` is the worth of each node."""
        worth = np.full((FACES + 2, len(after)), -1.0)
        for need in NEEDS:
            reached = after[self.fixed[need]]
            chance = _open_chance(need)
            tried = chance * reached + (1 - chance) * after
            worth[need] = np.where(self.fixed[need] >= 0, tried, -1.0)
        tried = (self.pair_share * after[self.pair_next]).sum(axis=0)
        worth[REROLL_PAIR] = np.where(self.pair_next[0] >= 0, tried, -1.0)
        return worth


def _solve() -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Worth of every node, chance of every lock set, best way on; by rerolls left."""
    ways, size = _Ways(), len(NODES)
    rolled = np.array([_roll_chance(node) for node in NODES])
    is_open = np.arange(size) == LOCK_SET
    shape = (MOST_REROLLS + 1, MOST_REROLLS_OF_ALL + 1, size)
    worth, chance, best = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.uint8)
    for ones in range(MOST_REROLLS + 1):
        for alls in range(MOST_REROLLS_OF_ALL + 1):
            options = np.zeros((FACES + 3, size))
            if ones:
                options[1:REROLL_EVERYTHING] = ways.worth(worth[ones - 1, alls])[1:]
            if alls:
                options[REROLL_EVERYTHING] = chance[ones, alls - 1][LOCK_SET]
            best[ones, alls] = np.where(options.max(axis=0) > 0, options.argmax(axis=0), 0)
            worth[ones, alls] = np.where(is_open, 1.0, options.max(axis=0))
            chance[ones, alls] = np.bincount(LOCK_SET, rolled * worth[ones, alls], size)
    return worth, chance, best


WITH = _with_table()
WITH_PAIR = _pair_table()
LOCK_SET = np.array([INDEX[_lock_set(node)] for node in NODES])
_worth, _chance, BEST = _solve()
# By rerolls of all left: Numba keeps no code that looks into a table of more than a megabyte.
WORTH = tuple(np.ascontiguousarray(_worth[:, alls]) for alls in range(MOST_REROLLS_OF_ALL + 1))
_sets = np.unique(LOCK_SET)
SET_NUMBER = np.zeros(len(NODES), np.int16)  # of a node whose dice are all open
SET_NUMBER[_sets] = np.arange(len(_sets))
SUCCESS = np.ascontiguousarray(_chance[:, :, _sets])
