"""Before the game: a table is made, people sit down and stand up, the host fills seats."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from foxden.core.errors import FoxdenError
from foxden.core.game import Seat
from foxden.core.match import checked_options, checked_seats
from foxden.games import load
from foxden.players.fast import LEVELS

from . import wire
from .happenings import Added, Filled, Happening, Made, Place, Removed, Sat, Started, Stood
from .holders import new_code
from .refused import Refused, bad, closed_table, conflict, full_table, not_yours, other_rules
from .tables import OPEN, Table

USUAL_LEVEL = "sensible"
BOT_NAMES = ("Filou", "Reineke", "Kitsune", "Vulpi", "Tod", "Swift")
NOBODY = "Fox"  # a person who gives no name
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing


def made(asked: wire.NewTable, client: str) -> Made:
    """BadSetup or UnknownGame say what does not fit."""
    try:
        game = load(asked.game)
        checked_seats(game.rules, len(asked.seats))
        options = checked_options(game, asked.options)
    except FoxdenError as error:
        raise bad(str(error), "bad-setup") from None
    if sum(seat.kind == "me" for seat in asked.seats) > 1:
        raise bad("You can only sit in one seat; others on this device are 'device'.")
    return Made(
        maker=client,
        game=game.name,
        version=game.rules.VERSION,
        options=options,
        pace=checked_pace(asked.pace),
        places=_places(asked.seats, asked.name, client),
        code=new_code(),
        bot_pace=asked.bot_pace,
        randomness=_randomness(asked),
    )


def _randomness(asked: wire.NewTable) -> dict[Seat, str]:
    own = next((seat for seat, one in enumerate(asked.seats) if one.kind == "me"), None)
    return {} if own is None or asked.randomness is None else {own: asked.randomness}


def checked_pace(pace: wire.Pace) -> wire.Pace:
    if pace.kind == "clock" and pace.seconds < 5:
        raise bad("A clock needs at least 5 seconds a move.", "bad-setup")
    if pace.kind == "slow" and pace.hours < 1:
        raise bad("Slow play needs at least one hour a move.", "bad-setup")
    return pace


def _places(asked: Sequence[wire.NewSeat], own_name: str, client: str) -> list[Place]:
    places: list[Place] = []
    for seat in asked:
        kind = "person" if seat.kind == "me" else seat.kind
        name = own_name if seat.kind == "me" and not seat.name else seat.name or ""
        places.append(placed(kind, name, seat.level, client, places))
    return places


def placed(kind: str, name: str, level: str | None, client: str, others: Sequence[Place]) -> Place:
    if kind == "open":
        return OPEN
    taken = [place.name for place in others]
    if kind != "bot":
        return Place(kind, own_name(name or NOBODY, taken), None, client)
    if level is not None and level not in LEVELS:
        raise bad(f"There is no level {level!r}; there are: {', '.join(LEVELS)}.", "bad-setup")
    usual = next((free for free in BOT_NAMES if free not in taken), BOT_NAMES[0])
    return Place(kind, own_name(name or usual, taken), level or USUAL_LEVEL)


def own_name(name: str, taken: Sequence[str]) -> str:
    """The name on one line, and no other's at the table."""
    seen = "".join(c if c.isprintable() and c not in UNSEEN else " " for c in name)
    plain = " ".join(seen.split()) or NOBODY
    number, own = 2, plain
    while own in taken:
        number, own = number + 1, f"{plain[: wire.LONGEST_NAME - 3]} {number}"
    return own


def sat(table: Table, client: str, asked: wire.Sit) -> Sequence[Happening]:
    place = _place(table, asked.seat)
    if place.kind != "open" and place.holder != client:
        raise conflict("taken", f"Seat {asked.seat + 1} is taken.")
    name = own_name(asked.name or place.name or NOBODY, _others(table, asked.seat))
    if place.holder == client and place.name == name and asked.randomness is None:
        return ()
    return (Sat(asked.seat, name, client, asked.randomness),)


def stood(table: Table, client: str, asked: wire.SeatOnly) -> Sequence[Happening]:
    if _place(table, asked.seat).holder != client:
        raise not_yours(asked.seat)
    return (Stood(asked.seat),)


def filled(table: Table, client: str, is_host: bool, asked: wire.Fill) -> Sequence[Happening]:
    _place(table, asked.seat)
    _check_host(is_host)
    others = [place for seat, place in enumerate(table.places) if seat != asked.seat]
    place = placed(asked.kind, asked.name or "", asked.level, client, others)
    return (Filled(asked.seat, place),)


def added(table: Table, is_host: bool) -> Sequence[Happening]:
    _check_lobby(table)
    _check_host(is_host)
    _check_count(table, len(table.places) + 1)
    return (Added(),)


def removed(table: Table, is_host: bool, asked: wire.SeatOnly) -> Sequence[Happening]:
    place = _place(table, asked.seat)
    _check_host(is_host)
    if place.kind != "open":
        raise conflict("taken", f"Seat {asked.seat + 1} is taken.")
    _check_count(table, len(table.places) - 1)
    return (Removed(asked.seat),)


def _check_count(table: Table, seats: int) -> None:
    try:
        checked_seats(load(table.made.game).rules, seats)
    except FoxdenError as error:
        raise bad(str(error), "bad-setup") from None


def check_sits(table: Table, client: str) -> None:
    if not table.seats_of(client):
        raise Refused(403, "not-sitting", "Only somebody who sat at this table can do that.")


def made_again(table: Table, client: str) -> Made:
    """The same table once more; everybody keeps their seat."""
    made = table.made
    return structs.replace(
        made,
        maker=client,
        version=load(made.game).rules.VERSION,
        places=list(table.places),
        code=new_code(),
        randomness={},
    )


def started(table: Table, client: str, is_host: bool, asked: wire.Start) -> Sequence[Happening]:
    if table.phase == "playing":
        return ()
    _check_lobby(table)
    _check_host(is_host)
    if not table.is_playable:
        raise other_rules()
    if any(place.kind == "open" for place in table.places):
        raise conflict("open-seats", "There are empty seats: wait for players, or seat bots there.")
    seats = table.seats_of(client)
    added = {seats[0]: asked.randomness} if seats and asked.randomness else {}
    chance = table.lay_out(added).start()
    return (Started(chance, added),)


def _place(table: Table, seat: Seat) -> Place:
    _check_lobby(table)
    return checked_place(table, seat)


def checked_place(table: Table, seat: Seat) -> Place:
    if seat >= len(table.places):
        raise bad(f"There are {len(table.places)} seats at this table.")
    return table.places[seat]


def _others(table: Table, seat: Seat) -> list[str]:
    return [place.name for other, place in enumerate(table.places) if other != seat]


def _check_lobby(table: Table) -> None:
    check_open(table)
    if table.phase != "lobby":
        raise conflict("not-lobby", "The game has started.")
    if table.is_full:
        raise full_table()


def check_open(table: Table) -> None:
    if table.phase == "closed":
        raise closed_table() if table.is_playable else other_rules()


def _check_host(is_host: bool) -> None:
    if not is_host:
        raise Refused(403, "not-host", "Only the host of the table can do that.")
