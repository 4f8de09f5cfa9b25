"""The HTTP routes: they translate requests into acts at a table, and tables into answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any

from litestar import Controller, Response, get, post
from litestar.enums import MediaType

from foxden.games import names, room
from foxden.players.fast import LEVELS

from . import lobby, moves, records, wire
from .addresses import in_house
from .asking import (
    PROBLEMS,
    AnySeat,
    Asking,
    Code,
    Since,
    TableId,
    answer,
    client_of,
    hall_of,
    limits_of,
    own_client,
)
from .gate import address_of
from .hall import Live
from .happenings import Happening
from .holders import own_key, read_code
from .live import seen
from .refused import Refused, Stale
from .summaries import summaries

Doing = Callable[[Live, str], Sequence[Happening]]


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def games() -> list[wire.Game]:
    return [_game(name) for name in names()]


def _game(name: str) -> wire.Game:
    rules = room(name).game.rules
    options = [
        wire.Option(option, its.default, list(its.values)) for option, its in rules.OPTIONS.items()
    ]
    least, most = rules.SEATS[0], rules.SEATS[-1]
    return wire.Game(name, rules.VERSION, least, most, list(LEVELS), options)


@post("/api/clients", sync_to_thread=False, status_code=200, responses=PROBLEMS)
def new_client(request: Asking) -> wire.Token:
    """A token for a program; browsers are given a cookie."""
    limits_of(request).new_client(address_of(request.scope))
    return wire.Token(request.scope["state"]["holders"].new_token())


@get("/api/codes/{code:str}", responses=PROBLEMS)
async def by_code(request: Asking, code: Code) -> wire.Found:
    """The table with this code, while its lobby is open."""
    limits_of(request).code(address_of(request.scope))
    wanted = read_code(code)
    table = await hall_of(request).store.with_code(wanted) if wanted else None
    if table is None:
        raise Refused(404, "no-code", "No table with an open lobby has this code.")
    return wire.Found(table)


@get("/api/house", sync_to_thread=False, responses=PROBLEMS)
def house(request: Asking) -> wire.House:
    """How a link that is made on this very machine reaches the others in the house."""
    _, port = request.scope["server"] or (None, None)
    return wire.House(in_house(port) if port and request.app.state.is_lan else None)


@get("/health", responses=PROBLEMS)
async def health(request: Asking) -> wire.Health:
    hall = hall_of(request)
    await hall.store.ping()
    connections = limits_of(request).connections
    return wire.Health("ok", version("foxden"), len(hall.tables), connections)


class Tables(Controller):
    path = "/api/tables"

    @get(responses=PROBLEMS)
    async def of_client(self, request: Asking) -> list[wire.Summary]:
        client = client_of(request)
        return await summaries(hall_of(request).store, client) if client else []

    @post(status_code=200, responses=PROBLEMS)
    async def make(self, request: Asking, data: wire.NewTable) -> Response[wire.State]:
        hall, limits, client = hall_of(request), limits_of(request), own_client(request)
        made = lobby.made(data, client)
        limits.new_table(client, address_of(request.scope))
        limits.open_tables(await hall.store.open_tables(client))
        live = await hall.set_out(made)
        return answer(request, await seen(hall, live.table.id, client, 0))

    @get("/{table:str}", responses=PROBLEMS)
    async def look(self, request: Asking, table: TableId, since: Since = 0) -> Response[wire.State]:
        return answer(request, await seen(hall_of(request), table, client_of(request), since))

    @post("/{table:str}/sit", status_code=200, responses=PROBLEMS)
    async def sit(self, request: Asking, table: TableId, data: wire.Sit) -> Response[wire.State]:
        return await _do(request, table, lambda live, me: lobby.sat(live.table, me, data))

    @post("/{table:str}/stand", status_code=200, responses=PROBLEMS)
    async def stand(
        self, request: Asking, table: TableId, data: wire.SeatOnly
    ) -> Response[wire.State]:
        return await _do(request, table, lambda live, me: lobby.stood(live.table, me, data))

    @post("/{table:str}/seat", status_code=200, responses=PROBLEMS)
    async def fill(self, request: Asking, table: TableId, data: wire.Fill) -> Response[wire.State]:
        """The host fills or empties a seat."""
        return await _do(
            request, table, lambda live, me: lobby.filled(live.table, me, live.host == me, data)
        )

    @post("/{table:str}/add", status_code=200, responses=PROBLEMS)
    async def add(
        self, request: Asking, table: TableId, data: wire.Nothing
    ) -> Response[wire.State]:
        """The host puts a free seat to the table."""
        return await _do(request, table, lambda live, me: lobby.added(live.table, live.host == me))

    @post("/{table:str}/remove", status_code=200, responses=PROBLEMS)
    async def remove(
        self, request: Asking, table: TableId, data: wire.SeatOnly
    ) -> Response[wire.State]:
        """The host takes a free seat away; those behind it move up."""
        return await _do(
            request, table, lambda live, me: lobby.removed(live.table, live.host == me, data)
        )

    @post("/{table:str}/start", status_code=200, responses=PROBLEMS)
    async def start(
        self, request: Asking, table: TableId, data: wire.Start
    ) -> Response[wire.State]:
        return await _do(
            request, table, lambda live, me: lobby.started(live.table, me, live.host == me, data)
        )

    @post("/{table:str}/play", status_code=200, responses=PROBLEMS)
    async def play(self, request: Asking, table: TableId, data: wire.Play) -> Response[wire.State]:
        return await _do_once(request, table, data, moves.played)

    @post("/{table:str}/takeback", status_code=200, responses=PROBLEMS)
    async def take_back(
        self, request: Asking, table: TableId, data: wire.TakeBack
    ) -> Response[wire.State]:
        return await _do_once(request, table, data, moves.taken_back)

    @post("/{table:str}/resign", status_code=200, responses=PROBLEMS)
    async def resign(
        self, request: Asking, table: TableId, data: wire.SeatOnly
    ) -> Response[wire.State]:
        return await _do(request, table, lambda live, me: moves.resigned(live.table, me, data))

    @post("/{table:str}/back", status_code=200, responses=PROBLEMS)
    async def back(
        self, request: Asking, table: TableId, data: wire.SeatOnly
    ) -> Response[wire.State]:
        """Take over from the bot that sat in."""
        return await _do(request, table, lambda live, me: moves.back(live.table, me, data))

    @post("/{table:str}/rematch", status_code=200, responses=PROBLEMS)
    async def rematch(
        self, request: Asking, table: TableId, data: wire.Nothing
    ) -> Response[wire.State]:
        """The next table with the same seats; asked again, the same one."""
        hall, client = hall_of(request), own_client(request)
        limits_of(request).new_table(client, address_of(request.scope))
        other = await hall.rematch(table, client, limits_of(request))
        return answer(request, await seen(hall, other, client, 0))

    @get("/{table:str}/transcript", media_type=MediaType.TEXT, responses=PROBLEMS)
    async def transcript(
        self, request: Asking, table: TableId, seat: AnySeat = None, proofs: bool = False
    ) -> str:
        """As a spectator saw it, or as the seat did (for its holder); with proofs of its dice."""
        limits_of(request).record(client_of(request) or address_of(request.scope))
        async with hall_of(request).look(table) as live:
            match = records.match_for(live.table, client_of(request), seat)
        return await asyncio.to_thread(match.transcript, seat, proofs)

    @get("/{table:str}/fairness", responses=PROBLEMS)
    async def fairness(self, request: Asking, table: TableId) -> wire.Fairness:
        """What the dice were promised to be, and what proves it to this client."""
        client = client_of(request)
        limits_of(request).record(client or address_of(request.scope))
        async with hall_of(request).look(table) as live:
            promise = records.Promise(live.table, client)
        return await asyncio.to_thread(promise.fairness)

    @get("/{table:str}/replay", responses=PROBLEMS)
    async def replay(
        self, request: Asking, table: TableId, seat: AnySeat = None
    ) -> Response[wire.Replay]:
        """Every move with what was told of it and the view after it."""
        limits_of(request).record(client_of(request) or address_of(request.scope))
        async with hall_of(request).look(table) as live:
            records.check_reader(live.table, client_of(request), seat)
            past = records.Past(live.table, seat)
        return answer(request, await asyncio.to_thread(past.replay))


async def _do(request: Asking, table: str, doing: Doing) -> Response[Any]:
    client = own_client(request)
    body = await hall_of(request).act(table, client, lambda live: doing(live, client))
    return answer(request, body)


async def _do_once(
    request: Asking, table: str, data: wire.Play | wire.TakeBack, doing: Any
) -> Response[Any]:
    """Asked again with the same key, it is not done again."""
    hall, client = hall_of(request), own_client(request)

    def making(live: Live) -> Sequence[Happening]:
        if moves.is_repeated(live.table, client, data):
            return ()
        news: Sequence[Happening] = doing(live.table, client, data)
        return news

    try:
        key = own_key(client, data.key)
        body = await hall.act(table, client, making, key, data.number)
    except Stale as stale:
        stale.state = await seen(hall, table, client, data.number)
        raise
    return answer(request, body)
