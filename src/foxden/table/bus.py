"""How processes that share a PostgreSQL store hear of each other.

The store tells every append (``table:number``); whoever has the table in memory reads what it has
missed.  Should a message get lost with its connection, the next one is preceded by a look at all
tables.  Who is connected is told the same way, again and again, and is forgotten if it is not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

import psycopg
import sqlalchemy as sa

from .hall import Hall
from .logs import why
from .store import CHANNEL

log = logging.getLogger("foxden.table")

PATIENCE = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between tries to connect
PRESENCE_SECONDS = 5.0  # between two words of who is here
FORGOTTEN_SECONDS = 12.0
PRESENCE = "here"
LONGEST = 7000  # bytes of a message; PostgreSQL takes 8000


class Bus:
    def __init__(self, hall: Hall, process: str) -> None:
        self.hall = hall
        self.process = process
        self._tasks: list[asyncio.Task[None]] = []
        self.listens = asyncio.Event()
        self._failures = 0  # to connect, since the last success

    async def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._listen_for_ever()),
            asyncio.create_task(self._say_who_is_here()),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except (psycopg.Error, sa.exc.SQLAlchemyError, OSError) as error:
                if not self._failures:
                    log.warning("The connection to the store's messages is lost: %s", why(error))
            self.listens.clear()
            await asyncio.sleep(PATIENCE[min(self._failures, len(PATIENCE) - 1)])
            self._failures += 1

    async def _listen(self) -> None:
        engine = self.hall.store.engine
        _, address = engine.dialect.create_connect_args(engine.url)
        connection = await psycopg.AsyncConnection.connect(**address, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self.hall.catch_up_all()  # what was told while nobody listened
            self.listens.set()
            if self._failures:
                log.info("The store's messages are heard again.")
            self._failures = 0
            async for message in connection.notifies():
                await self._hear_safely(message.payload)

    async def _hear_safely(self, payload: str) -> None:
        """One table's trouble is not another's."""
        try:
            await self._hear(payload)
        except sa.exc.SQLAlchemyError:
            raise  # then all is read again
        except Exception:
            log.exception("The store's message %r can't be followed.", payload)

    async def _hear(self, payload: str) -> None:
        if payload.startswith(f"{PRESENCE} "):
            self._hear_presence(payload)
            return
        table, _, number = payload.rpartition(":")
        await self.hall.catch_up(table, int(number))

    # Who is here.

    async def _say_who_is_here(self) -> None:
        while True:
            try:
                await self.hall.store.notify(list(self._presence()))
            except sa.exc.SQLAlchemyError as error:
                log.debug("Nobody can be told who is here: %s", why(error))
            await asyncio.sleep(PRESENCE_SECONDS)

    def _presence(self) -> Iterator[str]:
        head = f"{PRESENCE} {self.process}"
        line = head
        for name, live in self.hall.tables.items():
            for client in {watch.client for watch in live.watches if watch.client}:
                if len(line) > LONGEST:
                    yield line
                    line = head
                line += f" {name}:{client}"
        if line != head:
            yield line

    def _hear_presence(self, payload: str) -> None:
        _, process, *places = payload.split(" ")
        if process == self.process:
            return
        for place in places:
            table, _, client = place.partition(":")
            if live := self.hall.tables.get(table):
                live.note_seen(client)
                live.elsewhere[client] = time.time() + FORGOTTEN_SECONDS
