"""Connections that say too much, nothing readable, or never listen."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn

from foxden.table import door
from foxden.table.door import MOST_HEAD, Door, Watching
from foxden.table.gate import HEADERS
from foxden.table.serve import STOP_SECONDS

from . import wild
from .server import PATIENCE, Server

MUCH = 8_000_000  # bytes, more than a system keeps for somebody who does not read
GET = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
WATCH = wild.handshake(Random(1), "/")
both = pytest.mark.parametrize("asking", [GET, WATCH], ids=["request", "websocket"])


async def much(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends more than anybody takes who does not read."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        for _ in range(2):
            await send({"type": "websocket.send", "bytes": b"x" * MUCH})
        return
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(2):
        await send({"type": "http.response.body", "body": b"x" * MUCH, "more_body": True})


@asynccontextmanager
async def serving() -> AsyncIterator[uvicorn.Server]:
    config = uvicorn.Config(much, port=0, http=Door, ws=Watching, lifespan="off", log_config=None)
    config.timeout_graceful_shutdown = STOP_SECONDS
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server
    server.should_exit = True
    await running


def address_of(server: uvicorn.Server) -> tuple[str, int]:
    host, port = server.servers[0].sockets[0].getsockname()
    return host, port


@asynccontextmanager
async def deaf(server: uvicorn.Server, asking: bytes) -> AsyncIterator[None]:
    """Somebody who asks, and does not read what comes."""
    with socket.create_connection(address_of(server)) as plain:
        await asyncio.to_thread(plain.sendall, asking)
        while not any(
            connection.transport.get_write_buffer_size()
            for connection in server.server_state.connections
        ):
            await asyncio.sleep(0.01)
        yield


@both
async def test_whoever_never_reads_is_shown_out(
    asking: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_SECONDS", 0.2)
    async with asyncio.timeout(PATIENCE), serving() as server, deaf(server, asking):
        while server.server_state.connections:
            await asyncio.sleep(0.01)


@both
async def test_a_stop_does_not_wait_for_somebody_who_never_reads(
    asking: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with asyncio.timeout(PATIENCE), serving() as server, deaf(server, asking):
        server.should_exit = True
        while server.server_state.tasks or server.server_state.connections:
            await asyncio.sleep(0.01)
    assert "Exception" not in caplog.text


@pytest.mark.parametrize(
    ("begin", "end", "status"),
    [
        (b"GET / HTTP/1.1\r\n", b"Host\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n", b"X: " + b"x" * MOST_HEAD, 431),
    ],
    ids=["unreadable", "endless"],
)
async def test_what_is_no_request_is_refused_like_any_other(
    begin: bytes, end: bytes, status: int
) -> None:
    async with asyncio.timeout(PATIENCE), serving() as server:
        reading, writing = await asyncio.open_connection(*address_of(server))
        writing.write(begin)
        while not any(hasattr(one, "url") for one in server.server_state.connections):
            await asyncio.sleep(0.01)
        writing.write(end)
        head, _, body = (await reading.read()).decode().partition("\r\n\r\n")
        writing.close()
    line, *headers = head.split("\r\n")
    assert line.startswith(f"HTTP/1.1 {status} ")
    assert {f"{name}: {value}" for name, value in HEADERS.items()} <= set(headers)
    assert json.loads(body)["sentence"]


def test_an_upgrade_to_something_else_is_passed_over_and_no_news(server: Server) -> None:
    headers = {"Connection": "Upgrade", "Upgrade": "h2c"}
    assert httpx.get(f"{server.address}/api/games", headers=headers).status_code == 200
    assert "upgrade" not in server.log.read_text()
