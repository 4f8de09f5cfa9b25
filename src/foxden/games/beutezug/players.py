"""Bots that know Beutezug, written like rules: they look at a view and name a move."""

from __future__ import annotations

from foxden.core.chance import Rng
from foxden.core.rule import rule

from .burglary import additions_left, dice_of_colour, high_enough, rerolls_left, rerolls_of_all_left
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

# What `sensible` thinks a bonus is worth, in points; tuned, see docs/balance/beutezug.md.
WORTH_OF_ADDING = 0.35  # a round to come
WORTH_OF_REROLL = 0.5
WORTH_OF_REROLL_ALL = 0.5
WORTH_OF_COLOURS = (0.6, 0.9, 1.4, 3.0)  # a new colour, by how many the player has
WORTH_OF_FAILING = 0.75  # of what two 0-cards could be worth


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
        if additions_left(p, seat, colour) > 0 and dice_of_colour(p.target, colour) > 0:
            return ADD + colour - 1
    if rerolls_of_all_left(p, seat) > 0:
        return REROLL_DICE
    for die in range(locks_of(p.target)):
        if rerolls_left(p, seat) > 0 and high_enough(p, die) < lock_rank(p.target, die):
            return rerolling(lock_colour(p.target, die), p.dice[die])
    return STOP


@rule
def sensible(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """The best of exact chance times worth; bonuses as well as they can be used."""
    if p.phase == Phase.DECIDING:
        return _best_bonus(p, seat)
    if p.phase == Phase.KEEPING:
        return KEEP + _best_zero(p, seat) - 1
    best = NOWHERE
    most = -1.0
    failing = WORTH_OF_FAILING * worth_of_bonus(p, seat, REROLL_ONE)
    for space in range(SPACES):
        if p.display[space] == NO_CARD:
            continue
        chance = success_chance(p, seat, p.display[space])
        worth = chance * worth_of(p, seat, p.display[space]) + (1 - chance) * failing
        if worth > most:
            most = worth
            best = space
    return PICK + best


@rule
def _best_bonus(p: Position, seat: int) -> int:
    way = best_way_on(p, seat)
    for colour in range(1, HUES):
        if additions_left(p, seat, colour) > 0 and dice_of_colour(p.target, colour) > 0:
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
