"""The rules of Beutezug.  Clause numbers refer to ``clauses.md``; ``p`` is the position."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from foxden.core.chance import Rng, below
from foxden.core.game import CHANCE, HIDDEN, NOBODY, PUBLIC, Option, Value
from foxden.core.rule import rule

from .burglary import (
    add,
    die_showing,
    die_shows,
    draw,
    go_on,
    keep,
    pick,
    reroll_all,
    reroll_one,
    stop,
)
from .components import (
    EACH,
    FACES,
    HUES,
    ROWS,
    ZERO_CARDS,
    ZERO_COUNTS,
    ZERO_KINDS,
    lock_colour,
    locks_of,
)
from .ranking import leading, rank_next, tied_for_next_place, toss
from .refusals import Reason as Reason, refusal as refusal, refused_outcome
from .table import (
    ADD,
    COIN,
    DRAW,
    FACE,
    KEEP,
    MOST_PLAYERS,
    MOVES as MOVES,
    NOWHERE,
    PICK,
    RANK,
    REROLL,
    REROLL_DICE,
    REVEAL,
    SEATS as SEATS,
    SPACES,
    STOP,
    TRUTH,
    UNKNOWN,
    Phase,
    Position as Position,
    all_points,
    card_points,
    deck_for,
    is_for_a_player,
    next_zero_is_known,
    player,
    rerolled_colour,
    rerolled_face,
    rerolling,
    row_of,
    stream as stream,
    token_points,
    under_count,
)
from .winning import reveal

NAME = "beutezug"
VERSION = 1
OPTIONS: dict[str, Option] = {}
BINDING = range(0)
PARTS = ("cards", "loot-token")


class Ending(IntEnum):
    SEVEN_ROUNDS = 1
    BEST_CARDS = 2
    COIN = 3


def set_up(seats: int, options: Mapping[str, Value]) -> Position:
    """C1–C6. Nothing has been drawn yet."""
    p = Position()
    p.seats = seats
    for row in range(ROWS):
        p.decks[row] = (1 << EACH) - 1
    for kind in range(ZERO_KINDS):
        p.zeros[kind + 1] = ZERO_COUNTS[kind]
    p.never_drawn = ZERO_CARDS
    for seat in range(MOST_PLAYERS):
        p.token[seat] = NOWHERE
        p.order[seat] = NOBODY
    p.phase = Phase.DISPLAY
    return p


# Whose turn it is, and what they may do.


@rule
def turn(p: Position) -> int:
    if p.phase == Phase.OVER:
        return 0
    if is_for_a_player(p):
        return 1 << player(p)
    return 1 << CHANCE


@rule
def candidates(p: Position, seat: int, found: list[int]) -> int:
    if p.phase == Phase.ROLLING:
        return _span(FACE, FACES, found)
    if p.phase == Phase.PICKING or p.phase == Phase.REPICKING:
        return _span(PICK, SPACES, found)
    if p.phase == Phase.DECIDING:
        return _bonus_candidates(p, found)
    if p.phase == Phase.DISPLAY or p.phase == Phase.REVEALING:
        return _span(REVEAL + deck_for(p, row_of(p.gap)) * EACH, EACH, found)
    if p.phase == Phase.DRAWING:
        return _span(DRAW, ZERO_KINDS, found)
    if p.phase == Phase.KEEPING:
        return _span(KEEP, ZERO_KINDS, found)
    return _span(RANK if p.phase == Phase.RANKING else COIN, p.seats, found)


@rule
def odds(p: Position, move: int) -> float:
    if p.phase == Phase.ROLLING:
        return 1 / FACES
    if refused_outcome(p, move) != Reason.LEGAL:
        return 0.0
    if p.phase == Phase.DRAWING:
        return _odds_of_zero(p, move - DRAW + 1)
    if p.phase == Phase.RANKING:  # C36
        return 1 / tied_for_next_place(p)
    if p.phase == Phase.TOSSING:  # C39
        return 1 / _size(leading(p))
    return 1 / _size(p.decks[deck_for(p, row_of(p.gap))])


@rule
def play(p: Position, seat: int, move: int) -> None:
    if move >= KEEP:
        keep(p, move - KEEP + 1)
    elif move >= PICK:
        _play_burglar(p, move)
    elif move >= COIN:
        toss(p, move - COIN)
    elif move >= DRAW:
        draw(p, move - DRAW + 1)
    elif move >= REVEAL:
        reveal(p, move - REVEAL + 1)
    elif move >= FACE:
        die_shows(p, move - FACE + 1)
    elif move == HIDDEN:
        draw(p, HIDDEN)
    else:
        rank_next(p, move - RANK)
    go_on(p)


@rule
def _play_burglar(p: Position, move: int) -> None:
    if move == STOP:
        stop(p)
    elif move == REROLL_DICE:
        reroll_all(p)
    elif move >= REROLL:
        reroll_one(p, rerolled_colour(move), rerolled_face(move))
    elif move >= ADD:
        add(p, move - ADD + 1)
    else:
        pick(p, move - PICK)


# What everyone may know (C40): all but the 0-cards in another's hand or put under by another.


@rule
def hide(p: Position, viewer: int) -> None:
    p.whose_view = viewer + 1
    for k in range(under_count(p)):
        if p.under_by[k] != viewer + 1 and p.under[k] != UNKNOWN:
            p.zeros[p.under[k]] += 1
            p.under[k] = UNKNOWN
    if p.drawn[0] == 0 or player(p) == viewer:
        return
    for hand in range(2):
        if p.drawn[hand] != 0 and p.drawn[hand] != UNKNOWN:
            p.zeros[p.drawn[hand]] += 1
            p.drawn[hand] = UNKNOWN


@rule
def seen(p: Position, seat: int, move: int, viewer: int) -> int:
    if seat == CHANCE and stream(p) != PUBLIC and stream(p) != viewer:
        return HIDDEN
    return move


@rule
def guess(p: Position, viewer: int, rng: Rng) -> None:
    """Cards that were never seen are anywhere, each arrangement as likely as another."""
    p.whose_view = TRUTH
    for k in range(under_count(p)):
        if p.under[k] == UNKNOWN:
            p.under[k] = _any_zero(p, rng)
    for hand in range(2):
        if p.drawn[hand] == UNKNOWN:
            p.drawn[hand] = _any_zero(p, rng)


@rule
def _any_zero(p: Position, rng: Rng) -> int:
    skip = below(rng, _unlocated(p))
    for kind in range(1, ZERO_KINDS + 1):
        if skip < p.zeros[kind]:
            p.zeros[kind] -= 1
            return kind
        skip -= p.zeros[kind]
    return UNKNOWN


# Scores.


@rule
def turns(p: Position) -> int:
    return p.turns_begun


@rule
def score_parts(p: Position, seat: int) -> tuple[int, int]:
    """C35."""
    return card_points(p, seat), token_points(p, seat)


@rule
def score(p: Position, seat: int) -> int:
    return all_points(p, seat)


@rule
def winners(p: Position) -> int:
    """C37–C39. One alone, once the game is over."""
    return 1 << (p.tossed - 1) if p.tossed > 0 else leading(p)


@rule
def reason(p: Position) -> int:
    if p.tossed > 0:
        return Ending.COIN
    best = 0
    for seat in range(p.seats):
        best = max(best, score(p, seat))
    having = 0
    for seat in range(p.seats):
        if score(p, seat) == best:
            having += 1
    return Ending.BEST_CARDS if having > 1 else Ending.SEVEN_ROUNDS


# Counting.


@rule
def _span(first: int, count: int, found: list[int]) -> int:
    for k in range(count):
        found[k] = first + k
    return count


@rule
def _bonus_candidates(p: Position, found: list[int]) -> int:
    count = _span(ADD, HUES - 1, found)
    for die in range(locks_of(p.target)):
        colour = lock_colour(p.target, die)
        if die_showing(p, colour, p.dice[die]) == die:
            found[count] = rerolling(colour, p.dice[die])
            count += 1
    found[count] = REROLL_DICE
    found[count + 1] = STOP
    return count + 2


@rule
def _odds_of_zero(p: Position, kind: int) -> float:
    """Of a kind that can come; on a view all cards of unknown whereabouts are alike."""
    return 1.0 if next_zero_is_known(p) else p.zeros[kind] / _unlocated(p)


@rule
def _size(members: int) -> int:
    """Of a set given as bits."""
    count = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


@rule
def _unlocated(p: Position) -> int:
    total = 0
    for kind in range(1, ZERO_KINDS + 1):
        total += p.zeros[kind]
    return total
