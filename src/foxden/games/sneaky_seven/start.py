"""Before the first turn: who begins, who is who, and where; also the roll that breaks a tie."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import LATER_SEAT_MONEY, START_MONEY
from .reasons import Reason
from .rounds import begin_turn
from .table import Phase, Position
from .ways import GOAL_TILE


@rule
def roll_off(p: Position, face: int) -> None:
    """C4, C48. All contenders roll a d6; those who share the highest roll again."""
    p.die[p.player] = face
    following = _next_contender(p, p.player + 1)
    if following != NOBODY:
        p.player = following
        return
    _keep_highest(p)
    p.player = _next_contender(p, 0)
    if _next_contender(p, p.player + 1) != NOBODY:
        return
    if p.phase == Phase.FIRST:
        p.first = p.player
        p.phase = Phase.CHOOSING
    else:
        p.phase = Phase.OVER


@rule
def _next_contender(p: Position, start: int) -> int:
    for seat in range(start, p.seats):
        if int(p.contenders) >> seat & 1:
            return seat
    return NOBODY


@rule
def _keep_highest(p: Position) -> None:
    highest = 0
    for seat in range(p.seats):
        if int(p.contenders) >> seat & 1:
            highest = max(highest, p.die[seat])
    kept = 0
    for seat in range(p.seats):
        if int(p.contenders) >> seat & 1 and p.die[seat] == highest:
            kept |= 1 << seat
    p.contenders = kept


@rule
def refused_character(p: Position, character: int) -> int:
    """C5. Every character is there once."""
    if p.phase != Phase.CHOOSING:
        return Reason.CHOSEN_ALREADY
    for seat in range(p.seats):
        if p.character[seat] == character:
            return Reason.CHARACTER_TAKEN
    return Reason.LEGAL


@rule
def choose_character(p: Position, character: int) -> None:
    p.character[p.player] = character
    p.phase = Phase.STARTING


@rule
def start_at(p: Position, place: int) -> None:
    """C5, C6. The token goes to the place; later seats begin with more money."""
    later = int((p.player - p.first) % p.seats)
    p.tile[p.player] = int(GOAL_TILE[place])
    p.money[p.player] = START_MONEY + later * LATER_SEAT_MONEY
    p.player = (p.player + 1) % p.seats
    if p.player == p.first:
        begin_turn(p, p.first)
    else:
        p.phase = Phase.CHOOSING
