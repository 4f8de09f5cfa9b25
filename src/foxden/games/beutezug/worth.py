"""What a card of Beutezug is worth: its points, and its bonus in the rounds to come."""

from __future__ import annotations

from foxden.core.rule import rule

from .components import (
    HUES,
    NO_BONUS,
    REROLL_ALL,
    REROLL_ONE,
    ROUNDS,
    bonus_of,
    points_of,
)
from .odds import success_chance
from .table import Position, colours_owned

# What `sensible` thinks a bonus is worth, in points; docs/balance/beutezug.md says how well.
WORTH_OF_ADDING = 0.25  # a round to come
WORTH_OF_REROLL = 1.2
WORTH_OF_REROLL_ALL = 1.1
WORTH_OF_COLOURS = (0.5, 0.6, 1.5, 3.2)  # a new colour, by how many the player has
WORTH_OF_FAILING = 0.4  # of a reroll: what two 0-cards bring
WORTH_OF_SURPRISE = 2.8  # of an unknown card of the bottom row


@rule
def worth_of_trying(p: Position, seat: int, card: int) -> float:
    """Exact chance times worth, and the consolation of the 0-cards."""
    chance = success_chance(p, seat, card)
    consolation = WORTH_OF_FAILING * worth_of_bonus(p, seat, REROLL_ONE)
    return chance * worth_of(p, seat, card) + (1 - chance) * consolation


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
