"""All tables of this process: brought into memory, acted upon, written down, shown, sent out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from msgspec import json, structs

from . import lobby, wire
from .happenings import (
    Entry,
    Happening,
    Made,
    Moved,
    TakenBack,
    read_body,
    write_body,
)
from .holders import new_code, new_secret, new_table_id
from .refused import busy, no_table
from .showing import Presence, Showing
from .store import Append, Row, Store, TooLate
from .tables import Table

log = logging.getLogger("foxden.table")

GONE_SECONDS = 60.0  # after which somebody who is not connected is no longer host
TRIES = 5
Making = Callable[["Live"], Sequence[Happening]]


class Watch:
    """Somebody who looks at a table and wants to know when something has changed."""

    def __init__(self, client: str | None) -> None:
        self.client = client
        self.news = asyncio.Event()


class Live:
    """A table in memory.  Whoever looks at it or acts on it holds its lock meanwhile."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.showing = Showing(table)
        self.watches: set[Watch] = set()
        self.seen_at: dict[str, float] = {}  # when a client was last here
        self.loaded_at = time.time()
        self.before = 0  # events there were before the act that is on
        self.is_gone = False  # put away, or no longer what the store says

    @property
    def here(self) -> frozenset[str]:
        return frozenset(watch.client for watch in self.watches if watch.client)

    def last_seen(self, client: str) -> float:
        return time.time() if client in self.here else self.seen_at.get(client, self.loaded_at)

    @property
    def host(self) -> str:
        """The maker; when gone, the next person at the table."""
        maker = self.table.made.maker
        recent = time.time() - GONE_SECONDS
        for client in dict.fromkeys([maker, *self.table.persons()]):
            if self.last_seen(client) >= recent:
                return client
        return maker

    def presence(self) -> Presence:
        sitting = set(self.table.persons())
        watchers = sum(watch.client not in sitting for watch in self.watches)
        return Presence(self.here, watchers, self.host)

    def state(self, client: str | None, since: int = 0) -> bytes:
        return self.showing.state(client, since, self.presence())

    def join(self, watch: Watch) -> None:
        self.watches.add(watch)
        self.tell()

    def leave(self, watch: Watch) -> None:
        self.watches.discard(watch)
        if watch.client is not None:
            self.seen_at[watch.client] = time.time()
        self.tell()

    def count_before(self, client: str) -> int:
        table = self.table
        return table.sight.count_at(self.before, table.viewers(client))

    def tell(self) -> None:
        for watch in self.watches:
            watch.news.set()


class Hall:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Live] = {}
        self._coming: dict[str, asyncio.Task[Live]] = {}
        self.after_change: Callable[[Live], None] = Live.tell

    # Tables come into memory and leave it.

    async def live(self, name: str) -> Live:
        if name in self.tables:
            return self.tables[name]
        if name not in self._coming:
            self._coming[name] = asyncio.create_task(self._load(name))
            self._coming[name].add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(self._coming[name])

    async def _load(self, name: str) -> Live:
        secret = await self.store.secret(name)
        if secret is None:
            raise no_table()
        rows = await self.store.log(name)
        live = Live(await asyncio.to_thread(read_table, name, secret, rows))
        self.tables[name] = live
        self.after_change(live)
        return live

    def put_away(self, live: Live) -> None:
        live.is_gone = True
        if self.tables.get(live.table.id) is live:
            del self.tables[live.table.id]
        live.tell()

    # Acts.

    async def make(self, asked: wire.NewTable, client: str) -> Live:
        return await self.set_out(lobby.made(asked, client))

    async def set_out(self, made: Made, name: str | None = None) -> Live:
        """A new table; should its code be taken, with another one."""
        for _ in range(TRIES):
            table = Table(name or new_table_id(), new_secret())
            table.record(Entry(1, time.time(), made))
            live = Live(table)
            live.seen_at[made.maker] = time.time()
            try:
                await self.store.append(append_of(table, table.entries, is_new=True))
            except TooLate:
                made = structs.replace(made, code=new_code())
                continue
            self.tables[table.id] = live
            log.info("Table %s: %s for %d.", table.id, made.game, len(made.places))
            return live
        raise busy()

    async def act(
        self,
        name: str,
        client: str,
        making: Making,
        key: str | None = None,
        since: int | None = None,
    ) -> bytes:
        """Do something at a table, and answer with what the client sees then."""

        def seen(live: Live) -> bytes:
            return live.state(client, live.count_before(client) if since is None else since)

        def doing(live: Live) -> Sequence[Happening]:
            live.seen_at[client] = time.time()
            live.before = live.table.number
            return making(live)

        return await self.change(name, doing, key, seen)

    async def change(
        self,
        name: str,
        making: Making,
        key: str | None = None,
        then: Callable[[Live], bytes] = lambda live: b"",
    ) -> bytes:
        """It goes on even if the one who asked is gone: what was begun is written or undone."""
        return await asyncio.shield(asyncio.create_task(self._act(name, making, key, then)))

    async def _act(
        self, name: str, making: Making, key: str | None, then: Callable[[Live], bytes]
    ) -> bytes:
        for _ in range(TRIES):
            live = await self.live(name)
            async with live.lock:
                if live.is_gone:
                    continue
                try:
                    if await self._change(live, making, key):
                        self.after_change(live)
                except TooLate:
                    continue
                return then(live)
        raise busy()

    async def _change(self, live: Live, making: Making, key: str | None) -> bool:
        """Whether anything has changed.  The lock is held."""
        news = making(live)
        if not news:
            return False
        entries = numbered(live.table, news, key)
        before = set(live.table.persons())
        try:
            for entry in entries:
                live.table.record(entry)
            await self.store.append(append_of(live.table, entries, before=before))
        except BaseException:
            self.put_away(live)  # the table in memory is ahead of its log
            raise
        return True


def numbered(table: Table, news: Sequence[Happening], key: str | None) -> list[Entry]:
    at = time.time()
    entries = []
    for number, what in enumerate(news, table.number + 1):
        own_key = key if isinstance(what, Moved | TakenBack) else None
        entries.append(Entry(number, at, what, own_key))
    return entries


def read_table(name: str, secret: str, rows: Sequence[Row]) -> Table:
    table = Table(name, secret)
    for row in rows:
        table.read(Entry(row.number, row.at, read_body(row.kind, row.body), row.key))
    return table


def append_of(
    table: Table, entries: Sequence[Entry], is_new: bool = False, before: set[str] | None = None
) -> Append:
    now, before = set(table.persons()), before or set()
    return Append(
        table_id=table.id,
        rows=[
            Row(
                table.id, entry.number, entry.what.kind, write_body(entry.what), entry.at, entry.key
            )
            for entry in entries
        ],
        row=_row(table, is_new),
        is_new=is_new,
        came=sorted(now - before),
        went=sorted(before - now),
    )


def _row(table: Table, is_new: bool) -> dict[str, object]:
    summary = {
        "players": [place.name for place in table.places],
        "holders": [place.holder for place in table.places],
        "owing": table.owing if table.phase == "playing" else [],
    }
    row: dict[str, object] = {
        "code": table.made.code if table.phase == "lobby" else None,
        "phase": table.phase,
        "touched_at": table.touched_at,
        "summary": json.encode(summary).decode(),
    }
    if is_new:
        row |= {
            "id": table.id,
            "game": table.made.game,
            "maker": table.made.maker,
            "made_at": table.touched_at,
            "secret": table.secret,
        }
    return row
