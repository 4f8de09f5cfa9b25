"""What lies on the table: cups, dice, bids, and how moves name them."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from foxden.core.position import SeatSet, Small, position
from foxden.core.rule import rule

from .components import BUST_POINTS, FACES, PRIZE_POINTS

SEATS = range(2, 4)
UNKNOWN = 0  # a die or a bid that is not there, or that this viewer may not know

# Moves.  Chance: the prize, a die's face, a cup lifted (bid and die).  Seats: a bid, or reroll.
PRIZE = 0
FACE = PRIZE + FACES
SHOW = FACE + FACES
BID = SHOW + FACES * FACES
REROLL = BID + FACES
MOVES = REROLL + 1


class Phase(IntEnum):
    PRIZING = 0
    ROLLING = 1  # each seat in turn, under its cup
    BIDDING = 2  # all at once, in secret
    SHOWING = 3  # cup by cup
    OVER = 4


@position
class Position:
    seats: Small
    rounds: Small
    target: Small  # a score that ends the game; 0: none
    phase: Small
    round_number: Small  # from 1
    prize: Small
    rolled: Small  # seats whose die lies under its cup
    shown: Small  # cups that have been lifted
    owing: SeatSet  # who has not bid yet
    rerolling: SeatSet  # whose die is being rolled again: nobody else may know
    rerolled: SeatSet  # who has done so in this round: nobody else may know
    die: Annotated[list[int], ("i1", SEATS[-1])]
    bid: Annotated[list[int], ("i1", SEATS[-1])]
    hits: Annotated[list[int], ("i2", SEATS[-1])]
    busts: Annotated[list[int], ("i2", SEATS[-1])]


@rule
def showing(bid: int, die: int) -> int:
    return SHOW + (bid - 1) * FACES + die - 1


@rule
def shown_bid(move: int) -> int:
    return (move - SHOW) // FACES + 1


@rule
def shown_die(move: int) -> int:
    return (move - SHOW) % FACES + 1


@rule
def is_under_cup(p: Position, seat: int) -> bool:
    """Whether the seat's die and bid are still secret."""
    return seat >= p.shown


@rule
def is_alone(p: Position, seat: int) -> bool:
    """Nobody else made the same bid."""
    same = 0
    for other in range(p.seats):
        same += p.bid[other] == p.bid[seat]
    return same == 1


@rule
def settle(p: Position, seat: int) -> None:
    """Score one bid after all cups have been lifted."""
    if p.bid[seat] > p.die[seat]:
        p.busts[seat] += BUST_POINTS
    elif is_alone(p, seat):
        p.hits[seat] += p.bid[seat]
        if p.bid[seat] == p.prize:
            p.hits[seat] += PRIZE_POINTS
