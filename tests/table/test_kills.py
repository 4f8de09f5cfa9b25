"""A server dies at any moment: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from .load import Audit, Client, audited, check_transcripts, sqlite_in
from .server import Server

CLIENTS = 40
MOST_BETWEEN_KILLS = 100  # moves that are answered
PATIENCE = 300.0


def answers(clients: list[Client]) -> int:
    return sum(len(ledger.answered) for client in clients for ledger in client.ledgers)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def until_answered(clients: list[Client], enough: int) -> None:
    await until(lambda: answers(clients) >= enough)


async def under_load(servers: list[Server], clients: list[Client], kills: int) -> None:
    """Kill one server after another at random moments while all clients play."""
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
        await asyncio.to_thread(server.start, port)
    await until_answered(clients, kills * MOST_BETWEEN_KILLS)
    for client in clients:
        client.is_stopping = True
    await asyncio.gather(*playing)


def killed(folder: Path, kills: int) -> tuple[Audit, int]:
    server = Server(folder)
    server.start()
    try:
        clients = [Client([server.address], number) for number in range(CLIENTS)]
        asyncio.run(under_load([server], clients, kills))
        ledgers = [ledger for client in clients for ledger in client.ledgers]
        over = check_transcripts(server.address, ledgers)
    finally:
        server.stop()
    return audited(sqlite_in(folder), ledgers), over


@pytest.mark.parametrize(
    "kills", [5, pytest.param(30, marks=pytest.mark.soak)], ids=["5 kills", "30 kills"]
)
def test_nothing_acknowledged_is_lost(kills: int, tmp_path: Path) -> None:
    audit, over = killed(tmp_path, kills)
    print(f"{kills} kills: {audit.tables} tables, {audit.moves} moves, {over} games over")
    assert audit.tables >= CLIENTS
    assert audit.answered > CLIENTS
    assert (audit.lost, audit.twice, audit.strange) == ([], [], [])
