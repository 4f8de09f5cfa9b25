"""A server dies at any moment: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from foxden.table.backup import backup

from .load import Client, audited, check_transcripts, sqlite_in
from .postgres import Cluster, cut_all, database, own_cluster
from .server import Server

CLIENTS = 40
MOST_BETWEEN_BLOWS = 100  # moves that are answered
PATIENCE = 300.0
QUICK = "[times]\nlease = 2.0\nrenewal = 0.5\n"
Blow = Callable[[], None]

how_often = pytest.mark.parametrize(
    "kills", [5, pytest.param(30, marks=pytest.mark.soak)], ids=["5 kills", "30 kills"]
)
how_often_shared = pytest.mark.parametrize(
    "kills", [3, pytest.param(30, marks=pytest.mark.soak)], ids=["3 kills", "30 kills"]
)


def answers(clients: Sequence[Client]) -> int:
    return sum(len(ledger.answered) for client in clients for ledger in client.ledgers)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def under_load(clients: Sequence[Client], blows: Sequence[Blow], rng: Random) -> None:
    """One blow after another at random moments while all clients play."""
    async with asyncio.TaskGroup() as playing:  # a client that fails ends it all
        for client in clients:
            playing.create_task(client.run())
        await until(lambda: all(client.ledgers for client in clients))
        for blow in blows:
            await until_more(clients, rng.randint(1, MOST_BETWEEN_BLOWS))
            await asyncio.sleep(rng.uniform(0, 0.05))
            await asyncio.to_thread(blow)
        await until_more(clients, 2 * CLIENTS)  # every table goes on
        for client in clients:
            client.is_stopping = True


async def until_more(clients: Sequence[Client], moves: int) -> None:
    enough = answers(clients) + moves
    await until(lambda: answers(clients) >= enough)


def killed(server: Server) -> None:
    port = server.port
    server.kill()
    server.start(port)


def stopped(server: Server) -> None:
    port = server.port
    assert server.stop() == 0
    server.start(port)


def backed_up(folder: Path, copy: Path) -> None:
    assert backup(folder / "kept" / "tables.sqlite", copy) >= CLIENTS


def check_copy(store: Path, copy: Path) -> None:
    """A backup under load is the store as it was at one moment: the beginning of every log."""
    with closing(sqlite3.connect(store)) as now, closing(sqlite3.connect(copy)) as then:
        log = "SELECT * FROM events ORDER BY table_id, number"
        rows, kept = now.execute(log).fetchall(), then.execute(log).fetchall()
    last = {table: number for table, number, *_ in kept}
    assert kept == [row for row in rows if row[1] <= last.get(row[0], 0)]


def check_all(servers: Sequence[Server], store: str, blows: Sequence[Blow], seed: int) -> None:
    clients = [Client([server.address for server in servers], n) for n in range(CLIENTS)]
    asyncio.run(under_load(clients, blows, Random(seed)))
    ledgers = [ledger for client in clients for ledger in client.ledgers]
    over = check_transcripts(servers[-1].address, ledgers)
    audit = audited(store, ledgers)
    print(f"{len(blows)} blows: {audit.tables} tables, {audit.moves} moves, {over} games over")
    assert audit.tables >= CLIENTS
    assert audit.answered > CLIENTS
    assert (audit.lost, audit.twice, audit.strange) == ([], [], [])


@how_often
def test_nothing_acknowledged_is_lost(kills: int, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        copy = tmp_path / "copy.sqlite"
        blows: list[Blow] = [partial(killed, server)] * kills
        blows += [partial(stopped, server), partial(backed_up, tmp_path, copy)]
        check_all([server], sqlite_in(tmp_path), blows, kills)
        check_copy(tmp_path / "kept" / "tables.sqlite", copy)
    finally:
        server.stop()


@how_often_shared
def test_nothing_is_lost_with_two_servers_and_a_store_that_fails(
    kills: int, tmp_path: Path
) -> None:
    """Either server is killed; the store's connections are cut, and it crashes and comes back."""
    with (
        own_cluster() as cluster,
        database(cluster.address, "shared") as store,
        two_servers(tmp_path, store) as servers,
    ):
        rng = Random(kills)
        blows: list[Blow] = [partial(killed, rng.choice(servers)) for _ in range(kills)]
        blows += [partial(cut_all, store), partial(crashed, cluster)] * (1 + kills // 10)
        rng.shuffle(blows)
        check_all(servers, store.replace("postgresql:", "postgresql+psycopg:"), blows, kills)


def crashed(cluster: Cluster) -> None:
    cluster.stop(signal.SIGQUIT)
    cluster.start()


@contextmanager
def two_servers(folder: Path, store: str) -> Iterator[list[Server]]:
    settings = folder / "quick.toml"
    settings.write_text(QUICK)
    with ExitStack() as stack:
        servers = []
        for name in ("first", "second"):
            server = Server(folder, "--database", store, "--settings", str(settings))
            server.log = folder / f"{name}.log"
            server.start()
            stack.callback(server.stop)
            servers.append(server)
        yield servers
