"""All tables of this process: brought into memory, acted upon, written down, shown, sent out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import reduce
from operator import or_

from msgspec import structs

from foxden.core.fairness import commitments
from foxden.games import load

from . import lobby
from .happenings import (
    Closed,
    Entry,
    Happening,
    Made,
    Moved,
    Over,
    Rematch,
    Started,
    TakenBack,
)
from .holders import is_table_id, new_code, new_secret, new_table_id
from .limits import Limits
from .refused import Refused, busy, conflict, no_table
from .rows import append_of, read_entry, read_table
from .showing import Presence, Showing
from .sight import EVERYONE, Viewers
from .store import Store, TooLate
from .tables import Table
from .times import Times

log = logging.getLogger("foxden.table")

TRIES = 8


class Watch:
    """Somebody who looks at a table and wants to know when something has changed."""

    def __init__(self, client: str | None) -> None:
        self.client = client
        self.news = asyncio.Event()


class Live:
    """A table in memory.  Whoever looks at it or acts on it holds its lock meanwhile."""

    def __init__(self, table: Table, times: Times, loaded_at: float = 0.0) -> None:
        self.table = table
        self.times = times
        self.lock = asyncio.Lock()
        self.showing = Showing(table)
        self.watches: set[Watch] = set()
        self.elsewhere: dict[str, float] = {}  # clients at other processes, and until when
        self.seen_at: dict[str, float] = {}  # when a client was last here
        self.loaded_at = loaded_at  # 0 if it was made here
        self.used_at = time.time()
        self._told = table.number  # events that the watchers have been woken for
        self._told_presence = Presence()
        self.before = 0  # events there were before the act that is on
        self.is_gone = False  # put away, or no longer what the store says

    @property
    def here(self) -> frozenset[str]:
        watching = (watch.client for watch in self.watches if watch.client)
        return frozenset((*watching, *self.elsewhere))

    def note_seen(self, client: str | None) -> None:
        """Of people who only watch nobody asks when they were here."""
        if client is not None and (client == self.table.made.maker or self.table.seats_of(client)):
            self.seen_at[client] = time.time()

    def last_seen(self, client: str) -> float:
        return time.time() if client in self.here else self.seen_at.get(client, self.loaded_at)

    @property
    def host(self) -> str:
        """The maker; when gone, the next person at the table."""
        maker = self.table.made.maker
        recent = time.time() - self.times.host
        for client in dict.fromkeys([maker, *self.table.persons()]):
            if self.last_seen(client) >= recent:
                return client
        return maker

    def presence(self) -> Presence:
        strangers = sum(watch.client is None for watch in self.watches)
        return Presence(self.here, strangers, self.host)

    def state(self, client: str | None, since: int = 0) -> bytes:
        self.used_at = time.time()
        self.note_seen(client)
        return self.showing.state(client, since, self.presence())

    def join(self, watch: Watch) -> None:
        self.watches.add(watch)
        self.tell_presence()

    def leave(self, watch: Watch) -> None:
        self.watches.discard(watch)
        self.note_seen(watch.client)
        self.tell_presence()

    def count_before(self, client: str) -> int:
        table = self.table
        return table.sight.count_at(self.before, table.viewers(client))

    def tell(self, viewers: Viewers = EVERYONE) -> None:
        """Wake those who could notice it: that something came at all would tell the others."""
        for watch in self.watches:
            if self.table.viewers(watch.client) & viewers:
                watch.news.set()

    def tell_presence(self) -> None:
        """Wake all if somebody came or went, or somebody else is host now: time does that too."""
        now = time.time()
        self.elsewhere = {who: until for who, until in self.elsewhere.items() if until > now}
        presence = self.presence()
        if presence != self._told_presence:
            self._told_presence = presence
            self.tell()

    def tell_news(self) -> None:
        """Wake those who could notice one of the events since the last time."""
        seen_by = self.table.sight.seen_by[self._told :]
        self._told = self.table.number
        self.tell(reduce(or_, seen_by, 0))


Making = Callable[[Live], Sequence[Happening]]


class Hall:
    def __init__(self, store: Store, times: Times | None = None) -> None:
        self.store = store
        self.times = times or Times()
        self.tables: dict[str, Live] = {}
        self.is_closing = False
        self.after_change: Callable[[Live], None] = Live.tell_news
        self._coming: dict[str, asyncio.Task[Live]] = {}

    # Tables come into memory and leave it.

    async def live(self, name: str) -> Live:
        if name in self.tables:
            return self.tables[name]
        if not is_table_id(name):
            raise no_table()
        if name not in self._coming:
            self._coming[name] = asyncio.create_task(self._load(name))
            self._coming[name].add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(self._coming[name])

    async def _load(self, name: str) -> Live:
        secret = await self.store.secret(name)
        if secret is None:
            raise no_table()
        rows = await self.store.log(name)
        table = await asyncio.to_thread(read_table, name, secret, rows)
        live = await self._admit(Live(table, self.times, time.time()))
        self.after_change(live)
        return live

    async def _admit(self, live: Live) -> Live:
        """From now on it hears what others write; what they wrote meanwhile is read once more."""
        live = self.tables.setdefault(live.table.id, live)  # a table is in memory once
        async with live.lock:
            await self._read_on(live)
        return live

    def put_away(self, live: Live) -> None:
        live.is_gone = True
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        live.tell()

    def close(self) -> None:
        """Whoever watches is sent away."""
        self.is_closing = True
        for live in self.tables.values():
            live.tell()

    # What other processes have written.

    async def catch_up(self, name: str, number: int) -> None:
        live = self.tables.get(name)
        if live is None or live.table.number >= number:
            return
        async with live.lock:
            if not live.is_gone:
                await self._read_on(live)

    @asynccontextmanager
    async def look(
        self, name: str, client: str | None = None, number: int = 0
    ) -> AsyncIterator[Live]:
        """The table, locked, as the store has it.

        At least as far as this client, which may come from another process, knows it.
        """
        while True:
            live = await self.live(name)
            if number > live.table.sight.count(live.table.viewers(client)):
                await self.catch_up(name, live.table.number + 1)
            async with live.lock:
                if not live.is_gone:  # an act that could not be stored stands in it
                    yield live
                    return

    async def _read_on(self, live: Live) -> bool:
        """Whether other processes had written something.  The lock is held."""
        if not self.store.is_postgres:
            return False
        rows = await self.store.log(live.table.id, live.table.number)
        try:
            for row in rows:
                live.table.read(read_entry(row))
        except BaseException:
            self.put_away(live)
            raise
        if rows:
            self.after_change(live)
        return bool(rows)

    async def catch_up_all(self) -> None:
        for name, number in (await self.store.newest(list(self.tables))).items():
            await self.catch_up(name, number)

    # Acts.

    async def set_out(self, made: Made, name: str | None = None) -> Live:
        """A new table; should its code be taken, with another one.

        One that was named may have been made by another process meanwhile.
        """
        for _ in range(TRIES):
            table = Table(name or new_table_id(), new_secret())
            master, most = bytes.fromhex(table.secret), load(made.game).rules.SEATS[-1]
            roots = await asyncio.to_thread(commitments, master, most)  # seats may be added
            made = structs.replace(made, commitments=roots)
            table.record(Entry(1, time.time(), made))
            live = Live(table, self.times)
            live.seen_at[made.maker] = time.time()
            try:
                await self.store.append(append_of(table, table.entries, is_new=True))
            except TooLate:
                if name and await self.store.secret(name):
                    return await self._load(name)
                made = structs.replace(made, code=new_code())
                continue
            live = await self._admit(live)
            log.info("Table %s: %s for %d is made.", table.id, made.game, len(made.places))
            return live
        raise busy()

    async def rematch(self, name: str, client: str, limits: Limits) -> str:
        """The id of the next table; should it be missing, it is made."""
        if (await self.live(name)).table.rematch is None:
            limits.open_tables(await self.store.open_tables(client))
        other = new_table_id()

        def making(live: Live) -> Sequence[Happening]:
            table = live.table
            if table.phase not in ("over", "closed"):
                raise conflict("not-over", "This game is not over yet.")
            lobby.check_sits(table, client)
            return () if table.rematch else (Rematch(other),)

        await self.act(name, client, making)
        async with self.look(name) as live:  # whoever else wants one waits for this one
            table = live.table
            assert table.rematch is not None
            if await self.store.secret(table.rematch) is None:
                await self.set_out(lobby.made_again(table, client), table.rematch)
        return table.rematch

    async def act(
        self,
        name: str,
        client: str,
        making: Making,
        key: str | None = None,
        since: int | None = None,
    ) -> bytes:
        """Do something at a table, and answer with what the client sees then."""

        def doing(live: Live) -> Sequence[Happening]:
            live.note_seen(client)
            live.before = live.table.number
            return making(live)

        def seen(live: Live) -> bytes:
            return live.state(client, live.count_before(client) if since is None else since)

        return await self.change(name, doing, key, seen)

    async def change(
        self,
        name: str,
        making: Making,
        key: str | None = None,
        then: Callable[[Live], bytes] = lambda live: b"",
    ) -> bytes:
        """It goes on even if the one who asked is gone: what was begun is written or undone."""
        return await asyncio.shield(asyncio.create_task(self._change(name, making, key, then)))

    async def _change(
        self, name: str, making: Making, key: str | None, then: Callable[[Live], bytes]
    ) -> bytes:
        for _ in range(TRIES):
            live = await self.live(name)
            async with live.lock:
                if live.is_gone:
                    continue
                try:
                    if await self._write(live, making, key):
                        self.after_change(live)
                except TooLate:
                    continue
                except Refused:  # perhaps only because others have been faster
                    if await self._read_on(live):
                        continue
                    raise
                return then(live)
        raise busy()

    async def _write(self, live: Live, making: Making, key: str | None) -> bool:
        """Whether anything has changed.  The lock is held."""
        before = set(live.table.persons())
        try:
            news = making(live)
            if not news:
                return False
            entries = numbered(live.table, news, key)
            for entry in entries:
                live.table.record(entry)
            await self.store.append(append_of(live.table, entries, before=before))
        except Refused:  # before anything has changed
            raise
        except BaseException:
            self.put_away(live)  # the table in memory is ahead of its log
            raise
        for what in news:
            if isinstance(what, Started | Over | Closed):
                log.info("Table %s: %s is %s.", live.table.id, live.table.made.game, what.kind)
        return True


def numbered(table: Table, news: Sequence[Happening], key: str | None) -> list[Entry]:
    at = time.time()
    entries = []
    for number, what in enumerate(news, table.number + 1):
        own_key = key if isinstance(what, Moved | TakenBack) else None
        entries.append(Entry(number, at, what, own_key))
    return entries
