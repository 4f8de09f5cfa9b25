"""Where logs are kept: SQLite in one file, or PostgreSQL.  Rows in, rows out; it knows no game.

Appends of all tables go through one writer, which commits what has gathered in one transaction.
UNIQUE(table, number) is the lock: an append that comes too late is told so and changes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy import event

T = TypeVar("T")

READERS = 4
SQLITE = "sqlite://"  # then a slash and the file
CHANNEL = "foxden"
CHANGING = ("code", "phase", "touched_at", "due_at", "summary")  # of a table, with its events
BUSY_SECONDS = 10
SECRET = {"hide_parameters": True}  # in errors: what is stored may be hidden from players

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("code", sa.String(8), unique=True, nullable=True),  # only while the lobby is open
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("phase", sa.String(10), nullable=False),
    sa.Column("maker", sa.String(64), nullable=False, index=True),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("touched_at", sa.Float, nullable=False),  # as far as everyone may know
    sa.Column("due_at", sa.Float, nullable=True, index=True),  # when somebody must tend it
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("tended_by", sa.String(40), nullable=True),
    sa.Column("tended_until", sa.Float, nullable=False, server_default="0"),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("key", sa.String(64), nullable=True),
    sa.UniqueConstraint("table_id", "key"),
)
places = sa.Table(
    "places",
    metadata,
    sa.Column("client", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
)


IS_OPEN = tables.c.phase.in_(("lobby", "playing"))
INSERT_TABLE, INSERT_EVENT, INSERT_PLACE = tables.insert(), events.insert(), places.insert()
UPDATE_TABLE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("this"))
    .values({name: sa.bindparam(name) for name in CHANGING})
)
DELETE_PLACE = places.delete().where(
    (places.c.client == sa.bindparam("gone")) & (places.c.table_id == sa.bindparam("this"))
)
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :told)")


class Row(NamedTuple):
    """One event as it is stored."""

    table_id: str
    number: int
    kind: str
    body: str
    at: float
    key: str | None


@dataclass
class Append:
    """Events of one table, what its row says after them, and who came or went: all or nothing."""

    table_id: str
    rows: list[Row]
    row: dict[str, Any]
    is_new: bool = False
    came: Sequence[str] = ()
    went: Sequence[str] = ()
    done: asyncio.Future[bool] = field(default_factory=lambda: _future())

    @property
    def told(self) -> str:
        """What other processes are told of it."""
        return f"{self.table_id}:{self.rows[-1].number}"


def _future() -> asyncio.Future[bool]:
    return asyncio.get_running_loop().create_future()


def _place(append: Append, client: str) -> dict[str, str]:
    return {"client": client, "table_id": append.table_id}


class TooLate(Exception):
    """An event of that number, or with that key, was stored before."""


def engine_of(address: str) -> sa.Engine:
    if not address.startswith(SQLITE):
        url = sa.make_url(address).set(drivername="postgresql+psycopg")
        return sa.create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, **SECRET)
    file = address.removeprefix(SQLITE).removeprefix("/")  # whatever its name, ? and # too
    url = sa.URL.create("sqlite", database=file)
    engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS}, **SECRET)

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        is_writing = connection.get_execution_options().get("is_writing")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")

    return engine


class Store:
    def __init__(self, address: str) -> None:
        self.engine = engine_of(address)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._writing = self.engine.execution_options(is_writing=True)
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.stored = 0  # events

    async def open(self) -> None:
        self._task = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    # Writing.

    async def append(self, append: Append) -> None:
        """Return once it is committed; TooLate if somebody else was faster."""
        self._queue.put_nowait(append)
        if not await append.done:
            raise TooLate(append.table_id)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Something else to write, in its own transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    async def _write_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            group = [await self._queue.get()]
            while not self._queue.empty():
                group.append(self._queue.get_nowait())
            stored: Sequence[bool | Exception]
            try:
                stored = await loop.run_in_executor(self._writer, self._store_group, group)
            except Exception as error:
                stored = [error] * len(group)
            for append, outcome in zip(group, stored, strict=True):
                if append.done.cancelled():  # whoever wanted it no longer waits
                    continue
                if isinstance(outcome, Exception):
                    append.done.set_exception(outcome)
                else:
                    append.done.set_result(outcome)

    def _store_group(self, group: list[Append]) -> Sequence[bool | Exception]:
        """One that can't be stored is told apart from the others."""
        try:
            self._transact(lambda connection: self._store(connection, group))
        except sa.exc.OperationalError:  # the store itself fails
            raise
        except Exception:
            return [self._store_alone(append) for append in group]
        self.stored += sum(len(append.rows) for append in group)
        return [True] * len(group)

    def _store_alone(self, append: Append) -> bool | Exception:
        try:
            self._transact(lambda connection: self._store(connection, [append]))
        except TooLate:
            return False
        except Exception as error:
            return error
        self.stored += len(append.rows)
        return True

    def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        with self._writing.begin() as connection:
            result = work(connection)
        self.commits += 1
        return result

    def _store(self, connection: sa.Connection, group: list[Append]) -> None:
        group = sorted(group, key=lambda append: append.table_id)  # no two processes wait in a ring
        new = [append.row for append in group if append.is_new]
        old = [append.row | {"this": append.table_id} for append in group if not append.is_new]
        came = [_place(append, client) for append in group for client in append.came]
        went = [
            {"gone": client, "this": append.table_id} for append in group for client in append.went
        ]
        try:
            if new:
                connection.execute(INSERT_TABLE, new)
            rows = [row._asdict() for append in group for row in append.rows]
            connection.execute(INSERT_EVENT, rows)
        except sa.exc.IntegrityError:
            raise TooLate from None
        if old:
            connection.execute(UPDATE_TABLE, old)
        if went:
            connection.execute(DELETE_PLACE, went)
        if came:
            connection.execute(INSERT_PLACE, came)
        if self.is_postgres:
            connection.execute(NOTIFY, [{"told": append.told} for append in group])

    # Reading.

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def log(self, table: str, after: int = 0) -> list[Row]:
        def look(connection: sa.Connection) -> list[Row]:
            wanted = (events.c.table_id == table) & (events.c.number > after)
            found = connection.execute(events.select().where(wanted).order_by(events.c.number))
            return [Row(*row) for row in found]

        return await self.read(look)

    async def secret(self, table: str) -> str | None:
        wanted = sa.select(tables.c.secret).where(tables.c.id == table)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def with_code(self, code: str) -> str | None:
        wanted = sa.select(tables.c.id).where(tables.c.code == code)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def of_client(self, client: str, most: int) -> list[Any]:
        """The rows of a client's tables: those that are not over first, then the latest."""
        wanted = (
            sa.select(tables)
            .join(places, places.c.table_id == tables.c.id)
            .where(places.c.client == client)
            .order_by(IS_OPEN.desc(), tables.c.touched_at.desc())
            .limit(most)
        )
        return await self.read(lambda connection: list(connection.execute(wanted)))

    async def due(self, now: float, most: int) -> list[str]:
        """Tables that need somebody to tend them, and that nobody tends."""
        is_due = (tables.c.due_at <= now) & (tables.c.tended_until < now)
        wanted = sa.select(tables.c.id).where(is_due).order_by(tables.c.due_at).limit(most)
        return await self._ids(wanted)

    async def idle(self, since: float, most: int) -> list[str]:
        """Tables that are not over, and that nobody has touched since."""
        is_idle = IS_OPEN & (tables.c.touched_at < since)
        return await self._ids(sa.select(tables.c.id).where(is_idle).limit(most))

    async def _ids(self, wanted: sa.Select[Any]) -> list[str]:
        return await self.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def newest(self, names: Sequence[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        wanted = (
            sa.select(events.c.table_id, sa.func.max(events.c.number))
            .where(events.c.table_id.in_(names))
            .group_by(events.c.table_id)
        )
        return await self.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def open_tables(self, client: str) -> int:
        """How many tables this client has made that are not over."""
        wanted = sa.select(sa.func.count()).where(IS_OPEN & (tables.c.maker == client))
        return await self.read(lambda connection: int(connection.execute(wanted).scalar() or 0))

    async def ping(self) -> None:
        await self.read(lambda connection: connection.execute(sa.select(1)).scalar())

    # Who tends a table: one process, until it fails to say so again.

    async def tend(self, names: Sequence[str], process: str, now: float, until: float) -> list[str]:
        """Those of the tables that this process tends from now on."""
        is_free = (tables.c.tended_by == process) | (tables.c.tended_until < now)
        free = sa.select(tables.c.id).where(tables.c.id.in_(names) & is_free)
        claim = (
            tables.update()
            .where(tables.c.id.in_(free.order_by(tables.c.id).with_for_update()))
            .values(tended_by=process, tended_until=until)
            .returning(tables.c.id)
        )
        return await self.write(lambda connection: list(connection.execute(claim).scalars()))

    async def release(self, process: str) -> None:
        mine = tables.c.tended_by == process
        free = tables.update().where(mine).values(tended_until=0)
        await self.write(lambda connection: connection.execute(free))

    async def notify(self, payloads: Sequence[str]) -> None:
        """Tell all processes something that need not be kept."""

        def tell(connection: sa.Connection) -> None:
            for payload in payloads:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

        await self.read(tell)
