"""What someone at the table sees, as plain typed data."""

from __future__ import annotations

from typing import TypedDict

from foxden.core.game import Seat, seats_in

from .cups import UNKNOWN, Phase, Position
from .rules import score, turn


class Cup(TypedDict):
    seat: int
    die: int | None
    bid: int | None
    has_bid: bool
    score: int


class View(TypedDict):
    phase: str
    round: int
    prize: int | None
    to_move: list[int]
    can_reroll: bool
    cups: list[Cup]


def view(p: Position, viewer: Seat) -> View:
    is_bidding = p.phase == Phase.BIDDING
    return {
        "phase": Phase(p.phase).name.lower(),
        "round": p.round_number,
        "prize": p.prize or None,
        "to_move": seats_in(turn(p)),
        "can_reroll": is_bidding and viewer < p.seats and not p.rerolled >> viewer & 1,
        "cups": [_cup(p, seat) for seat in range(p.seats)],
    }


def _cup(p: Position, seat: Seat) -> Cup:
    return {
        "seat": seat,
        "die": p.die[seat] if p.die[seat] != UNKNOWN else None,
        "bid": p.bid[seat] if p.bid[seat] != UNKNOWN else None,
        "has_bid": p.phase >= Phase.BIDDING and not p.owing >> seat & 1,
        "score": score(p, seat),
    }
