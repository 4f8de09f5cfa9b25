"""The routes: they translate requests into acts at a table, and tables into answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Controller, Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import ServerSentEvent

from foxden.core.game import MOST_SEATS
from foxden.games import names, room
from foxden.players.fast import LEVELS

from . import lobby, moves, records, wire
from .hall import Hall, Live, Watch
from .holders import COOKIE, COOKIE_SECONDS, Holders
from .pages import page
from .refused import Refused, Stale
from .schema import Description
from .summaries import summaries

log = logging.getLogger("foxden.table")

LONGEST_WAIT = 30.0
PING_SECONDS = 20.0
MOST_BYTES = 16_384

Asking = Request[Any, Any, AppState]
Table = Annotated[str, Parameter(max_length=40)]
Since = Annotated[int, Parameter(ge=0, lt=1 << 31)]
AnySeat = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)]
Wait = Annotated[float, Parameter(ge=0, le=LONGEST_WAIT)]
PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request can't be read.",
        403: "Not yours to do.",
        404: "No such table.",
        409: "Not now; `stale` carries the state.",
        413: "Too large.",
        422: "Refused, with the reason.",
        429: "Too many.",
        503: "Too busy.",
    }.items()
}


def client_of(asking: Asking | WebSocket[Any, Any, AppState]) -> str | None:
    """The client that a request's token names."""
    holders: Holders = asking.app.state.holders
    scheme, _, bearer = asking.headers.get("Authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        client = holders.client(bearer.strip())
        if client is None:
            raise Refused(401, "bad-token", "This token was not made here.")
        return client
    return holders.client(asking.cookies.get(COOKIE, ""))


def own_client(asking: Asking) -> str:
    """The same; whoever has no token yet is given one."""
    client = client_of(asking)
    if client is not None:
        return client
    holders: Holders = asking.app.state.holders
    token = holders.new_token()
    asking.state.new_token = token
    return str(holders.client(token))


def hall_of(asking: Asking | WebSocket[Any, Any, AppState]) -> Hall:
    hall: Hall = asking.app.state.hall
    return hall


def answer(asking: Asking, body: bytes) -> Response[wire.State]:
    return with_cookie(asking, Response(body, media_type=MediaType.JSON, status_code=200))


def with_cookie(asking: Asking, response: Response[Any]) -> Response[Any]:
    token = getattr(asking.state, "new_token", None)
    if token is not None:
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=asking.url.scheme == "https",
        )
    return response


@get("/api/games", sync_to_thread=False)
def games() -> list[wire.Game]:
    listed = []
    for name in names():
        rules = room(name).game.rules
        options = [
            wire.Option(option, its.default, list(its.values))
            for option, its in rules.OPTIONS.items()
        ]
        least, most = rules.SEATS[0], rules.SEATS[-1]
        listed.append(wire.Game(name, rules.VERSION, least, most, list(LEVELS), options))
    return listed


@post("/api/clients", sync_to_thread=False, status_code=200)
def new_client(request: Asking) -> wire.Token:
    holders: Holders = request.app.state.holders
    return wire.Token(holders.new_token())


@get("/api/codes/{code:str}")
async def by_code(request: Asking, code: Annotated[str, Parameter(max_length=12)]) -> wire.Found:
    table = await hall_of(request).store.with_code(code.strip().upper())
    if table is None:
        raise Refused(404, "no-code", "No table with an open lobby has this code.")
    return wire.Found(table)


class Tables(Controller):
    path = "/api/tables"
    responses = PROBLEMS

    @get()
    async def of_client(self, request: Asking) -> list[wire.Summary]:
        client = client_of(request)
        return await summaries(hall_of(request).store, client) if client else []

    @post(status_code=200)
    async def make(self, request: Asking, data: wire.NewTable) -> Response[wire.State]:
        client = own_client(request)
        live = await hall_of(request).make(data, client)
        async with live.lock:
            return answer(request, live.state(client))

    @get("/{table:str}")
    async def look(self, request: Asking, table: Table, since: Since = 0) -> Response[wire.State]:
        return answer(request, await seen(hall_of(request), table, client_of(request), since))

    @get("/{table:str}/changes")
    async def changes(
        self, request: Asking, table: Table, since: Since = 0, wait: Wait = 0
    ) -> Response[wire.State]:
        hall, client = hall_of(request), client_of(request)
        try:
            async with asyncio.timeout(wait):
                async for body, number in states(hall, table, client, since):
                    if number > since:
                        return answer(request, body)
        except TimeoutError:
            pass
        return answer(request, await seen(hall, table, client, since))

    @get("/{table:str}/stream", media_type="text/event-stream")
    async def stream(self, request: Asking, table: Table, since: Since = 0) -> ServerSentEvent:
        hall, client = hall_of(request), client_of(request)
        await hall.live(table)

        async def told() -> AsyncIterator[str]:
            async for body, _ in states(hall, table, client, since):
                yield body.decode()

        return ServerSentEvent(told())

    @post("/{table:str}/sit", status_code=200)
    async def sit(self, request: Asking, table: Table, data: wire.Sit) -> Response[wire.State]:
        client = own_client(request)
        body = await hall_of(request).act(
            table, client, lambda live: lobby.sat(live.table, client, data)
        )
        return answer(request, body)

    @post("/{table:str}/stand", status_code=200)
    async def stand(
        self, request: Asking, table: Table, data: wire.SeatOnly
    ) -> Response[wire.State]:
        client = own_client(request)
        body = await hall_of(request).act(
            table, client, lambda live: lobby.stood(live.table, client, data)
        )
        return answer(request, body)

    @post("/{table:str}/seat", status_code=200)
    async def fill(self, request: Asking, table: Table, data: wire.Fill) -> Response[wire.State]:
        client = own_client(request)
        body = await hall_of(request).act(
            table,
            client,
            lambda live: lobby.filled(live.table, client, live.host == client, data),
        )
        return answer(request, body)

    @post("/{table:str}/start", status_code=200)
    async def start(
        self, request: Asking, table: Table, data: wire.Nothing
    ) -> Response[wire.State]:
        client = own_client(request)
        body = await hall_of(request).act(
            table, client, lambda live: lobby.started(live.table, live.host == client)
        )
        return answer(request, body)

    @post("/{table:str}/play", status_code=200)
    async def play(self, request: Asking, table: Table, data: wire.Play) -> Response[wire.State]:
        return await self._keyed(request, table, data, moves.played)

    @post("/{table:str}/takeback", status_code=200)
    async def take_back(
        self, request: Asking, table: Table, data: wire.TakeBack
    ) -> Response[wire.State]:
        return await self._keyed(request, table, data, moves.taken_back)

    async def _keyed(
        self, request: Asking, table: str, data: Any, doing: Any
    ) -> Response[wire.State]:
        """Asked again with the same key, the first answer stands."""
        client = own_client(request)

        def making(live: Live) -> Any:
            before = live.table.keys.get(data.key)
            if before is not None and moves.is_repeated(before, data):
                return ()
            return doing(live.table, client, data)

        hall = hall_of(request)
        try:
            body = await hall.act(table, client, making, data.key, data.number)
        except Stale as stale:
            stale.state = await seen(hall, table, client, data.number)
            raise
        return answer(request, body)

    @post("/{table:str}/resign", status_code=200)
    async def resign(
        self, request: Asking, table: Table, data: wire.SeatOnly
    ) -> Response[wire.State]:
        client = own_client(request)
        body = await hall_of(request).act(
            table, client, lambda live: moves.resigned(live.table, client, data)
        )
        return answer(request, body)

    @post("/{table:str}/back", status_code=200)
    async def back(
        self, request: Asking, table: Table, data: wire.SeatOnly
    ) -> Response[wire.State]:
        client = own_client(request)
        body = await hall_of(request).act(
            table, client, lambda live: moves.back(live.table, client, data)
        )
        return answer(request, body)

    @get("/{table:str}/transcript", media_type=MediaType.TEXT)
    async def transcript(self, request: Asking, table: Table, seat: AnySeat = None) -> str:
        live = await hall_of(request).live(table)
        async with live.lock:
            match = records.match_for(live.table, client_of(request), seat)
        return await asyncio.to_thread(match.transcript, seat)

    @get("/{table:str}/replay")
    async def replay(
        self, request: Asking, table: Table, seat: AnySeat = None
    ) -> Response[wire.Replay]:
        response: Response[Any]
        live = await hall_of(request).live(table)
        async with live.lock:
            records.check_reader(live.table, client_of(request), seat)
            past = records.Past(live.table, seat)
        body = await asyncio.to_thread(past.replay)
        response = Response(body, media_type=MediaType.JSON)
        return response


async def seen(hall: Hall, table: str, client: str | None, since: int) -> bytes:
    live = await hall.live(table)
    async with live.lock:
        return live.state(client, since)


async def states(
    hall: Hall, name: str, client: str | None, since: int
) -> AsyncIterator[tuple[bytes, int]]:
    """What the client sees now, and again after every change; never the same twice."""
    watch = Watch(client)
    live = await hall.live(name)
    live.join(watch)
    try:
        while True:
            async with live.lock:
                number = live.table.sight.count(live.table.viewers(client))
                body = live.state(client, since)
            yield body, number
            since = number
            await watch.news.wait()
            watch.news.clear()
            if live.is_gone:
                live.leave(watch)
                live = await hall.live(name)
                live.join(watch)
    finally:
        live.leave(watch)


@websocket("/api/tables/{table:str}/live")
async def live_states(socket: WebSocket[Any, Any, AppState], table: str, since: int = 0) -> None:
    hall, client = hall_of(socket), client_of(socket)
    await hall.live(table)
    await socket.accept()
    listening = asyncio.create_task(_until_gone(socket))
    sending = asyncio.create_task(_send(socket, hall, table, client, max(0, since)))
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (listening, sending):
            task.cancel()
        await asyncio.gather(listening, sending, return_exceptions=True)


async def _until_gone(socket: WebSocket[Any, Any, AppState]) -> None:
    while True:
        try:
            await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return


async def _send(
    socket: WebSocket[Any, Any, AppState], hall: Hall, table: str, client: str | None, since: int
) -> None:
    async for body, _ in states(hall, table, client, since):
        await socket.send_data(body.decode(), mode="text")


@get("/health", sync_to_thread=False)
def health(request: Asking) -> wire.Health:
    from importlib.metadata import version

    hall = hall_of(request)
    connections = sum(len(live.watches) for live in hall.tables.values())
    return wire.Health("ok", version("foxden"), len(hall.tables), connections)


def refused(_: Asking, error: Refused) -> Response[Any]:
    problem: dict[str, Any] = {"error": error.code, "sentence": error.sentence}
    if error.reason is not None:
        problem["reason"] = error.reason
    if isinstance(error, Stale) and error.state is not None:
        from msgspec import Raw

        problem["state"] = Raw(error.state)
    return Response(problem, status_code=error.status, media_type=MediaType.JSON)


def http_problem(_: Asking, error: HTTPException) -> Response[Any]:
    sentence = error.detail
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        sentence = f"{first.get('key', 'The request')}: {first.get('message', sentence)}"
    codes = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    code = codes.get(error.status_code, "error")
    problem = {"error": code, "sentence": sentence}
    return Response(problem, status_code=error.status_code, media_type=MediaType.JSON)


def broken(request: Asking, error: Exception) -> Response[Any]:
    log.error("%s %s failed.", request.method, request.url.path, exc_info=error)
    problem = {"error": "server", "sentence": "Something went wrong in the server; it was logged."}
    return Response(problem, status_code=500, media_type=MediaType.JSON)


def build(hall: Hall, holders: Holders, **more: Any) -> Litestar:
    return Litestar(
        [games, new_client, by_code, Tables, live_states, health, page],
        state=AppState({"hall": hall, "holders": holders}),
        exception_handlers={Refused: refused, HTTPException: http_problem, Exception: broken},
        openapi_config=OpenAPIConfig(
            title="Foxden",
            version="1",
            render_plugins=[Description(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        request_max_body_size=MOST_BYTES,
        **more,
    )
