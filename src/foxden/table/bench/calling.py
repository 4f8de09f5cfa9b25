"""How a client of the crowd reaches the server: requests on a connection that is kept, and a
WebSocket.  As little work as possible, since the crowd shares the machine with the server.
"""

from __future__ import annotations

import asyncio
from typing import Any, Self

from msgspec import Raw, Struct, json
from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
LONGEST_ANSWER = 1 << 24
OK = 200


class Move(Struct):
    words: str


class Eyes(Struct):
    seat: int | None
    moves: list[Move]
    told: list[Raw]


class Table(Struct):
    id: str
    phase: str


class State(Struct):
    """As much of ``wire.State`` as a client of the crowd looks at."""

    number: int
    since: int
    table: Table
    eyes: list[Eyes]

    @property
    def is_over(self) -> bool:
        return self.table.phase not in ("lobby", "playing")


class Token(Struct):
    token: str


read_state = json.Decoder(State).decode
read_token = json.Decoder(Token).decode


class Unanswered(Exception):
    """The server said something else than it should have."""


class Caller:
    """One client of the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.bearer = ""

    async def __aenter__(self) -> Self:
        await self._connect()
        token = read_token(await self.told("POST", "/api/clients"))
        self.bearer = f"Authorization: Bearer {token.token}\r\n"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._out.close()

    async def _connect(self) -> None:
        self._in, self._out = await asyncio.open_connection(HOST, self.port, limit=LONGEST_ANSWER)

    async def told(self, method: str, path: str, body: Any = None) -> bytes:
        status, answer = await self.ask(method, path, body)
        if status != OK:
            raise Unanswered(f"{method} {path}: {status} {answer.decode(errors='replace')}")
        return answer

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Status and answer.  Like a browser: a kept connection may have been closed meanwhile."""
        try:
            return await self._ask(method, path, body)
        except (EOFError, ConnectionError):
            self._out.close()
            await self._connect()
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        sent = b"" if body is None else json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{self.bearer}"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        self._out.write(head.encode() + sent)
        first, *lines = (await self._in.readuntil(b"\r\n\r\n")).split(b"\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(b":") for line in lines)
        }
        answer = await self._in.readexactly(int(headers[b"content-length"]))
        return int(first.split()[1]), answer

    def listen(self, table: str) -> connect:
        name, _, bearer = self.bearer.strip().partition(": ")
        return connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/live?since=0",
            additional_headers={name: bearer},
            compression=None,
            max_size=LONGEST_ANSWER,
            ping_interval=None,
        )


class Ear:
    """What one client hears of one table, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: State | None = None
        self.number = 0
        self.lines: list[bytes] = []
        self.gaps = 0  # states that did not go on where the one before had ended
        self._news = asyncio.Event()

    async def listen(self) -> None:
        async for message in self.socket:
            state = read_state(message)
            self.gaps += state.since != self.number
            self.number = state.number
            self.lines += lines_of(state)
            self.state = state
            self._news.set()

    async def until(self, number: int, end: float) -> State | None:
        """The state at this number or later in which there is something to do; None after the end
        of the time that was given (of the loop's clock)."""
        try:
            async with asyncio.timeout_at(end):
                while True:
                    state = self.state
                    if state and state.number >= number and (state.is_over or owed(state)):
                        return state
                    await self._hear()
        except TimeoutError:
            return None

    async def up_to(self, number: int, end: float) -> None:
        try:
            async with asyncio.timeout_at(end):
                while self.number < number:
                    await self._hear()
        except TimeoutError:
            pass

    async def _hear(self) -> None:
        self._news.clear()
        await self._news.wait()


def owed(state: State) -> Eyes | None:
    """The first seat that has a move to make."""
    return next((eyes for eyes in state.eyes if eyes.moves), None)


def lines_of(state: State) -> list[bytes]:
    return [bytes(line) for line in state.eyes[0].told] if state.eyes else []
