"""A table as one client sees it: the one message that tells everything live, as bytes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Literal, cast

from msgspec import Raw, Struct, json

from foxden.core.game import SPECTATOR, Seat, legal_moves
from foxden.core.match import Match
from foxden.core.position import fields_of

from . import wire
from .happenings import Place
from .tables import Table
from .telling import Teller

Phase = Literal["lobby", "playing", "over", "closed"]


class _Eyes(Struct):
    """``wire.Eyes``, its parts encoded already."""

    seat: int | None
    view: Raw
    moves: Raw
    can_take_back: bool
    has_secrets: bool
    told: list[Raw]


class _State(Struct):
    number: int
    since: int
    table: wire.Table
    eyes: list[_Eyes]
    type: str = "state"


@dataclass(frozen=True)
class Presence:
    """Who is at the table just now; no event tells of it."""

    here: frozenset[str] = frozenset()  # clients that are connected
    strangers: int = 0  # connected too, and no clients yet
    host: str | None = None


@dataclass(frozen=True)
class Look:
    """What a viewer sees after so many events."""

    number: int
    view: Raw
    moves: Raw


class Showing:
    """Encodes each view once for each change, whoever asks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tellers: dict[Seat, Teller] = {}
        self._looks: dict[Seat, Look] = {}

    def state(self, client: str | None, since: int, presence: Presence) -> bytes:
        table = self.table
        viewers = table.viewers(client)
        count = table.sight.count(viewers)
        seen = min(since, count)
        told_from = table.sight.event_at(seen, viewers)
        eyes = []
        if table.playing is not None:
            seats = table.seats_of(client) or [SPECTATOR]
            for seat in seats:
                told = self._teller(seat).since(told_from, viewers)
                eyes.append(self._eyes(seat, told, len(seats) > 1))
        return json.encode(_State(count, seen, shown_table(table, client, presence), eyes))

    def _teller(self, viewer: Seat) -> Teller:
        if viewer not in self._tellers:
            self._tellers[viewer] = Teller(self.table, viewer)
        return self._tellers[viewer]

    def _eyes(self, viewer: Seat, told: list[Raw], is_shared: bool) -> _Eyes:
        look, is_seat = self._look(viewer), viewer != SPECTATOR
        can_take_back = is_seat and self.table.last_own_move(viewer) is not None
        has_secrets = is_shared and self._has_secrets(viewer)
        seat = viewer if is_seat else None
        return _Eyes(seat, look.view, look.moves, can_take_back, has_secrets, told)

    def _has_secrets(self, seat: Seat) -> bool:
        match = self.table.match
        if fields_of(match.seen(seat)) == fields_of(match.seen(None)):
            return False
        drawn_for_all = match.game.viewing.view(match.seen(seat), SPECTATOR)
        return json.encode(drawn_for_all) != bytes(self._look(SPECTATOR).view)

    def _look(self, viewer: Seat) -> Look:
        look = self._looks.get(viewer)
        if look is None or look.number != self.table.number:
            look = self._looks[viewer] = self._fresh_look(viewer)
        return look

    def _fresh_look(self, viewer: Seat) -> Look:
        match, seat = self.table.match, None if viewer == SPECTATOR else viewer
        moves = [] if seat is None else self._moves(match, seat)
        view = json.encode(match.view(seat))
        return Look(self.table.number, Raw(view), Raw(json.encode(moves)))

    def _moves(self, match: Match, seat: Seat) -> list[wire.Move]:
        if self.table.phase != "playing" or seat not in match.to_move:
            return []
        return moves_of(match, seat)


def moves_of(match: Match, seat: Seat) -> list[wire.Move]:
    """The legal moves of a seat, from what the seat knows."""
    game, view = match.game, match.seen(seat)
    moves = []
    for move in legal_moves(game.rules, view, seat):
        offer = game.notation.offer(view, seat, move)
        words = game.notation.write(view, seat, move)
        moves.append(wire.Move(words, offer.id, dict(offer.args)))
    return moves


def shown_table(table: Table, client: str | None, presence: Presence) -> wire.Table:
    made = table.made
    return wire.Table(
        id=table.id,
        code=made.code if table.phase == "lobby" else None,
        game=made.game,
        version=made.version,
        options=made.options,
        pace=made.pace,
        phase=cast(Phase, table.phase),
        seats=[_seat_at(table, seat, place, presence) for seat, place in enumerate(table.places)],
        host=client is not None and client == presence.host,
        you=table.seats_of(client),
        watchers=len(presence.here - set(table.persons())) + presence.strangers,
        result=_result(table),
        rematch=table.rematch,
        bot_pace=made.bot_pace,
        created=table.entries[0].at,
        now=round(time.time(), 3),
    )


def _seat_at(table: Table, seat: Seat, place: Place, presence: Presence) -> wire.SeatAt:
    deadline = table.deadline(seat)
    has_bank = table.phase == "playing" and table.made.pace.kind == "clock"
    return wire.SeatAt(
        seat=seat,
        kind=cast(Any, place.kind),
        name=place.name,
        level=place.level,
        is_here=place.holder in presence.here,
        bot_plays=seat in table.sitting_in,
        owes=table.phase == "playing" and seat in table.owing,
        deadline=deadline,
        bank=table.clock.bank[seat] if has_bank and place.holder is not None else None,
    )


def _result(table: Table) -> wire.Result | None:
    result = table.result
    if result is None:
        return None
    return wire.Result(
        list(result.scores),
        [dict(parts) for parts in result.parts],
        list(result.winners),
        result.reason,
    )
