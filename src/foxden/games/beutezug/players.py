"""Bots that know Beutezug, written like rules: they look at a view and name a move."""

from __future__ import annotations

from foxden.core.chance import Rng
from foxden.core.rule import rule

from .burglary import high_enough, is_usable, left_of
from .components import (
    HUES,
    REROLL_ALL,
    REROLL_ONE,
    ZERO_KINDS,
    lock_colour,
    lock_rank,
    locks_of,
    points_of,
)
from .lattice import REROLL_EVERYTHING, STOP_TRYING
from .odds import best_way_on, chance_now, die_for, success_chance
from .prospects import horizon as horizon, prospect as prospect
from .table import (
    ADD,
    ADRIFT,
    KEEP,
    NO_CARD,
    NOWHERE,
    PICK,
    REROLL_DICE,
    SPACES,
    STOP,
    Phase,
    Position,
    rerolling,
    zero_card,
)
from .winning import space_below
from .worth import WORTH_OF_SURPRISE, worth_of, worth_of_trying

BITS = 4  # for a space
SPACE_BITS = (1 << BITS) - 1


@rule
def greedy(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Always the most points; every bonus at once, as it comes."""
    if p.phase == Phase.DECIDING:
        return _greedy_bonus(p, seat)
    best = NOWHERE
    most = -1
    if p.phase == Phase.KEEPING:
        for kind in range(1, ZERO_KINDS + 1):
            if _is_in_hand(p, kind) and points_of(zero_card(kind)) > most:
                most = points_of(zero_card(kind))
                best = kind
        return KEEP + best - 1
    for space in range(SPACES):
        if p.display[space] != NO_CARD and points_of(p.display[space]) > most:
            most = points_of(p.display[space])
            best = space
    return PICK + best


@rule
def _greedy_bonus(p: Position, seat: int) -> int:
    for colour in range(1, HUES):
        if is_usable(p, seat, colour):
            return ADD + colour - 1
    if left_of(p, seat, REROLL_ALL) > 0:
        return REROLL_DICE
    for die in range(locks_of(p.target)):
        if left_of(p, seat, REROLL_ONE) > 0 and high_enough(p, die) < lock_rank(p.target, die):
            return rerolling(lock_colour(p.target, die), p.dice[die])
    return STOP


@rule
def sensible(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """The best of exact chance times worth; bonuses as well as they can be used."""
    if p.phase == Phase.DECIDING:
        return _best_bonus(p, seat)
    if p.phase == Phase.KEEPING:
        return KEEP + _best_zero(p, seat) - 1
    return PICK + _best_pick(p, seat)


@rule
def _best_pick(p: Position, seat: int) -> int:
    """The space worth most, if all who pick later take what they like best."""
    rivals = 0  # their favourite spaces, four bits each
    if p.phase == Phase.PICKING:
        for place in range(p.place + 1, p.seats):
            rivals = rivals << BITS | _favourite(p, p.order[place])
    best = NOWHERE
    most = -1.0
    for space in range(SPACES):
        if p.display[space] != NO_CARD:
            worth = _worth_among(p, seat, space, rivals)
            if worth > most:
                most = worth
                best = space
    return best


@rule
def _favourite(p: Position, seat: int) -> int:
    best = NOWHERE
    most = -1.0
    for space in range(SPACES):
        if p.display[space] != NO_CARD:
            worth = worth_of_trying(p, seat, p.display[space])
            if worth > most:
                most = worth
                best = space
    return best


@rule
def _worth_among(p: Position, seat: int, space: int, rivals: int) -> float:
    """Worth of a pick: the card if nobody takes it before, else the card below."""
    worth = worth_of_trying(p, seat, p.display[space])
    is_left = 1.0
    for place in range(p.seats - 1, p.place, -1):
        if rivals & SPACE_BITS == space and p.phase == Phase.PICKING:
            is_left *= 1 - success_chance(p, p.order[place], p.display[space])
        rivals >>= BITS
    if is_left == 1.0:
        return worth
    below = space_below(p, space)
    fallback = WORTH_OF_SURPRISE
    if below != space and below != ADRIFT:
        fallback = worth_of_trying(p, seat, p.display[below])
    return is_left * worth + (1 - is_left) * fallback


@rule
def _best_bonus(p: Position, seat: int) -> int:
    if chance_now(p) == 0:
        return STOP
    for colour in range(1, HUES):
        if is_usable(p, seat, colour):
            return ADD + colour - 1
    way = best_way_on(p, seat)
    if way == STOP_TRYING:
        return STOP
    if way == REROLL_EVERYTHING:
        return REROLL_DICE
    die = die_for(p, seat, way)
    return rerolling(lock_colour(p.target, die), p.dice[die])


@rule
def _best_zero(p: Position, seat: int) -> int:
    best = NOWHERE
    most = -1.0
    for kind in range(1, ZERO_KINDS + 1):
        worth = worth_of(p, seat, zero_card(kind))
        if _is_in_hand(p, kind) and worth > most:
            most = worth
            best = kind
    return best


@rule
def _is_in_hand(p: Position, kind: int) -> bool:
    return p.drawn[0] == kind or p.drawn[1] == kind
