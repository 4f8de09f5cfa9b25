"""Exact chances for someone who looks at a view of Beutezug.

``success_chance`` is the chance to win a card when every bonus is used as well as can be.  All +1s
are simply used (they last for this burglary only), and the lattice knows the best use of rerolls.
"""

from __future__ import annotations

from foxden.core.position import copied
from foxden.core.rule import rule

from .burglary import left_of, reroll_all, reroll_one, rolling_die
from .components import (
    FACES,
    HUES,
    REROLL_ALL,
    REROLL_ONE,
    lock_colour,
    lock_least,
    locks_of,
)
from .lattice import (
    BEST,
    BOTH_LOW,
    BOTH_MIDDLING,
    EMPTY,
    ONE_HIGH,
    ONE_MIDDLING,
    OPEN,
    PAIR_OPEN,
    REROLL_EVERYTHING,
    REROLL_PAIR,
    SET_NUMBER,
    SHORT,
    STOP_TRYING,
    SUCCESS,
    WITH,
    WITH_PAIR,
    WORTH,
)
from .table import (
    REROLL,
    REROLL_DICE,
    STOP,
    Position,
    bonuses,
    player,
    rerolled_colour,
    rerolled_face,
)

NO_LOCK = -1
NO_DIE = -1
EXACT = 1e-9  # what reckoning with fractions may miss


@rule
def success_chance(p: Position, seat: int, card: int) -> float:
    """That the seat, with all its bonuses, would win the card in one burglary."""
    ones = bonuses(p, seat, REROLL_ONE)
    return float(SUCCESS[ones, bonuses(p, seat, REROLL_ALL), _lock_set(p, seat, card)])


@rule
def _lock_set(p: Position, seat: int, card: int) -> int:
    """The number of a card's lock set, all +1s of the seat counted."""
    node = EMPTY
    lower = lower_of_pair(card)
    if lower != NO_LOCK:
        low = need(p, seat, card, lower)
        node = _with_pair(low, need(p, seat, card, lower - 1), FACES, FACES)
    for lock in range(locks_of(card)):
        if lower == NO_LOCK or (lock != lower and lock != lower - 1):
            node = _with_die(node, need(p, seat, card, lock), OPEN)
    return int(SET_NUMBER[node])


@rule
def bare_chance(card: int) -> float:
    """That one roll without any bonus opens the card."""
    node = EMPTY
    lower = lower_of_pair(card)
    if lower != NO_LOCK:
        node = _with_pair(lock_least(card, lower), lock_least(card, lower - 1), FACES, FACES)
    for lock in range(locks_of(card)):
        if lower == NO_LOCK or (lock != lower and lock != lower - 1):
            node = _with_die(node, lock_least(card, lock), OPEN)
    return float(SUCCESS[0, 0, SET_NUMBER[node]])


@rule
def chance_now(p: Position) -> float:
    """The burglar's chance after the roll that lies on the table."""
    seat = player(p)
    ones, alls = left_of(p, seat, REROLL_ONE), left_of(p, seat, REROLL_ALL)
    return float(WORTH[alls][ones, rolled_node(p, seat)])


@rule
def chance_of_throw(p: Position, seat: int) -> float:
    """The burglar's chance, with the dice that still roll: all of them, one, or none."""
    if p.to_roll == 0:
        return chance_now(p)
    ones, alls = left_of(p, seat, REROLL_ONE), left_of(p, seat, REROLL_ALL)
    if p.to_roll == (1 << locks_of(p.target)) - 1:
        return float(SUCCESS[ones, alls, _lock_set(p, seat, p.target)])
    die = rolling_die(p)
    total = 0.0
    for face in range(1, FACES + 1):
        p.dice[die] = face
        total += float(WORTH[alls][ones, rolled_node(p, seat)])
    p.dice[die] = 0  # it rolls on
    return total / FACES


def chance_after(p: Position, move: int) -> float:
    """The burglar's chance if this bonus is used now, and what is left then as well as can be."""
    after = copied(p)
    if move == STOP:
        return 0.0
    if move == REROLL_DICE:
        reroll_all(after)
    elif move >= REROLL:
        reroll_one(after, rerolled_colour(move), rerolled_face(move))
    return chance_of_throw(after, player(p))  # which counts every +1 already


def percent(chance: float) -> int:
    """Rounded, halves up, but nothing uncertain is called certain."""
    rounded = int(100 * chance + 0.5)
    is_certain = chance <= EXACT or chance >= 1 - EXACT
    return rounded if is_certain else min(99, max(1, rounded))


@rule
def best_way_on(p: Position, seat: int) -> int:
    """STOP_TRYING, REROLL_PAIR, REROLL_EVERYTHING, or the need of a short die to roll again."""
    ones, alls = left_of(p, seat, REROLL_ONE), left_of(p, seat, REROLL_ALL)
    return int(BEST[ones, alls, rolled_node(p, seat)])


@rule
def die_for(p: Position, seat: int, way: int) -> int:
    """The die that a way on rolls again; NO_DIE if it is not about one die."""
    if way in (STOP_TRYING, REROLL_EVERYTHING):
        return NO_DIE
    lower = lower_of_pair(p.target)
    if way == REROLL_PAIR:
        return lower if p.dice[lower] <= p.dice[lower - 1] else lower - 1
    for die in range(locks_of(p.target)):
        if lower != NO_LOCK and (die == lower or die == lower - 1):
            continue
        wanted = need(p, seat, p.target, die)
        if wanted == way and p.dice[die] < wanted:
            return die
    return NO_DIE


@rule
def rolled_node(p: Position, seat: int) -> int:
    """The roll on the table as a node, all +1s of the seat counted as used."""
    node = EMPTY
    lower = lower_of_pair(p.target)
    if lower != NO_LOCK:
        low = need(p, seat, p.target, lower)
        high = need(p, seat, p.target, lower - 1)
        least = min(p.dice[lower], p.dice[lower - 1])
        node = _with_pair(low, high, least, max(p.dice[lower], p.dice[lower - 1]))
    for die in range(locks_of(p.target)):
        if lower == NO_LOCK or (die != lower and die != lower - 1):
            wanted = need(p, seat, p.target, die)
            node = _with_die(node, wanted, OPEN if p.dice[die] >= wanted else SHORT)
    return node


@rule
def need(p: Position, seat: int, card: int, lock: int) -> int:
    """What a die must show at least when all +1s are used."""
    colour = lock_colour(card, lock)
    added = bonuses(p, seat, colour) if 0 < colour < HUES else 0
    return max(1, lock_least(card, lock) - added)


@rule
def lower_of_pair(card: int) -> int:
    """Of two unequal locks of one colour the easier, which follows the harder; or NO_LOCK."""
    for lock in range(1, locks_of(card)):
        if lock_colour(card, lock) == lock_colour(card, lock - 1):
            if lock_least(card, lock) != lock_least(card, lock - 1):
                return lock
    return NO_LOCK


@rule
def _with_die(node: int, wanted: int, state: int) -> int:
    if wanted <= 1:
        return node
    return int(WITH[node, (wanted - 2) * 2 + state])


@rule
def _with_pair(low: int, high: int, least: int, most: int) -> int:
    """The node of a pair of dice that show ``least`` and ``most``."""
    if high <= 1:
        return EMPTY
    state = ONE_HIGH
    if least >= low and most >= high:
        state = PAIR_OPEN
    elif most < low:
        state = BOTH_LOW
    elif most < high:
        state = BOTH_MIDDLING if least >= low else ONE_MIDDLING
    return int(WITH_PAIR[low, high, state])
