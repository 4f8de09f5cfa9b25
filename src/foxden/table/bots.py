"""The bots of all tables, outside the event loop: a few processes that are handed views.

Tables are served in turn, one job of a table at a time, so that a slow one delays nobody by more
than its share.  A worker that crashes or takes too long is replaced and its job tried again.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import deque
from contextlib import suppress
from typing import Any

from msgspec import msgpack, structs

from foxden.core.compiled import runs_plain
from foxden.core.errors import BrokenPlayer
from foxden.core.game import Seat
from foxden.core.position import fields_of
from foxden.games import names
from foxden.players.levels import THINKER

from .worker import LENGTH_BYTES, Answer, Job, Warm, Worker, packed

TIME_LIMIT = 10.0  # seconds a job
STARTING_LIMIT = 120.0  # seconds, on a machine that is very busy
TRIES = 2  # of a worker, for one job
LOGGED_AT_ONCE = 1 << 16
WORKER = ("-m", "foxden.table.worker")

log = logging.getLogger("foxden.bots")


class Broken(Exception):
    """A process could not start, has ended, or took too long."""


class Turns:
    """Jobs by table: tables take turns, and a table has one job in hand at a time."""

    def __init__(self) -> None:
        self._next: asyncio.Queue[str] = asyncio.Queue()  # tables with a job, and none in hand
        self._waiting: dict[str, deque[tuple[Job, asyncio.Future[str]]]] = {}

    def put(self, table: str, job: Job) -> asyncio.Future[str]:
        """The words of the move, once somebody has done the job."""
        words: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        if table not in self._waiting:
            self._waiting[table] = deque()
            self._next.put_nowait(table)
        self._waiting[table].append((job, words))
        return words

    async def take(self) -> tuple[str, Job, asyncio.Future[str]]:
        table = await self._next.get()
        return table, *self._waiting[table].popleft()

    def done(self, table: str) -> None:
        """The job that was taken is no longer in hand."""
        if self._waiting[table]:
            self._next.put_nowait(table)
        else:
            del self._waiting[table]

    def give_up(self) -> None:
        for jobs in self._waiting.values():
            for _, words in jobs:
                words.cancel()


class BotPool:
    def __init__(self, workers: int, time_limit: float = TIME_LIMIT) -> None:
        self.time_limit = time_limit
        self._turns = Turns()
        self._workers = [WorkerProcess() for _ in range(workers)]
        self._compiled: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Return at once; the workers come up, and code is compiled, in the background."""
        serving = [self._serve(worker) for worker in self._workers]
        self._tasks = [asyncio.create_task(task) for task in (*serving, self._compile())]

    async def stop(self) -> None:
        """End all processes; jobs that are not done are cancelled."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._turns.give_up()

    async def choose(
        self, table: str, game: str, level: str, seat: Seat, seats: int, seed: int, view: Any
    ) -> str:
        """What a level does at a seat that sees ``view`` (of ``Match.seen``), in words.

        The seed fixes what it does, but for `rollout`, which thinks for a time.  BrokenPlayer: it
        has found no legal move.
        """
        return await self._turns.put(table, Job(game, level, seat, seats, seed, fields_of(view)))

    async def _serve(self, worker: WorkerProcess) -> None:
        words: asyncio.Future[str] | None = None
        try:
            with suppress(Broken):  # then the first job tries again, and complains
                await worker.start()
            while True:
                table, job, words = await self._turns.take()
                try:
                    if not words.cancelled():
                        await self._do(worker, job, words)
                except Exception as error:  # whatever it is, other tables need this worker
                    log.exception("The %s player of %s failed.", job.level, job.game)
                    await worker.stop()
                    if not words.done():
                        words.set_exception(error)
                finally:
                    self._turns.done(table)
        finally:
            if words is not None:
                words.cancel()
            await worker.stop()

    async def _do(self, worker: WorkerProcess, job: Job, words: asyncio.Future[str]) -> None:
        """Ask, ask again, and in the end take any legal move: no table waits for ever."""
        for _ in range(TRIES):
            answer = await self._ask(worker, job)
            if words.cancelled():
                return
            if answer.words:
                words.set_result(answer.words)
                return
            log.error("%s", answer.broken)
        any_move = await asyncio.to_thread(Worker().answer, structs.replace(job, level="random"))
        if words.cancelled():
            return
        if any_move.words:
            words.set_result(any_move.words)
        else:
            words.set_exception(BrokenPlayer(answer.broken))

    async def _ask(self, worker: WorkerProcess, job: Job) -> Answer:
        try:
            if not worker.is_running:
                await worker.start()
            if job.level == THINKER and job.game in self._compiled:
                worker.warm(job.game)
            return await worker.ask(job, self.time_limit)
        except Broken as error:
            await worker.stop()
            return Answer(broken=f"The {job.level} player of {job.game} failed: {error}.")

    async def _compile(self) -> None:
        """One game after the other, in a process of its own; then a worker may load it."""
        for game in () if runs_plain() else names():
            compiler = WorkerProcess(game)
            try:
                await compiler.start()
                await compiler.end_well()
            except Broken as error:
                log.error("%s can't be compiled: %s.", game, error)
                continue
            finally:
                await compiler.stop()
            self._compiled.add(game)


class WorkerProcess:
    """The parent's end of one process of ``worker.py``."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.process: asyncio.subprocess.Process | None = None
        self.is_up = False
        self._warmed: set[str] = set()
        self._logging: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, *WORKER, *self.arguments)
        try:
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, stderr=pipe
            )
        except OSError as error:
            raise Broken(f"no process can be started ({error.strerror})") from None
        self.is_up, self._warmed = False, set()
        self._logging = asyncio.create_task(self._log(self.process))

    def warm(self, game: str) -> None:
        """Let it load what thinking takes, the first time that somebody wants it."""
        if game not in self._warmed:
            self._warmed.add(game)
            self.send(Warm(game))

    def send(self, message: Job | Warm) -> None:
        assert self.process
        assert self.process.stdin
        with suppress(ConnectionError):  # a process that has ended gives no answer either
            self.process.stdin.write(packed(message))

    async def ask(self, job: Job, time_limit: float) -> Answer:
        if not self.is_up:
            await self._answer(STARTING_LIMIT)
            self.is_up = True
        self.send(job)
        return await self._answer(time_limit)

    async def _answer(self, time_limit: float) -> Answer:
        assert self.process
        assert self.process.stdout
        try:
            async with asyncio.timeout(time_limit):
                head = await self.process.stdout.readexactly(LENGTH_BYTES)
                body = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        except TimeoutError:
            raise Broken(f"it took more than {time_limit:g} s") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise Broken("its process has ended") from None
        return msgpack.decode(body, type=Answer)

    async def end_well(self) -> None:
        assert self.process
        if code := await self.process.wait():
            raise Broken(f"its process ended with {code}")

    async def stop(self) -> None:
        if self.process is None or self._logging is None:
            return
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await self._logging

    async def _log(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr
        while text := await process.stderr.read(LOGGED_AT_ONCE):
            for line in filter(None, text.decode(errors="replace").splitlines()):
                log.info("Process %d: %s", process.pid, line)
