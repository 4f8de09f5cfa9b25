"""The end of a turn, of a round and of the game of Beutezug: loot tokens, turn order, ties."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import HUES, MOST_POINTS, ROUNDS, points_of
from .table import Phase, Position, all_points, colours_owned, place_of, player

ALL_COLOURS = (1 << HUES) - 2  # without blue


@rule
def end_turn(p: Position) -> None:
    """C10, C33. A loot token perhaps; then whoever stands before in the turn order burgles."""
    _take_loot_token(p, player(p))
    if p.place > 0:
        p.place -= 1
        p.phase = Phase.BURGLING
    elif p.round_number < ROUNDS:
        begin_ranking(p)
    else:
        _end_game(p)


@rule
def _take_loot_token(p: Position, seat: int) -> None:
    """C33, C34."""
    if p.loot_token[seat] > 0 or colours_owned(p, seat) != ALL_COLOURS:
        return
    taken = 0
    for other in range(p.seats):
        if p.loot_token[other] > 0:
            taken += 1
    p.loot_token[seat] = taken + 1


@rule
def begin_ranking(p: Position) -> None:
    """C5, C36. At the start everyone ties with no points."""
    for place in range(p.seats):
        p.order[place] = NOBODY
    p.place = 0
    p.phase = Phase.RANKING
    _rank_the_clear(p)


@rule
def rank_next(p: Position, seat: int) -> None:
    p.order[p.place] = seat
    p.place += 1
    _rank_the_clear(p)


@rule
def _rank_the_clear(p: Position) -> None:
    """Whoever ties with nobody takes their place; then the next round, or chance decides a tie."""
    while p.place < p.seats:
        tied = 0
        first = NOBODY
        for seat in range(p.seats):
            if is_next_in_rank(p, seat):
                tied += 1
                first = seat
        if tied > 1:
            return
        p.order[p.place] = first
        p.place += 1
    p.place = 0
    p.round_number += 1
    p.phase = Phase.PICKING


@rule
def is_next_in_rank(p: Position, seat: int) -> bool:
    """C36. Without a place yet, and nobody else without one has more points."""
    if place_of(p, seat) != NOBODY:
        return False
    for other in range(p.seats):
        if place_of(p, other) == NOBODY and all_points(p, other) > all_points(p, seat):
            return False
    return True


@rule
def tied_for_next_place(p: Position) -> int:
    tied = 0
    for seat in range(p.seats):
        if is_next_in_rank(p, seat):
            tied += 1
    return tied


@rule
def _end_game(p: Position) -> None:
    """C37–C39."""
    leaders = leading(p)
    p.phase = Phase.OVER if leaders & (leaders - 1) == 0 else Phase.TOSSING


@rule
def toss(p: Position, seat: int) -> None:
    """C39."""
    p.tossed = seat + 1
    p.phase = Phase.OVER


@rule
def leading(p: Position) -> int:
    """C37, C38. The seats that nobody is ahead of, as bits."""
    leaders = 0
    for seat in range(p.seats):
        is_behind = False
        for other in range(p.seats):
            is_behind = is_behind or is_ahead(p, other, seat)
        if not is_behind:
            leaders |= 1 << seat
    return leaders


@rule
def is_ahead(p: Position, seat: int, other: int) -> bool:
    """C38. More points, or as many and better cards, compared from the highest down."""
    if all_points(p, seat) != all_points(p, other):
        return all_points(p, seat) > all_points(p, other)
    for points in range(MOST_POINTS, 0, -1):
        surplus = _cards_worth(p, seat, points) - _cards_worth(p, other, points)
        if surplus != 0:
            return surplus > 0
    return False


@rule
def _cards_worth(p: Position, seat: int, points: int) -> int:
    count = 0
    for number in range(ROUNDS):
        if points_of(p.won[seat * ROUNDS + number]) == points:
            count += 1
    return count
