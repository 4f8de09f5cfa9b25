"""Watching a table: the state now, and again after every change."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Annotated

import sqlalchemy as sa
from litestar import Response, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import HeaderParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from . import wire
from .asking import (
    PROBLEMS,
    Asking,
    Since,
    Socket,
    TableId,
    Wait,
    answer,
    client_of,
    hall_of,
    limits_of,
)
from .gate import address_of, refuse
from .hall import Hall, Watch
from .limits import TooMany
from .refused import Refused, no_store

log = logging.getLogger("foxden.table")

PING_SECONDS = 20.0  # a stream without news shows that it is alive
GOING_AWAY = 1001
LONGEST_NUMBER = 10  # digits
LastSeen = Annotated[str, HeaderParameter(name="Last-Event-ID")]  # of who connects again


async def seen(hall: Hall, table: str, client: str | None, since: int) -> bytes:
    async with hall.look(table, client, since) as live:
        return live.state(client, since)


async def states(
    hall: Hall, name: str, client: str | None, since: int, idle: float | None = None
) -> AsyncGenerator[tuple[bytes, int]]:
    """What the client sees, with its number: now, and whenever something has changed.

    Nothing (no bytes) after so many idle seconds.
    """
    watch, live = Watch(client), None
    try:
        while not hall.is_closing:
            async with hall.look(name, client, 0 if live else since) as now:
                if now is not live:
                    if live:
                        live.leave(watch)
                    live = now
                    live.join(watch)
                number = live.table.sight.count(live.table.viewers(client))
                body = live.state(client, since)
                watch.news.clear()
            yield body, number
            since = max(since, number)
            while not live.is_gone and not await happens(watch.news, idle):
                yield b"", number
    finally:
        if live:
            live.leave(watch)


async def happens(news: asyncio.Event, within: float | None) -> bool:
    try:
        async with asyncio.timeout(within):
            return await news.wait()
    except TimeoutError:
        return False


async def next_state(hall: Hall, table: str, client: str | None, since: int, wait: float) -> bytes:
    """As soon as there is something after ``since``; after that many seconds, whatever is so."""
    async with hall.look(table, client, since) as live:  # who only looks is not said to be here
        if not wait or live.table.sight.count(live.table.viewers(client)) > since:
            return live.state(client, since)
    try:
        async with asyncio.timeout(wait), aclosing(states(hall, table, client, since)) as changing:
            async for body, number in changing:
                if number > since:
                    return body
    except TimeoutError:
        pass
    return await seen(hall, table, client, since)


@get("/api/tables/{table:str}/changes", responses=PROBLEMS)
async def changes(
    request: Asking, table: TableId, since: Since = 0, wait: Wait = 0
) -> Response[wire.State]:
    """The state as soon as its number is above `since`: for programs without WebSockets."""
    hall, client = hall_of(request), client_of(request)
    with limits_of(request).connection(client, address_of(request.scope)):
        return answer(request, await next_state(hall, table, client, since, wait))


@get("/api/tables/{table:str}/stream", responses=PROBLEMS, media_type="text/event-stream")
async def stream(
    request: Asking, table: TableId, since: Since = 0, last_event_id: LastSeen = ""
) -> ServerSentEvent:
    """The same states as on the WebSocket, as server-sent events."""
    hall, client = hall_of(request), client_of(request)
    since = max(since, read_number(last_event_id or "0"))
    await hall.live(table)  # or refuse before anything is sent
    limits_of(request).check_connection(client, address_of(request.scope))

    async def told() -> AsyncIterator[ServerSentEventMessage]:
        changing = states(hall, table, client, since, PING_SECONDS)
        with limits_of(request).connection(client, address_of(request.scope)):
            async with aclosing(changing):
                async for body, number in changing:
                    if body:
                        yield ServerSentEventMessage(data=body.decode(), id=str(number))
                    else:
                        yield ServerSentEventMessage(comment="still here")

    return ServerSentEvent(told())


@websocket("/api/tables/{table:str}/live")
async def live_states(socket: Socket, table: str, since: str = "0") -> None:
    hall, client = hall_of(socket), client_of(socket)
    try:
        number = read_number(since)
        await hall.live(table)
        with limits_of(socket).connection(client, address_of(socket.scope)):
            await socket.accept()
            await _converse(socket, hall, table, client, number)
    except Refused as refused:
        await refuse(socket.scope, socket.send, refused)
    except sa.exc.SQLAlchemyError:
        await refuse(socket.scope, socket.send, no_store())


def read_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Refused(400, "bad-request", "since: a whole number is expected, from 0 on.")
    return int(text)


async def _converse(socket: Socket, hall: Hall, table: str, client: str | None, since: int) -> None:
    listening = asyncio.create_task(_until_gone(socket))
    sending = asyncio.create_task(_send(socket, hall, table, client, since))
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
        if not listening.done():
            _log_failure(sending, table)
            await socket.close(GOING_AWAY)
        elif too_many := listening.result():
            await socket.close(4000 + too_many.status, too_many.sentence)
    finally:
        for task in (listening, sending):
            task.cancel()
        await asyncio.gather(listening, sending, return_exceptions=True)


def _log_failure(sending: asyncio.Task[None], table: str) -> None:
    """Whoever watches comes back by itself; that it had to is the server's business."""
    if sending.cancelled() or (error := sending.exception()) is None:
        return
    if not isinstance(error, Refused | WebSocketDisconnect | OSError | sa.exc.SQLAlchemyError):
        log.error("Table %s can't be shown.", table, exc_info=error)


async def _until_gone(socket: Socket) -> TooMany | None:
    """What a client sends is passed over, but counts as a request: it acts by HTTP."""
    while True:
        try:
            await socket.receive_data(mode="text")
            limits_of(socket).request(client_of(socket), address_of(socket.scope))
        except WebSocketDisconnect:
            return None
        except TooMany as too_many:
            return too_many


async def _send(socket: Socket, hall: Hall, table: str, client: str | None, since: int) -> None:
    async with aclosing(states(hall, table, client, since)) as changing:
        async for body, _ in changing:
            await socket.send_data(body.decode(), mode="text")
