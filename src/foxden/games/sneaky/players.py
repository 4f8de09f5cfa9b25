"""Bots that know Sneaky, written like rules: they look at a view and name a move."""

from __future__ import annotations

from foxden.core.chance import Rng
from foxden.core.rule import rule

from .odds import bust_chance
from .rules import score
from .table import (
    CENTRE,
    NO_CARD,
    PLACES,
    ROLL,
    STOP,
    TOP,
    Phase,
    Position,
    colour_of,
    dice_in_hand,
    is_captured,
    placing,
    takes,
    value_of,
)

RISK = 0.3  # `sensible` stops when a bust is likelier than this; tuned, see docs/balance/sneaky.md
NONE = -1


@rule
def greedy(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Place every die that fits, smallest need first; stop at the first full card."""
    if p.phase == Phase.TOPPING:
        return TOP + _lowest_captured(p)
    place = _smallest_need(p, False)
    if place != NONE:
        return placing(colour_of(p.open_card[place]), place)
    return STOP if _captures(p, PLACES) > 0 or dice_in_hand(p) == 0 else ROLL


@rule
def sensible(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Complete what can be completed, then advance what still can be; stop when it gets risky."""
    if p.phase == Phase.TOPPING:
        return TOP + _lowest_captured(p)
    place = _smallest_need(p, True)
    if place == NONE and p.placed == 0:
        place = _smallest_need(p, False)
    if place != NONE:
        return placing(colour_of(p.open_card[place]), place)
    if dice_in_hand(p) == 0:
        return STOP
    return STOP if _captures(p, CENTRE) > 0 and bust_chance(p) > RISK else ROLL


@rule
def need(p: Position, place: int) -> int:
    """Dice that the card still wants."""
    return value_of(p.open_card[place]) - p.on_card[place]


@rule
def _smallest_need(p: Position, completable: bool) -> int:
    """The open card with the fewest dice missing that takes a die in hand."""
    best = NONE
    for place in range(PLACES):
        if p.open_card[place] == NO_CARD:
            continue
        colour = colour_of(p.open_card[place])
        if p.dice[colour] == 0 or not takes(p, place, colour):
            continue
        if completable and need(p, place) > dice_in_hand(p):
            continue
        if best == NONE or need(p, place) < need(p, best):
            best = place
    return best


@rule
def _captures(p: Position, places: int) -> int:
    """Full cards among the first so many places."""
    count = 0
    for place in range(places):
        if is_captured(p, place):
            count += 1
    return count


@rule
def _lowest_captured(p: Position) -> int:
    """The least valuable capture goes on top, where it can be stolen."""
    best = NONE
    for place in range(PLACES):
        if is_captured(p, place) and value_of(p.open_card[place]) > 1:
            if p.topmost[0] != NONE and value_of(p.open_card[place]) == 2 and p.seats == 2:
                continue
            if best == NONE or value_of(p.open_card[place]) < value_of(p.open_card[best]):
                best = place
    return best


@rule
def horizon(p: Position) -> int:
    """`rollout` looks one round ahead, up to the end of the seat's next turn."""
    return p.turn_number + p.seats


@rule
def prospect(p: Position, seat: int, seats: int) -> float:
    """How well a seat stands when a playout ends: its lead in points."""
    best_other = -100
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, score(p, other))
    return float(score(p, seat) - best_other)
