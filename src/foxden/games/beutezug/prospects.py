"""How well a seat of Beutezug stands when a playout of `rollout` ends.

After a pick a playout goes on until the seat's own burglary begins, after any other move it ends at
once: from there on chances are exact, so only what others do in between is left to luck.
"""

from __future__ import annotations

from foxden.core.rule import rule

from .components import (
    HUES,
    LOOT_TOKENS,
    NO_BONUS,
    REROLL_ALL,
    REROLL_ONE,
    ROUNDS,
    bonus_of,
    points_of,
)
from .odds import chance_of_throw, success_chance
from .ranking import ALL_COLOURS
from .table import NO_CARD, Phase, Position, all_points, colours_owned, place_of, player

# In points; a bonus by the rounds to come.
ADDING = 0.3
REROLLING = 1.8
REROLLING_ALL = 1.5
COLOURS = (0.0, 0.6, 1.3, 3.0, 6.0)  # by how many of the four
CONSOLATION = 0.6  # of a reroll: two 0-cards to choose from
POINT_OF_TWO = 0.4  # how often a 0-card for a point is among the two


@rule
def horizon(p: Position) -> int:
    """The turn before the own burglary, if the seat before has just picked; else the last one."""
    if p.phase == Phase.PICKING and p.place > 0:
        return p.turns_begun + p.seats - p.place
    return p.turns_begun - 1


@rule
def prospect(p: Position, seat: int, seats: int) -> float:
    """Points with the worth of bonuses; in the last round the chance to win."""
    if p.round_number == ROUNDS and not _is_before_picks(p):
        return _chance_to_win(p, seat)
    standing = all_points(p, seat) + _worth_of_cards(p, seat)
    if player(p) != seat:
        return standing
    if p.phase == Phase.DRAWING:
        return standing + _consolation(p)
    if p.phase == Phase.ROLLING or p.phase == Phase.DECIDING:
        chance = chance_of_throw(p, seat)
        gain = points_of(p.target) + _worth_of_one_more(p, seat, bonus_of(p.target))
        return standing + chance * gain + (1 - chance) * _consolation(p)
    return standing


@rule
def _is_before_picks(p: Position) -> bool:
    return p.phase == Phase.PICKING and p.place == 0


@rule
def _rounds_to_come(p: Position) -> int:
    """In which a bonus that the seat has then can be used."""
    return ROUNDS - p.round_number + (1 if _is_before_picks(p) else 0)


@rule
def _consolation(p: Position) -> float:
    return CONSOLATION * REROLLING * _rounds_to_come(p)


@rule
def _worth_of_cards(p: Position, seat: int) -> float:
    worth = 0.0
    for number in range(ROUNDS):
        worth += _worth_a_round(bonus_of(p.won[seat * ROUNDS + number]))
    return worth * _rounds_to_come(p) + _worth_of_colours(p, seat, colours_owned(p, seat))


@rule
def _worth_of_one_more(p: Position, seat: int, bonus: int) -> float:
    owned = colours_owned(p, seat)
    more = owned
    if NO_BONUS < bonus < HUES:
        more |= 1 << bonus
    colours = _worth_of_colours(p, seat, more) - _worth_of_colours(p, seat, owned)
    return _worth_a_round(bonus) * _rounds_to_come(p) + colours


@rule
def _worth_a_round(bonus: int) -> float:
    if bonus == NO_BONUS:
        return 0.0
    if bonus == REROLL_ONE:
        return REROLLING
    return REROLLING_ALL if bonus == REROLL_ALL else ADDING


@rule
def _worth_of_colours(p: Position, seat: int, owned: int) -> float:
    """On the way to a loot token, if there is time enough."""
    if p.loot_token[seat] > 0:
        return 0.0
    have = 0
    for colour in range(1, HUES):
        have += owned >> colour & 1
    return COLOURS[have] if HUES - 1 - have <= _rounds_to_come(p) else 0.0


# The last round.


@rule
def _chance_to_win(p: Position, seat: int) -> float:
    """If the seat's burglary goes on, and those of the ones before it in order are to come."""
    if player(p) == seat and (p.phase == Phase.ROLLING or p.phase == Phase.DECIDING):
        chance = chance_of_throw(p, seat)
        won = _chance_with(p, seat, _points_with(p, seat, p.target))
        return chance * won + (1 - chance) * _chance_with(p, seat, _points_of_failing(p, seat))
    if player(p) == seat and p.phase == Phase.DRAWING:
        return _chance_with(p, seat, _points_of_failing(p, seat))
    return _chance_with(p, seat, float(all_points(p, seat)))


@rule
def _chance_with(p: Position, seat: int, points: float) -> float:
    """That nobody else gets more; equal points are half a win."""
    chance = 1.0
    for other in range(p.seats):
        if other != seat:
            chance *= _chance_to_beat(p, other, points)
    return chance


@rule
def _chance_to_beat(p: Position, other: int, points: float) -> float:
    space = p.token[other]
    is_to_come = place_of(p, other) < p.place and space >= 0 and p.phase != Phase.OVER
    if not is_to_come or p.display[space] == NO_CARD:
        return _share(points, float(all_points(p, other)))
    card = p.display[space]
    chance = success_chance(p, other, card)
    failed = _share(points, _points_of_failing(p, other))
    return chance * _share(points, _points_with(p, other, card)) + (1 - chance) * failed


@rule
def _share(own: float, others: float) -> float:
    if own == others:
        return 0.5
    return 1.0 if own > others else 0.0


@rule
def _points_with(p: Position, seat: int, card: int) -> float:
    """With a card more, and the loot token that it may bring."""
    points = float(all_points(p, seat) + points_of(card))
    owned = colours_owned(p, seat)
    bonus = bonus_of(card)
    if p.loot_token[seat] == 0 and NO_BONUS < bonus < HUES:
        if owned != ALL_COLOURS and owned | 1 << bonus == ALL_COLOURS:
            points += _next_loot_token(p)
    return points


@rule
def _next_loot_token(p: Position) -> int:
    taken = 0
    for seat in range(p.seats):
        if p.loot_token[seat] > 0:
            taken += 1
    return LOOT_TOKENS[taken]


@rule
def _points_of_failing(p: Position, seat: int) -> float:
    return all_points(p, seat) + POINT_OF_TWO
