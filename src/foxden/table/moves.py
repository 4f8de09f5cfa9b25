"""During the game: moves, taking back, resigning, coming back."""

from __future__ import annotations

from collections.abc import Sequence

from foxden.core.errors import IllegalMove, UnknownWords
from foxden.core.game import Seat
from foxden.core.match import check

from . import wire
from .happenings import Back, BotIn, Closed, Happening, Moved, Over, Resigned, TakenBack
from .holders import own_key
from .lobby import check_open, checked_place
from .refused import Refused, Stale, bad, conflict, full_table, not_yours
from .tables import Table


def played(table: Table, client: str, asked: wire.Play) -> Sequence[Happening]:
    """A person's move, with what ends with it."""
    _check_holder(table, client, asked.seat)
    _check_fresh(table, client, asked.seat, asked.number)
    news = moved(table, asked.seat, asked.move)
    if asked.seat in table.sitting_in:
        return (Back(asked.seat), *news)
    return news


def moved(table: Table, seat: Seat, words: str) -> Sequence[Happening]:
    assert table.playing is not None
    game, view = table.match.game, table.match.seen(seat)
    try:  # by what the seat knows, so that no refusal tells it more
        check(game, view, seat, game.notation.read(view, seat, words))
        move = table.playing.move(seat, words)
    except IllegalMove as error:
        raise Refused(422, "illegal", error.sentence, error.reason) from None
    except UnknownWords as error:
        raise Refused(422, "illegal", str(error), "unknown-words") from None
    return (move, Over()) if table.match.result else (move,)


def taken_back(table: Table, client: str, asked: wire.TakeBack) -> Sequence[Happening]:
    _check_holder(table, client, asked.seat)
    _check_fresh(table, client, asked.seat, asked.number)
    number = table.last_own_move(asked.seat)
    if number is None:
        sentence = (
            "Only an own move can be taken back, before anybody rolls, shows or moves,"
            " and none that the rules make final."
        )
        raise conflict("too-late", sentence)
    if table.is_full:
        raise full_table()
    return (TakenBack(asked.seat, number),)


def resigned(table: Table, client: str, asked: wire.SeatOnly) -> Sequence[Happening]:
    _check_holder(table, client, asked.seat)
    return (Resigned(asked.seat),)


def back(table: Table, client: str, asked: wire.SeatOnly) -> Sequence[Happening]:
    _check_holder(table, client, asked.seat)
    if asked.seat not in table.sitting_in:
        return ()
    if table.is_full:  # a move still brings the person back
        raise full_table()
    return (Back(asked.seat),)


def time_is_up(table: Table, words: str) -> Sequence[Happening]:
    assert table.playing is not None
    said = table.playing.say(words)
    return (said, Over()) if table.match.result else (said,)


def closed(table: Table) -> Sequence[Happening]:
    return (Closed(),) if table.phase in ("lobby", "playing") or table.is_outdated else ()


def bot_in(table: Table, seat: Seat, why: str) -> Sequence[Happening]:
    return (BotIn(seat, why),) if table.bot_at(seat) is None else ()


def bot_moved(table: Table, seat: Seat, number: int, words: str) -> Sequence[Happening]:
    """A bot's move, unless the table has moved on meanwhile."""
    if table.phase != "playing" or table.bot_at(seat) is None or table.decided[seat] > number:
        return ()
    return moved(table, seat, words)


def is_repeated(table: Table, client: str, asked: wire.Play | wire.TakeBack) -> bool:
    """Whether this was done before, under the same key."""
    before = table.keys.get(own_key(client, asked.key))
    if before is None:
        return False
    is_same = (
        isinstance(before, Moved) and before.words == " ".join(asked.move.split())
        if isinstance(asked, wire.Play)
        else isinstance(before, TakenBack)
    )
    if not is_same or getattr(before, "seat", None) != asked.seat:
        raise bad("This key was used for something else.", "key-used")
    return True


def _check_holder(table: Table, client: str, seat: Seat) -> None:
    place = checked_place(table, seat)
    if table.phase == "lobby":
        raise conflict("not-playing", "The game has not started.")
    check_open(table)
    if table.phase != "playing":
        raise conflict("not-playing", "The game is over.")
    if place.holder != client:
        raise not_yours(seat)
    if table.sitting_in.get(seat) == "resigned":
        raise conflict("resigned", "This seat has resigned; a bot plays on.")


def _check_fresh(table: Table, client: str, seat: Seat, number: int) -> None:
    viewers = table.viewers(client)
    if number > table.sight.count(viewers):
        raise bad(f"The table has not come to number {number} yet.", "bad-number")
    if table.is_stale(seat, number, viewers):
        raise Stale()
