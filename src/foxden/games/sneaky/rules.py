"""The rules of Sneaky.  Clause numbers refer to ``clauses.md``; ``p`` is the position."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from foxden.core.chance import Rng
from foxden.core.game import CHANCE, NOBODY, PUBLIC, Option, Value
from foxden.core.rule import rule

from .components import DECKS, FACES, HANDCUFFS_EACH, MOST_HANDCUFFS, NO_HANDCUFFS
from .table import (
    CENTRE,
    DEAL,
    FACE,
    KINDS,
    MOVES as MOVES,
    NO_CARD,
    NO_PLACE,
    PLACE,
    PLACES,
    ROLL,
    SEATS as SEATS,
    STARTS,
    STOP,
    TOP,
    Phase,
    Position as Position,
    bandit_points,
    card,
    centre_is_empty,
    colour_of,
    dice_in_hand,
    is_captured,
    is_full,
    owner_of,
    placed_colour,
    placed_place,
    placing,
    value_of,
)
from .turns import awaits_top, begin_turn, choose_top, die_shows, place_die, reveal, stop, throw

NAME = "sneaky"
VERSION = 1
OPTIONS = {"deck": Option("1223", tuple(DECKS))}
BINDING = range(0)
PARTS = ("bandits", "most-handcuffs", "no-handcuffs")


class Reason(IntEnum):
    LEGAL = 0
    NO_SUCH_MOVE = 1
    NOT_YOUR_TURN = 2
    GAME_OVER = 3
    TABLE_MOVES_FIRST = 4
    NOT_FOR_PLAYERS = 5
    WRONG_OUTCOME = 6
    NO_SUCH_SEAT = 7
    DISPLAY_DIFFERS = 8
    NONE_LEFT_IN_PILE = 9
    NO_SUCH_DIE = 10
    OWN_STACK = 11
    EMPTY_PLACE = 12
    WRONG_COLOUR = 13
    CARD_FULL = 14
    PLACE_FIRST = 15
    NO_DICE_LEFT = 16
    NOT_CAPTURED = 17
    CHOOSE_TOP_FIRST = 18
    NOTHING_TO_CHOOSE = 19


class Ending(IntEnum):
    LAST_ROUND = 1
    CENTRE_EMPTY = 2
    TURN_LIMIT = 3


def set_up(seats: int, options: Mapping[str, Value]) -> Position:
    """C3–C5, C8, C9. Nothing has been drawn yet; everyone has two handcuffs."""
    p = Position()
    p.seats = seats
    p.player = NOBODY
    p.phase = Phase.DISPLAY
    for colour in range(FACES):
        for value in DECKS[str(options["deck"])]:
            p.pile[card(colour, value)] += 1
            p.pile_size += 1
    for seat in range(seats):
        p.handcuffs[seat] = HANDCUFFS_EACH
    p.topmost[0] = p.topmost[1] = NO_PLACE
    return p


# Whose turn it is, and what they may do.


@rule
def turn(p: Position) -> int:
    if p.phase == Phase.OVER:
        return 0
    if p.phase == Phase.PLACING or p.phase == Phase.TOPPING:
        return 1 << p.player
    return 1 << CHANCE


@rule
def candidates(p: Position, seat: int, found: list[int]) -> int:
    if p.phase == Phase.ROLLING:
        return _span(FACE, FACES, found)
    if p.phase == Phase.FIRST:
        return _span(STARTS, p.seats, found)
    if p.phase == Phase.DISPLAY or p.phase == Phase.REFILLING:
        return _span(DEAL, KINDS, found)
    if p.phase == Phase.TOPPING:
        return _span(TOP, PLACES, found)
    count = 0
    for place in range(PLACES):
        bandit = p.open_card[place]
        if bandit != NO_CARD:
            found[count] = placing(colour_of(bandit), place)
            count += 1
    found[count] = ROLL
    found[count + 1] = STOP
    return count + 2


@rule
def refusal(p: Position, seat: int, move: int) -> int:
    if move < 0 or move >= MOVES:
        return Reason.NO_SUCH_MOVE
    if p.phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat == CHANCE:
        return _refused_outcome(p, move)
    if move < PLACE:
        return Reason.NOT_FOR_PLAYERS
    if p.phase != Phase.PLACING and p.phase != Phase.TOPPING:
        return Reason.TABLE_MOVES_FIRST
    if seat != p.player:
        return Reason.NOT_YOUR_TURN
    if move >= TOP:
        return _refused_top(p, move - TOP)
    if p.phase == Phase.TOPPING:
        return Reason.CHOOSE_TOP_FIRST
    if move < ROLL:
        return _refused_die(p, placed_colour(move), placed_place(move))
    if p.placed == 0:  # C13, C17
        return Reason.PLACE_FIRST
    if move == ROLL and dice_in_hand(p) == 0:  # C22
        return Reason.NO_DICE_LEFT
    return Reason.LEGAL


@rule
def odds(p: Position, move: int) -> float:
    """C2, C7, C8, C10."""
    if p.phase == Phase.ROLLING:
        return 1 / FACES
    if p.phase == Phase.FIRST:
        return 1 / p.seats
    if p.phase == Phase.REFILLING:
        return p.pile[move - DEAL] / p.pile_size
    if _repeats_display(p, move - DEAL):
        return 0.0
    fitting = 0
    for bandit in range(KINDS):
        if not _repeats_display(p, bandit):
            fitting += p.pile[bandit]
    return p.pile[move - DEAL] / fitting


@rule
def stream(p: Position) -> int:
    return PUBLIC


@rule
def play(p: Position, seat: int, move: int) -> None:
    if move >= TOP:
        choose_top(p, move - TOP)
    elif move == STOP:
        stop(p)
    elif move == ROLL:
        throw(p, dice_in_hand(p))
    elif move >= PLACE:
        place_die(p, placed_colour(move), placed_place(move))
    elif move >= DEAL:
        reveal(p, move - DEAL)
    elif move >= FACE:
        die_shows(p, move - FACE)
    else:
        begin_turn(p, move - STARTS)


# What everyone may know: all but the order of the pile, which no position holds (C54).


@rule
def hide(p: Position, viewer: int) -> None:
    pass


@rule
def seen(p: Position, seat: int, move: int, viewer: int) -> int:
    return move


@rule
def guess(p: Position, viewer: int, rng: Rng) -> None:
    pass


# Scores.


@rule
def turns(p: Position) -> int:
    return p.turn_number


@rule
def score_parts(p: Position, seat: int) -> tuple[int, int, int]:
    """C50–C52. Bandits owned, 5 for the most handcuffs, 2 off for none."""
    most = MOST_HANDCUFFS if _has_most_handcuffs(p, seat) else 0
    none = NO_HANDCUFFS if p.handcuffs[seat] == 0 else 0
    return bandit_points(p, seat), most, none


@rule
def score(p: Position, seat: int) -> int:
    bandits, most, none = score_parts(p, seat)
    return bandits + most + none


@rule
def winners(p: Position) -> int:
    """C53. The highest score; ties share."""
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
    if p.pile_size == 0 and p.last_turns == 0:
        return Ending.LAST_ROUND
    if p.pile_size == 0 and centre_is_empty(p):
        return Ending.CENTRE_EMPTY
    return Ending.TURN_LIMIT


# Why not.


@rule
def _span(first: int, count: int, found: list[int]) -> int:
    for k in range(count):
        found[k] = first + k
    return count


@rule
def _refused_outcome(p: Position, move: int) -> int:
    if p.phase == Phase.PLACING or p.phase == Phase.TOPPING:
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.ROLLING:
        return Reason.LEGAL if FACE <= move < DEAL else Reason.WRONG_OUTCOME
    if p.phase == Phase.FIRST:
        if move >= FACE:
            return Reason.WRONG_OUTCOME
        return Reason.LEGAL if move < p.seats else Reason.NO_SUCH_SEAT
    if not DEAL <= move < PLACE:
        return Reason.WRONG_OUTCOME
    if p.pile[move - DEAL] == 0:
        return Reason.NONE_LEFT_IN_PILE
    if p.phase == Phase.DISPLAY and _repeats_display(p, move - DEAL):
        return Reason.DISPLAY_DIFFERS
    return Reason.LEGAL


@rule
def _repeats_display(p: Position, bandit: int) -> bool:
    """C6. The first three differ in value and in colour."""
    for place in range(CENTRE):
        other = p.open_card[place]
        if other != NO_CARD:
            if value_of(other) == value_of(bandit) or colour_of(other) == colour_of(bandit):
                return True
    return False


@rule
def _refused_die(p: Position, colour: int, place: int) -> int:
    """C12, C21, C42."""
    if place >= PLACES:  # three bits can name one place more than there are
        return Reason.NO_SUCH_MOVE
    if p.open_card[place] == NO_CARD:
        return Reason.EMPTY_PLACE
    if owner_of(p, place) == p.player:
        return Reason.OWN_STACK
    if colour_of(p.open_card[place]) != colour:
        return Reason.WRONG_COLOUR
    if p.dice[colour] == 0:
        return Reason.NO_SUCH_DIE
    return Reason.CARD_FULL if is_full(p, place) else Reason.LEGAL


@rule
def _refused_top(p: Position, place: int) -> int:
    """C28, C30."""
    if p.phase != Phase.TOPPING:
        return Reason.NOTHING_TO_CHOOSE
    if not is_captured(p, place) or value_of(p.open_card[place]) == 1:
        return Reason.NOT_CAPTURED
    return Reason.LEGAL if awaits_top(p, p.open_card[place]) else Reason.NOTHING_TO_CHOOSE


@rule
def _has_most_handcuffs(p: Position, seat: int) -> bool:
    """C51. At least one, and nobody has more."""
    for other in range(p.seats):
        if p.handcuffs[other] > p.handcuffs[seat]:
            return False
    return p.handcuffs[seat] > 0
