"""Many clients at many tables, who remember all they asked and all they were told."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from foxden.core.chance import below, sow
from foxden.games import load, names

from .calling import OK, Caller, Ear, State, Unanswered, lines_of, owed, read_state

STALE = 409
PATIENCE = 20.0  # seconds for the last messages
ARRIVING = 8  # clients that sit down at once
MOST_SEATS = 4


@dataclass
class Crowd:
    """What is asked of the clients, and what they report."""

    clients: int
    seconds: float
    thinking: float  # seconds before each move
    staggered: float = 0.0  # seconds within which they begin
    plays_alone: bool = False  # all seats of a table, without bots and without a WebSocket
    port: int = 0
    end: float = 0.0  # by the loop's clock
    asked: int = 0
    served: int = 0
    stale: int = 0  # moves that came after the seat's decision had changed
    missed: int = 0  # messages of the log that a client was not told
    games: int = 0  # that came to an end
    failures: list[str] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # seconds, for each answer to a move

    async def play(self, port: int, begin: Callable[[], None]) -> None:
        """All come and sit down; ``begin`` is told; then all play, until the time is over."""
        self.port, arriving = port, asyncio.Semaphore(ARRIVING)
        async with AsyncExitStack() as kept:
            clients = [Client(self, number, kept, arriving) for number in range(self.clients)]
            await asyncio.gather(*(client.arrive() for client in clients))
            begin()
            self.end = asyncio.get_running_loop().time() + self.staggered + self.seconds
            await asyncio.gather(*(client.play() for client in clients))

    @property
    def left(self) -> float:
        """Seconds."""
        return self.end - asyncio.get_running_loop().time()


class Client:
    """Plays one table after another until the time is over."""

    def __init__(
        self, crowd: Crowd, number: int, kept: AsyncExitStack, arriving: asyncio.Semaphore
    ) -> None:
        self.crowd = crowd
        self.number = number
        self.kept = kept
        self.arriving = arriving
        self.tables = 0
        self.keys = 0
        self.state: State | None = None
        self.rng = [0, 0, 0, 0]
        sow(self.rng, number)

    async def arrive(self) -> None:
        async with self.arriving:
            try:
                self.caller = await self.kept.enter_async_context(Caller(self.crowd.port))
                self.state = await self._sit_down()
            except (Unanswered, OSError, EOFError) as error:
                self.crowd.failures.append(str(error))

    async def play(self) -> None:
        crowd = self.crowd
        await asyncio.sleep(crowd.staggered * self.number / crowd.clients)
        try:
            while self.state and crowd.left > 0:
                await self._play_a_game(self.state)
                self.state = await self._sit_down() if crowd.left > 0 else None
        except (Unanswered, OSError, EOFError, WebSocketException) as error:
            crowd.failures.append(str(error))

    async def _sit_down(self) -> State:
        """At a new table, whose game begins."""
        game = names()[(self.number + self.tables) % len(names())]
        sizes = [seats for seats in load(game).rules.SEATS if seats <= MOST_SEATS]
        size = sizes[(self.number // len(names()) + self.tables) % len(sizes)]
        other = {"kind": "device" if self.crowd.plays_alone else "bot"}
        wish = {"game": game, "seats": [{"kind": "me"}, *[other] * (size - 1)], "name": "Ada"}
        self.tables += 1
        table = read_state(await self.caller.told("POST", "/api/tables", wish)).table.id
        return read_state(await self.caller.told("POST", f"/api/tables/{table}/start", {}))

    async def _play_a_game(self, state: State) -> None:
        path = f"/api/tables/{state.table.id}"
        if self.crowd.plays_alone:
            while not state.is_over and self.crowd.left > 0:
                state = await self._move(path, state)
        else:
            state = await self._play_with_bots(path, state.table.id)
        self.crowd.games += state.is_over

    async def _play_with_bots(self, path: str, table: str) -> State:
        async with self.caller.listen(table) as socket:
            ear = Ear(socket)
            listening = asyncio.create_task(ear.listen())
            try:
                await self._decide(path, ear)
                return await self._compare(path, ear)
            finally:
                listening.cancel()

    async def _decide(self, path: str, ear: Ear) -> None:
        number = 0
        while self.crowd.left > 0:
            state = await ear.until(number, self.crowd.end)
            if state is None or state.is_over:
                return
            await asyncio.sleep(min(self.crowd.thinking, self.crowd.left))
            assert ear.state is not None
            if owed(ear.state) and self.crowd.left > 0:
                number = (await self._move(path, ear.state)).number

    async def _compare(self, path: str, ear: Ear) -> State:
        """What was heard, with the whole log as the server tells it in the end."""
        state = read_state(await self.caller.told("GET", path))
        await ear.up_to(state.number, asyncio.get_running_loop().time() + PATIENCE)
        told = lines_of(state)
        missed = (Counter(told) - Counter(ear.lines)).total()
        is_in_order = ear.lines[: len(told)] == told
        self.crowd.missed += max(missed, ear.gaps, not is_in_order)
        return state

    async def _move(self, path: str, state: State) -> State:
        eyes = owed(state)
        assert eyes is not None
        crowd, move = self.crowd, eyes.moves[below(self.rng, len(eyes.moves))]
        self.keys += 1
        wish = {
            "seat": eyes.seat,
            "number": state.number,
            "move": move.words,
            "key": f"{self.number} {self.keys}",
        }
        crowd.asked += 1
        asked_at = time.perf_counter()
        status, answer = await self.caller.ask("POST", f"{path}/play", wish)
        crowd.waits.append(time.perf_counter() - asked_at)
        if status == STALE:
            crowd.stale += 1
            return read_state(await self.caller.told("GET", f"{path}?since={state.number}"))
        if status != OK:
            raise Unanswered(f"{move.words}: {status} {answer.decode(errors='replace')}")
        crowd.served += 1
        return read_state(answer)
