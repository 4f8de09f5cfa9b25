"""The store itself: all or nothing, once, and in groups."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from foxden.table.migrating import migrate, newest
from foxden.table.store import Append, Row, Store, TooLate, metadata

TABLE = {
    "code": None,
    "game": "sneaky",
    "phase": "lobby",
    "maker": "ada",
    "made_at": 1.0,
    "touched_at": 1.0,
    "due_at": None,
    "secret": "0" * 64,
    "summary": "{}",
}
PATIENCE = 60.0  # seconds; spent only where something is wrong
CHANGED = {name: TABLE[name] for name in ("code", "phase", "touched_at", "due_at", "summary")}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    migrate(store.engine)
    await store.open()
    yield store
    await store.close()


def new(table: str, **more: object) -> Append:
    rows = [Row(table, 1, "made", "{}", 1.0, None)]
    return Append(table, rows, {**TABLE, "id": table, **more}, is_new=True, came=["ada"])


def events(table: str, *numbers: int, key: str | None = None) -> Append:
    rows = [Row(table, number, "moved", "{}", 2.0, key) for number in numbers]
    return Append(table, rows, dict(CHANGED))


async def numbers(store: Store, table: str) -> list[int]:
    return [row.number for row in await store.log(table)]


async def test_migrations_lead_to_the_tables_that_the_code_knows(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == newest()
    migrate(store.engine)  # again, and nothing happens


async def test_sqlite_writes_ahead_and_waits_for_the_disk(store: Store) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store.write(pragmas) == ["wal", 2, 1]


async def test_an_event_of_a_number_is_stored_once(store: Store) -> None:
    await store.append(new("t"))
    await store.append(events("t", 2))
    with pytest.raises(TooLate):
        await store.append(events("t", 2))
    with pytest.raises(TooLate):
        await store.append(events("t", 3, 2))  # all or nothing
    assert await numbers(store, "t") == [1, 2]
    await store.append(events("t", 3, key="once"))
    with pytest.raises(TooLate):
        await store.append(events("t", 4, key="once"))
    assert await numbers(store, "t") == [1, 2, 3]


async def test_appends_that_come_together_share_a_commit(store: Store) -> None:
    names = [f"t{number}" for number in range(30)]
    await asyncio.gather(*(store.append(new(name)) for name in names))
    before = store.commits
    appends = [events(name, 2) for name in names] + [events("t7", 2)]
    done = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert [type(one) for one in done if one is not None] == [TooLate]
    assert store.commits - before < 40  # one that comes too late is told apart from the others
    assert [await numbers(store, name) for name in names] == [[1, 2]] * 30
    before = store.commits
    await asyncio.gather(*(store.append(events(name, 3)) for name in names))
    assert store.commits - before <= 2


async def test_one_that_cannot_be_stored_harms_no_other(store: Store) -> None:
    names = [f"t{number}" for number in range(5)]
    await asyncio.gather(*(store.append(new(name)) for name in names))
    appends = [events(name, 2) for name in names]
    appends[2].row["summary"] = ["no text"]
    done = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert [isinstance(one, sa.exc.SQLAlchemyError) for one in done] == [
        one == 2 for one in range(5)
    ]
    assert [len(await numbers(store, name)) for name in names] == [2, 2, 1, 2, 2]


async def test_a_code_is_one_tables(store: Store) -> None:
    await store.append(new("a", code="KQ7F"))
    with pytest.raises(TooLate):
        await store.append(new("b", code="KQ7F"))
    assert await store.with_code("KQ7F") == "a"
    assert await store.secret("b") is None


async def test_places_come_and_go(store: Store) -> None:
    await store.append(new("a"))
    sits = events("a", 2)
    sits.came = ["ben"]
    await store.append(sits)
    assert [row.id for row in await store.of_client("ben", 9)] == ["a"]
    stands = events("a", 3)
    stands.went = ["ben"]
    await store.append(stands)
    assert await store.of_client("ben", 9) == []


async def test_one_process_tends_a_table_until_it_fails_to_say_so(store: Store) -> None:
    await store.append(new("a", due_at=5.0))
    assert await store.due(4.0, 9) == []
    assert await store.due(6.0, 9) == ["a"]
    assert await store.tend(["a"], "one", 6.0, 10.0) == ["a"]
    assert await store.due(7.0, 9) == []
    assert await store.tend(["a"], "two", 7.0, 11.0) == []
    assert await store.tend(["a"], "one", 8.0, 12.0) == ["a"]
    assert await store.tend(["a"], "two", 12.5, 16.0) == ["a"]
    await store.release("two")
    assert await store.due(13.0, 9) == ["a"]


async def test_whoever_no_longer_waits_keeps_nobody_from_being_stored(store: Store) -> None:
    gone = asyncio.create_task(store.append(new("a")))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        await store.append(new("b"))
    assert [await numbers(store, table) for table in ("a", "b")] == [[1], [1]]


async def test_tables_that_are_not_over_are_listed_before_later_ones(store: Store) -> None:
    for table, phase, touched_at in (
        ("a", "playing", 1.0),
        ("b", "over", 3.0),
        ("c", "closed", 4.0),
        ("d", "lobby", 2.0),
    ):
        await store.append(new(table, phase=phase, touched_at=touched_at))
    assert [row.id for row in await store.of_client("ada", 3)] == ["d", "a", "c"]
