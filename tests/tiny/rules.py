"""The rules of Under the Cup; ``p`` is the position."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from foxden.core.chance import Rng, below
from foxden.core.game import CHANCE, HIDDEN, PUBLIC, UNSEEN, Option, Value
from foxden.core.rule import rule

from .components import FACES
from .cups import (
    BID,
    FACE,
    MOVES as MOVES,
    PRIZE,
    REROLL,
    SEATS as SEATS,
    SHOW,
    UNKNOWN,
    Phase,
    Position as Position,
    is_under_cup,
    settle,
    showing,
    shown_bid,
    shown_die,
)

NAME = "tiny"
VERSION = 3
OPTIONS = {"rounds": Option(2, range(1, 4)), "target": Option("none", ("none", "5", "10"))}
BINDING = range(0)
PARTS = ("hits", "busts")


class Reason(IntEnum):
    LEGAL = 0
    NO_SUCH_MOVE = 1
    GAME_OVER = 2
    NOT_FOR_PLAYERS = 3
    TABLE_MOVES_FIRST = 4
    BID_IS_SEALED = 5
    NO_SECOND_REROLL = 6
    NOT_NOW = 7
    NOT_UNDER_THE_CUP = 8
    NO_SUCH_SEAT = 9


class Ending(IntEnum):
    LAST_ROUND = 1
    TARGET_REACHED = 2


def set_up(seats: int, options: Mapping[str, Value]) -> Position:
    p = Position()
    p.seats = seats
    p.rounds = int(options["rounds"])
    p.target = 0 if options["target"] == "none" else int(options["target"])
    p.round_number = 1
    return p


# Whose turn it is, and what they may do.


@rule
def turn(p: Position) -> int:
    if p.phase == Phase.OVER:
        return 0
    if p.phase != Phase.BIDDING:
        return 1 << CHANCE
    owing: int = p.owing
    return owing | 1 << CHANCE if p.rerolling != 0 else owing


@rule
def candidates(p: Position, seat: int, found: list[int]) -> int:
    if seat != CHANCE:
        return _span(BID, FACES + 1, found)
    if p.phase == Phase.PRIZING:
        return _span(PRIZE, FACES, found)
    if p.phase == Phase.SHOWING:
        return _span(SHOW, FACES * FACES, found)
    return _span(FACE, FACES, found)


@rule
def refusal(p: Position, seat: int, move: int) -> int:
    """On a view, HIDDEN is a move whose die or bid the viewer may not know."""
    if move < HIDDEN or move >= MOVES:
        return Reason.NO_SUCH_MOVE
    if p.phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat == CHANCE:
        return _refused_outcome(p, move)
    if seat < 0 or seat >= p.seats:
        return Reason.NO_SUCH_SEAT
    if move != HIDDEN and move < BID:
        return Reason.NOT_FOR_PLAYERS
    if p.phase != Phase.BIDDING or p.rerolling >> seat & 1:
        return Reason.TABLE_MOVES_FIRST
    if not p.owing >> seat & 1:
        return Reason.BID_IS_SEALED
    if move == REROLL and p.rerolled >> seat & 1:
        return Reason.NO_SECOND_REROLL
    if move == HIDDEN and p.die[seat] != UNKNOWN:
        return Reason.NO_SUCH_MOVE
    return Reason.LEGAL


@rule
def odds(p: Position, move: int) -> float:
    if p.phase != Phase.SHOWING:
        return 1 / FACES
    if p.die[p.shown] == UNKNOWN:
        return 1 / (FACES * FACES)
    return 1.0 if move == showing(p.bid[p.shown], p.die[p.shown]) else 0.0


@rule
def stream(p: Position) -> int:
    if p.phase == Phase.ROLLING:
        return int(p.rolled)
    if p.phase == Phase.BIDDING:
        for seat in range(p.seats):
            if p.rerolling >> seat & 1:
                return seat
    return PUBLIC


@rule
def play(p: Position, seat: int, move: int) -> None:
    if seat == CHANCE:
        _decide(p, move)
    elif move == REROLL:
        p.rerolling |= 1 << seat
        p.rerolled |= 1 << seat
    else:
        _seal(p, seat, UNKNOWN if move == HIDDEN else move - BID + 1)


# What a viewer may know: dice and bids of others only when their cup has been lifted, and whether
# others rerolled never.


@rule
def hide(p: Position, viewer: int) -> None:
    own = 1 << viewer if viewer < p.seats else 0
    p.rerolling &= own
    p.rerolled &= own
    for seat in range(p.seats):
        if seat != viewer and is_under_cup(p, seat):
            p.die[seat] = UNKNOWN
            p.bid[seat] = UNKNOWN


@rule
def seen(p: Position, seat: int, move: int, viewer: int) -> int:
    if p.phase == Phase.PRIZING or p.phase == Phase.SHOWING:
        return move
    owner = stream(p) if seat == CHANCE else seat
    if owner == viewer:
        return move
    is_reroll = move == REROLL or (seat == CHANCE and p.phase == Phase.BIDDING)
    return UNSEEN if is_reroll else HIDDEN


@rule
def guess(p: Position, viewer: int, rng: Rng) -> None:
    for seat in range(p.seats):
        if seat == viewer or not is_under_cup(p, seat):
            continue
        if seat < p.rolled:
            p.die[seat] = 1 + below(rng, FACES)
        if p.phase == Phase.SHOWING or (p.phase == Phase.BIDDING and not p.owing >> seat & 1):
            p.bid[seat] = 1 + below(rng, FACES)
        if p.phase == Phase.BIDDING and below(rng, 2) == 1:
            p.rerolled |= 1 << seat


# Scores.


@rule
def turns(p: Position) -> int:
    return int(p.round_number)


@rule
def score_parts(p: Position, seat: int) -> tuple[int, int]:
    return int(p.hits[seat]), int(p.busts[seat])


@rule
def score(p: Position, seat: int) -> int:
    hits, busts = score_parts(p, seat)
    return hits + busts


@rule
def winners(p: Position) -> int:
    best = score(p, 0)
    for seat in range(1, p.seats):
        best = max(best, score(p, seat))
    won = 0
    for seat in range(p.seats):
        if score(p, seat) == best:
            won |= 1 << seat
    return won


@rule
def reason(p: Position) -> int:
    return Ending.LAST_ROUND if p.round_number == p.rounds else Ending.TARGET_REACHED


# Steps of a round.


@rule
def _span(first: int, count: int, found: list[int]) -> int:
    for k in range(count):
        found[k] = first + k
    return count


@rule
def _refused_outcome(p: Position, move: int) -> int:
    if p.phase == Phase.ROLLING and move == HIDDEN:
        return Reason.LEGAL
    first = FACE
    last = SHOW
    if p.phase == Phase.PRIZING:
        first, last = PRIZE, FACE
    elif p.phase == Phase.SHOWING:
        first, last = SHOW, BID
    elif p.phase == Phase.BIDDING and p.rerolling == 0:
        return Reason.NOT_NOW
    if move < first or move >= last:
        return Reason.NOT_NOW
    if p.phase == Phase.SHOWING and odds(p, move) == 0:
        return Reason.NOT_UNDER_THE_CUP
    return Reason.LEGAL


@rule
def _decide(p: Position, move: int) -> None:
    if p.phase == Phase.PRIZING:
        p.prize = move - PRIZE + 1
        p.phase = Phase.ROLLING
    elif p.phase == Phase.ROLLING:
        _roll(p, UNKNOWN if move == HIDDEN else move - FACE + 1)
    elif p.phase == Phase.BIDDING:
        seat = stream(p)
        p.die[seat] = move - FACE + 1
        p.rerolling ^= 1 << seat
    else:
        _lift_cup(p, move)


@rule
def _roll(p: Position, die: int) -> None:
    p.die[p.rolled] = die
    p.rolled += 1
    if p.rolled == p.seats:
        p.phase = Phase.BIDDING
        p.owing = (1 << p.seats) - 1


@rule
def _seal(p: Position, seat: int, bid: int) -> None:
    p.bid[seat] = bid
    p.owing ^= 1 << seat
    if p.owing == 0:
        p.phase = Phase.SHOWING


@rule
def _lift_cup(p: Position, move: int) -> None:
    p.bid[p.shown] = shown_bid(move)
    p.die[p.shown] = shown_die(move)
    p.shown += 1
    if p.shown == p.seats:
        _end_round(p)


@rule
def _end_round(p: Position) -> None:
    for seat in range(p.seats):
        settle(p, seat)
    p.rerolled = 0
    p.rolled = 0
    if p.round_number == p.rounds or _target_is_reached(p):
        p.phase = Phase.OVER
        return
    p.shown = 0
    for seat in range(p.seats):
        p.die[seat] = UNKNOWN
        p.bid[seat] = UNKNOWN
    p.round_number += 1
    p.phase = Phase.PRIZING


@rule
def _target_is_reached(p: Position) -> bool:
    best = score(p, 0)
    for seat in range(1, p.seats):
        best = max(best, score(p, seat))
    return p.target > 0 and best >= p.target
