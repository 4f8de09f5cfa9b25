"""Exact chances for someone who looks at a view of Sneaky."""

from __future__ import annotations

from foxden.core.rule import rule

from .components import FACES
from .table import PLACES, Position, dice_in_hand, takes

SLIGHT = 0.005  # would round to 0 %


@rule
def open_colours(p: Position) -> int:
    """How many colours would fit somewhere now."""
    count = 0
    for colour in range(FACES):
        if fits(p, colour):
            count += 1
    return count


@rule
def fits(p: Position, colour: int) -> bool:
    """Whether a die of this colour could be placed somewhere now."""
    for place in range(PLACES):
        if takes(p, place, colour):
            return True
    return False


@rule
def bust_chance(p: Position) -> float:
    """That rolling all dice in hand shows nothing that fits: ((6 - k) / 6) ** dice."""
    chance = 1.0
    for _ in range(dice_in_hand(p)):
        chance *= (FACES - open_colours(p)) / FACES
    return chance
