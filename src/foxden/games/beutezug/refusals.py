"""Why a move of Beutezug is refused: the only statement of what is legal."""

from __future__ import annotations

from enum import IntEnum

from foxden.core.game import CHANCE, HIDDEN, PUBLIC
from foxden.core.rule import rule

from .burglary import dice_of_colour, die_showing, left_of
from .components import MOST_LOCKS, REROLL_ALL, REROLL_ONE, ZERO_KINDS
from .ranking import is_next_in_rank, leading
from .table import (
    ADD,
    COIN,
    DRAW,
    FACE,
    KEEP,
    MOST_PLAYERS,
    MOVES,
    NO_CARD,
    PICK,
    RANK,
    REROLL,
    REROLL_DICE,
    REVEAL,
    STOP,
    TRUTH,
    UNKNOWN,
    Phase,
    Position,
    bonuses,
    deck_for,
    is_for_a_player,
    is_in_deck,
    next_zero_is_known,
    player,
    rerolled_colour,
    rerolled_face,
    row_of,
    stream,
)


class Reason(IntEnum):
    LEGAL = 0
    NO_SUCH_MOVE = 1
    NOT_YOUR_TURN = 2
    GAME_OVER = 3
    TABLE_MOVES_FIRST = 4
    NOT_FOR_PLAYERS = 5
    WRONG_OUTCOME = 6
    NO_SUCH_SEAT = 7
    NOT_TIED = 8
    NOT_IN_DECK = 9
    NOT_ON_TOP = 10
    NO_CARD_THERE = 11
    PICK_FIRST = 12
    PICKING_IS_OVER = 13
    KEEP_FIRST = 14
    NOT_DRAWN = 15
    COLOUR_NOT_ROLLED = 16
    NO_SUCH_DIE = 17
    NO_SUCH_BONUS = 18
    BONUS_USED = 19


@rule
def refusal(p: Position, seat: int, move: int) -> int:
    if move == HIDDEN and seat == CHANCE and _hides_draw(p):
        return Reason.LEGAL
    if move < 0 or move >= MOVES:
        return Reason.NO_SUCH_MOVE
    if p.phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat == CHANCE:
        return refused_outcome(p, move)
    if move < PICK:
        return Reason.NOT_FOR_PLAYERS
    if not is_for_a_player(p):
        return Reason.TABLE_MOVES_FIRST
    if seat != player(p):
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.KEEPING:
        return _refused_keep(p, move)
    if p.phase == Phase.DECIDING:
        return _refused_bonus(p, seat, move)
    if move >= ADD:  # C8
        return Reason.PICK_FIRST
    return Reason.NO_CARD_THERE if p.display[move - PICK] == NO_CARD else Reason.LEGAL


@rule
def refused_outcome(p: Position, move: int) -> int:
    if is_for_a_player(p):
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.ROLLING:
        return Reason.LEGAL if FACE <= move < REVEAL else Reason.WRONG_OUTCOME
    if p.phase == Phase.RANKING:
        return _refused_tie(p, move - RANK)
    if p.phase == Phase.TOSSING:
        return _refused_tie(p, move - COIN)
    if p.phase == Phase.DRAWING:
        return _refused_zero(p, move - DRAW + 1)
    if not REVEAL <= move < DRAW:
        return Reason.WRONG_OUTCOME
    is_next = is_in_deck(p, move - REVEAL + 1, deck_for(p, row_of(p.gap)))
    return Reason.LEGAL if is_next else Reason.NOT_IN_DECK


@rule
def _refused_tie(p: Position, seat: int) -> int:
    """C36, C39."""
    if seat < 0 or seat >= MOST_PLAYERS:
        return Reason.WRONG_OUTCOME
    if seat >= p.seats:
        return Reason.NO_SUCH_SEAT
    if p.phase == Phase.RANKING:
        return Reason.LEGAL if is_next_in_rank(p, seat) else Reason.NOT_TIED
    return Reason.LEGAL if leading(p) >> seat & 1 == 1 else Reason.NOT_TIED


@rule
def _refused_zero(p: Position, kind: int) -> int:
    """C24. While cards never drawn are left, any of those; then the first one put under."""
    if kind < 1 or kind > ZERO_KINDS:
        return Reason.WRONG_OUTCOME
    if next_zero_is_known(p):
        return Reason.LEGAL if p.under[0] == kind else Reason.NOT_ON_TOP
    return Reason.LEGAL if p.zeros[kind] > 0 else Reason.NOT_ON_TOP


@rule
def _hides_draw(p: Position) -> bool:
    """Whether a 0-card is drawn that this view may not see."""
    if p.whose_view == TRUTH or p.phase != Phase.DRAWING:
        return False
    return stream(p) != PUBLIC and stream(p) != p.whose_view - 1


@rule
def _refused_keep(p: Position, move: int) -> int:
    """C23. One of the two in hand; to a view that has not seen them, any that it could be."""
    if move < KEEP:
        return Reason.KEEP_FIRST
    kind = move - KEEP + 1
    if p.drawn[0] == UNKNOWN:
        return Reason.LEGAL if p.zeros[kind] > 0 else Reason.NOT_DRAWN
    return Reason.LEGAL if p.drawn[0] == kind or p.drawn[1] == kind else Reason.NOT_DRAWN


@rule
def _refused_bonus(p: Position, seat: int, move: int) -> int:
    """C14–C19."""
    if move < ADD:
        return Reason.PICKING_IS_OVER
    if move >= KEEP:
        return Reason.NOT_DRAWN
    if move == STOP:
        return Reason.LEGAL
    if move == REROLL_DICE:
        return _refused_source(p, seat, REROLL_ALL)
    if move >= REROLL:
        if die_showing(p, rerolled_colour(move), rerolled_face(move)) == MOST_LOCKS:
            return Reason.NO_SUCH_DIE
        return _refused_source(p, seat, REROLL_ONE)
    colour = move - ADD + 1
    if dice_of_colour(p.target, colour) == 0:  # C17
        return Reason.COLOUR_NOT_ROLLED
    return _refused_source(p, seat, colour)


@rule
def _refused_source(p: Position, seat: int, bonus: int) -> int:
    """C15. Each source once a round."""
    if left_of(p, seat, bonus) > 0:
        return Reason.LEGAL
    return Reason.BONUS_USED if bonuses(p, seat, bonus) > 0 else Reason.NO_SUCH_BONUS
