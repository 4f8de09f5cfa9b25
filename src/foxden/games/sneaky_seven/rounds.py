"""Turns, rounds and the end of the game."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import TARGET_COUNT
from .reasons import Ending
from .table import Phase, Position, token_count


@rule
def begin_turn(p: Position, player: int) -> None:
    """C8. A new turn: nothing rolled, no offers made."""
    p.player = player
    p.turn_number += 1
    p.rolled = 0
    p.offers = 0
    p.phase = Phase.READY


@rule
def end_turn(p: Position) -> None:
    """C8, C46, C47. To the left; the last turn of the last round ends the game."""
    following = (p.player + 1) % p.seats
    if following == p.first:
        p.rounds += 1
    if p.time_is_up == 1 or p.rounds == p.round_limit:
        _count_tokens(p)
    else:
        begin_turn(p, following)


@rule
def win_with_nine(p: Position) -> None:
    """C45. The bingo board is full."""
    p.contenders = 1 << p.player
    p.phase = Phase.OVER


@rule
def _count_tokens(p: Position) -> None:
    """C48. Most tokens win; who shares the most rolls a die for it."""
    p.contenders = leaders(p)
    p.player = NOBODY
    leading = 0
    for seat in range(p.seats - 1, -1, -1):
        p.die[seat] = 0
        if int(p.contenders) >> seat & 1:
            leading += 1
            p.player = seat
    p.phase = Phase.TIE if leading > 1 else Phase.OVER


@rule
def leaders(p: Position) -> int:
    """The seats with the most tokens, as bits."""
    most = 0
    for seat in range(p.seats):
        most = max(most, token_count(p, seat))
    leading = 0
    for seat in range(p.seats):
        if token_count(p, seat) == most:
            leading |= 1 << seat
    return leading


@rule
def why_over(p: Position) -> int:
    for seat in range(p.seats):
        if token_count(p, seat) == TARGET_COUNT:
            return Ending.NINE_TOKENS
    return Ending.TIME_IS_UP if p.time_is_up == 1 else Ending.ROUND_LIMIT
