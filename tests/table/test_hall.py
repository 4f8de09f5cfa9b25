"""Tables in memory are what the store says, whatever happens between two moments."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec import structs

from foxden.table.bots import BotPool
from foxden.table.hall import Hall, Live, Watch
from foxden.table.happenings import Happening, Made, Place, Sat
from foxden.table.live import seen
from foxden.table.migrating import migrate
from foxden.table.showing import Presence
from foxden.table.store import Append, Row, Store
from foxden.table.tending import Tender
from foxden.table.wire import Pace

from .postgres import cluster

SEATS = [Place("person", "Ada", None, "ada"), Place("open")]
MADE = Made("ada", "sneaky", 1, {}, Pace(), SEATS, "CODE")
BEN_SITS = (Sat(1, "Ben", "ben"),)


class FailingStore(Store):
    """Fails, if told to, as a store does whose connection is cut: after a while."""

    is_failing = False

    async def append(self, append: Append) -> None:
        if self.is_failing:
            await asyncio.sleep(0.1)
            raise sa.exc.OperationalError("", None, Exception("cut"))
        await super().append(append)


class SlowStore(Store):
    """Somebody writes between the reading of a log and its use."""

    meanwhile: Callable[[str], Awaitable[None]]

    async def log(self, table: str, after: int = 0) -> list[Row]:
        rows = await super().log(table, after)
        if not after:
            await self.meanwhile(table)
        return rows


class LookedThroughStore(Store):
    """Something happens between the search for idle tables and what is done with them."""

    meanwhile: Callable[[], Awaitable[bytes]] | None = None

    async def idle(self, since: float, most: int) -> list[str]:
        found = await super().idle(since, most)
        if self.meanwhile:
            await self.meanwhile()
            self.meanwhile = None
        return found


class WatchedStore(Store):
    """Somebody looks for a new table as soon as it is stored."""

    look: Callable[[str], Awaitable[Live]]
    looking: asyncio.Task[Live]

    async def append(self, append: Append) -> None:
        await super().append(append)
        self.looking = asyncio.ensure_future(self.look(append.table_id))


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Hall]:
    migrate(store.engine)
    await store.open()
    yield Hall(store)
    await store.close()


async def test_what_could_not_be_stored_is_shown_to_nobody(tmp_path: Path) -> None:
    store = FailingStore(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    async with opened(store) as hall:
        live = await hall.set_out(MADE)
        store.is_failing = True
        acting = asyncio.create_task(hall.change(live.table.id, lambda _: BEN_SITS))
        while live.table.number == 1:
            await asyncio.sleep(0)
        looking = asyncio.create_task(seen(hall, live.table.id, "ada", 0))
        with pytest.raises(sa.exc.OperationalError):
            await acting
        assert json.loads(await looking)["number"] == 1


async def test_an_act_that_breaks_off_leaves_nothing_in_memory(tmp_path: Path) -> None:
    async with opened(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as hall:
        name = (await hall.set_out(MADE)).table.id

        def making(live: Live) -> Sequence[Happening]:
            live.table.places[1] = Place("person", "Ben", None, "ben")
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await hall.change(name, making)
        assert (await hall.live(name)).table.persons() == ["ada"]


async def test_a_table_that_somebody_comes_back_to_is_not_closed(tmp_path: Path) -> None:
    store = LookedThroughStore(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    async with opened(store) as hall:
        name = (await hall.set_out(MADE)).table.id
        store.meanwhile = lambda: hall.change(name, lambda _: BEN_SITS)
        tender = Tender(hall, BotPool(0), "process")
        await tender._close_idle(time.time() + hall.times.idle)
        assert (await hall.live(name)).table.phase == "lobby"
        await tender._close_idle(time.time() + hall.times.idle + 1)
        assert (await hall.live(name)).table.phase == "closed"


async def test_of_many_tables_the_unused_leave_the_memory_earlier(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("foxden.table.tending.MANY", 1)
    async with opened(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as hall:
        tender = Tender(hall, BotPool(0), "process")
        first, later = await hall.set_out(MADE), time.time() + hall.times.unused * 0.6
        tender._put_away_unused(later)
        assert not first.is_gone
        second = await hall.set_out(structs.replace(MADE, code="CORD"))
        second.used_at = later
        tender._put_away_unused(later)
        assert hall.tables == {second.table.id: second}


async def test_time_alone_changes_who_is_here_and_who_is_host(tmp_path: Path) -> None:
    async with opened(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")) as hall:
        live, watch = await hall.set_out(MADE), Watch("ben")
        await hall.change(live.table.id, lambda _: BEN_SITS)
        live.elsewhere["ada"] = time.time() + 1000  # at another process
        live.join(watch)
        for gone in ("elsewhere", "seen_at"):
            watch.news.clear()
            live.tell_presence()
            assert not watch.news.is_set()
            setattr(live, gone, {"ada": 0.0})
            live.tell_presence()
            assert watch.news.is_set()
        assert live.presence() == Presence(frozenset({"ben"}), 0, "ben")


async def test_a_table_is_in_memory_once(tmp_path: Path) -> None:
    """Else whoever watches one of two would never hear of what happens at the other."""
    store = WatchedStore(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    async with opened(store) as hall:
        store.look = hall.live
        made = await hall.set_out(MADE)
        assert await store.looking is made
        assert hall.tables == {made.table.id: made}


async def test_two_processes_make_a_named_table_once() -> None:
    with cluster() as address:
        async with opened(Store(address)) as here, opened(Store(address)) as there:
            both = await asyncio.gather(*(hall.set_out(MADE, "named") for hall in (here, there)))
            assert len({live.table.secret for live in both}) == 1


async def test_what_is_written_while_a_table_is_loaded_is_not_missed() -> None:
    """The message of it comes when the table is not in memory yet, and comes only once."""
    with cluster() as address:
        slow = SlowStore(address)
        async with opened(Store(address)) as here, opened(slow) as there:

            async def sit(table: str) -> None:
                await here.change(table, lambda _: BEN_SITS)
                await there.catch_up(table, 2)

            slow.meanwhile = sit
            name = (await here.set_out(MADE)).table.id
            assert (await there.live(name)).table.number == 2
