"""Bots that know Beutezug, written like rules: they look at a view and name a move."""

from __future__ import annotations

from foxden.core.chance import Rng
from foxden.core.rule import rule

from .burglary import high_enough, is_usable, left_of
from .components import (
    HUES,
    NO_BONUS,
    REROLL_ALL,
    REROLL_ONE,
    ROUNDS,
    ZERO_KINDS,
    bonus_of,
    lock_colour,
    lock_rank,
    locks_of,
    points_of,
)
from .lattice import REROLL_EVERYTHING, STOP_TRYING
from .odds import best_way_on, die_for, success_chance
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
    colours_owned,
    rerolling,
    zero_card,
)
from .winning import space_below

# What `sensible` thinks a bonus is worth, in points; docs/balance/beutezug.md tries other values.
WORTH_OF_ADDING = 0.25  # a round to come
WORTH_OF_REROLL = 1.2
WORTH_OF_REROLL_ALL = 1.1
WORTH_OF_COLOURS = (0.5, 0.6, 1.5, 3.2)  # a new colour, by how many the player has
WORTH_OF_FAILING = 0.4  # of a reroll: what two 0-cards bring
WORTH_OF_SURPRISE = 2.8  # of an unknown card of the bottom row
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
def worth_of_trying(p: Position, seat: int, card: int) -> float:
    """Exact chance times worth, and the consolation of the 0-cards."""
    chance = success_chance(p, seat, card)
    consolation = WORTH_OF_FAILING * worth_of_bonus(p, seat, REROLL_ONE)
    return chance * worth_of(p, seat, card) + (1 - chance) * consolation


@rule
def _best_bonus(p: Position, seat: int) -> int:
    way = best_way_on(p, seat)
    for colour in range(1, HUES):
        if is_usable(p, seat, colour):
            return ADD + colour - 1
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


@rule
def worth_of(p: Position, seat: int, card: int) -> float:
    """Points, and what the bonus may bring in the rounds to come."""
    return points_of(card) + worth_of_bonus(p, seat, bonus_of(card))


@rule
def worth_of_bonus(p: Position, seat: int, bonus: int) -> float:
    rounds_left = ROUNDS - p.round_number
    if bonus == NO_BONUS:
        return 0.0
    if bonus == REROLL_ONE:
        return WORTH_OF_REROLL * rounds_left
    if bonus == REROLL_ALL:
        return WORTH_OF_REROLL_ALL * rounds_left
    worth = WORTH_OF_ADDING * rounds_left
    owned = colours_owned(p, seat)
    if owned >> bonus & 1 == 0 and p.loot_token[seat] == 0:
        have = 0
        for colour in range(1, HUES):
            have += owned >> colour & 1
        if 3 - have <= rounds_left:
            worth += WORTH_OF_COLOURS[have]
    return worth
