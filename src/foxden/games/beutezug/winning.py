"""After a successful burglary of Beutezug: the card, the other tokens, the refill."""

from __future__ import annotations

from foxden.core.rule import rule

from .components import EACH, ROUNDS, ROWS
from .ranking import begin_ranking
from .table import (
    ADRIFT,
    COLUMNS,
    NO_CARD,
    NOWHERE,
    Phase,
    Position,
    deck_for,
    player,
    row_of,
    space_at,
)


@rule
def win(p: Position) -> None:
    """C26, C27, C30. Card and token, the other tokens, then the refill."""
    space = p.token[player(p)]
    p.won[player(p) * ROUNDS + p.round_number - 1] = p.display[space]
    p.token[player(p)] = NOWHERE
    p.display[space] = NO_CARD
    for seat in range(p.seats):
        if p.token[seat] == space:
            p.token[seat] = space_below(p, space)
    p.gap = space
    p.is_growing = 0
    _reveal_into_gap(p)


@rule
def space_below(p: Position, space: int) -> int:
    """C27–C29. The next lower card of the column; in the bottom row the space itself."""
    if row_of(space) == 0:
        return space
    lower = space - COLUMNS
    while lower >= 0:
        if p.display[lower] != NO_CARD:
            return lower
        lower -= COLUMNS
    return ADRIFT


@rule
def _reveal_into_gap(p: Position) -> None:
    """C30, C32. If no deck has a card, the place stays empty."""
    if deck_for(p, row_of(p.gap)) < ROWS:
        p.phase = Phase.REVEALING
    else:
        _filled(p)


@rule
def reveal(p: Position, card: int) -> None:
    number = (card - 1) // EACH
    p.decks[number] ^= 1 << (card - 1 - number * EACH)
    p.display[p.gap] = card
    _filled(p)


@rule
def _filled(p: Position) -> None:
    """C3, C31. What comes after a place was filled or had to stay empty."""
    if p.phase == Phase.DISPLAY:
        p.gap += 1
        if p.gap == COLUMNS:
            begin_ranking(p)
        return
    p.phase = Phase.TURN_OVER
    if p.is_growing == 0:
        _leave_without_card(p)
        gap = _gap_in_row(p, row_of(p.gap) + 1)
        if gap != NOWHERE and deck_for(p, row_of(gap)) < ROWS:
            p.gap = gap
            p.is_growing = 1
            p.phase = Phase.REVEALING


@rule
def _leave_without_card(p: Position) -> None:
    """C29. Tokens that waited in the bottom row for a card that did not come."""
    if p.display[p.gap] != NO_CARD:
        return
    for seat in range(p.seats):
        if p.token[seat] == p.gap:
            p.token[seat] = ADRIFT


@rule
def _gap_in_row(p: Position, row: int) -> int:
    """The leftmost; NOWHERE in a full row, and above the top one."""
    if row < ROWS:
        for column in range(COLUMNS):
            if p.display[space_at(row, column)] == NO_CARD:
                return space_at(row, column)
    return NOWHERE
