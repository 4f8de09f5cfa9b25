"""A server dies at any moment: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from .load import Client, audited, check_transcripts, sqlite_in
from .postgres import cluster, cut_all, database, started
from .server import Server, running

CLIENTS = 40
MOST_BETWEEN_KILLS = 100  # moves that are answered
PATIENCE = 300.0
often = pytest.mark.parametrize(
    "kills", [5, pytest.param(30, marks=pytest.mark.soak)], ids=["5 kills", "30 kills"]
)


def answers(clients: list[Client]) -> int:
    return sum(len(ledger.answered) for client in clients for ledger in client.ledgers)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def until_answered(clients: list[Client], enough: int) -> None:
    await until(lambda: answers(clients) >= enough)


async def under_load(
    servers: Sequence[Server], clients: list[Client], kills: int, cut: Callable[[], None]
) -> None:
    """Kill one server or another at random moments, and cut its store, while all clients play."""
    rng = Random(kills)
    playing = [asyncio.create_task(client.run()) for client in clients]
    await until(lambda: all(client.ledgers for client in clients))
    for _ in range(kills):
        enough = answers(clients) + rng.randint(1, MOST_BETWEEN_KILLS)
        await until_answered(clients, enough)
        await asyncio.sleep(rng.uniform(0, 0.05))
        server = rng.choice(servers)
        port = server.port
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(cut)
        await asyncio.to_thread(server.start, port)
    await until_answered(clients, kills * MOST_BETWEEN_KILLS)
    for client in clients:
        client.is_stopping = True
    await asyncio.gather(*playing)


def killed(
    servers: Sequence[Server], store: str, kills: int, cut: Callable[[], None] = lambda: None
) -> None:
    clients = [Client([server.address for server in servers], n) for n in range(CLIENTS)]
    asyncio.run(under_load(servers, clients, kills, cut))
    ledgers = [ledger for client in clients for ledger in client.ledgers]
    over = check_transcripts(servers[0].address, ledgers)
    audit = audited(store, ledgers)
    print(f"{kills} kills: {audit.tables} tables, {audit.moves} moves, {over} games over")
    assert audit.tables >= CLIENTS
    assert audit.answered > CLIENTS
    assert (audit.lost, audit.twice, audit.strange) == ([], [], [])


@often
def test_nothing_acknowledged_is_lost(kills: int, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        killed([server], sqlite_in(tmp_path), kills)


@often
def test_nothing_is_lost_by_two_servers_of_one_store(kills: int, tmp_path: Path) -> None:
    """Either of them dies, and every connection to the store is cut each time."""
    with (
        cluster() as address,
        database(address, "kills") as store,
        started(tmp_path, store) as servers,
    ):
        killed(servers, store, kills, lambda: cut_all(store))
        for server in servers:  # what failed is told without what was to be stored
            assert '"words"' not in server.log.read_text("utf-8")
