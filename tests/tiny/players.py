"""Bots of Under the Cup, written like rules: they look at a view and name a move."""

from __future__ import annotations

from foxden.core.chance import Rng, below
from foxden.core.rule import rule

from .components import FACES
from .cups import BID, REROLL, Position


@rule
def greedy(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Bid the whole die."""
    return BID + p.die[seat] - 1


@rule
def sensible(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Roll a low die again, take the prize where it can be had, and dodge others now and then."""
    if p.die[seat] * 2 <= FACES and not p.rerolled >> seat & 1:
        return REROLL
    if p.prize <= p.die[seat]:
        return BID + p.prize - 1
    dodge = below(rng, 2)
    return BID + max(p.die[seat] - dodge, 1) - 1
