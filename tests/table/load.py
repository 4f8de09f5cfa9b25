"""Many tables at once, played by clients that remember every answer they were given."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import sqlalchemy as sa

import foxden
from foxden.games import names
from foxden.table.holders import own_key
from foxden.table.store import engine_of

from .server import PATIENCE

PAUSE = 0.05  # before asking a server again that did not answer
SHORT = {"sneaky-seven": {"rounds": 5}}


@dataclass
class Ledger:
    """What one client asked of one table, and what it was told."""

    table: str
    asked: set[str] = field(default_factory=set)  # keys, as they are stored
    answered: dict[str, str] = field(default_factory=dict)  # key: words


class Client:
    """Plays seat 0 of one table after another until told to stop."""

    def __init__(self, addresses: Sequence[str], number: int) -> None:
        self.addresses = addresses  # may change: a server that starts again has the same address
        self.number = number
        self.rng = Random(number)
        self.ledgers: list[Ledger] = []
        self.headers: dict[str, str] = {}
        self.is_stopping = False

    async def run(self) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as self.http:
            token = (await self._ask("POST", "/api/clients")).json()["token"]
            self.name = token.partition(".")[0]
            self.headers["Authorization"] = f"Bearer {token}"
            while not self.is_stopping:
                await self._play_a_game()

    async def _play_a_game(self) -> None:
        game = names()[(self.number + len(self.ledgers)) % len(names())]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        wish = {"game": game, "seats": seats, "options": SHORT.get(game, {}), "bot_pace": False}
        state = (await self._ask("POST", "/api/tables", wish)).json()
        ledger = Ledger(state["table"]["id"])
        self.ledgers.append(ledger)
        state = (await self._ask("POST", f"/api/tables/{ledger.table}/start", {})).json()
        while not self.is_stopping:
            if "table" not in state:  # a start that was asked twice
                state = await self._look(ledger, 0)
            if state["table"]["phase"] == "over":
                return
            moves = state["eyes"][0]["moves"]
            if moves:
                state = await self._move(ledger, state, self.rng.choice(moves)["words"])
            else:
                state = await self._look(ledger, state["number"])

    async def _move(self, ledger: Ledger, state: Any, words: str) -> Any:
        key = f"{self.number} {len(ledger.asked)}"
        stored = own_key(self.name, key)
        ledger.asked.add(stored)
        wish = {"seat": 0, "number": state["number"], "move": words, "key": key}
        response = await self._ask("POST", f"/api/tables/{ledger.table}/play", wish)
        told = response.json()
        if response.status_code == 200:
            ledger.answered[stored] = words
            return told
        assert (response.status_code, told["error"]) == (409, "stale"), told
        return told["state"]

    async def _look(self, ledger: Ledger, since: int) -> Any:
        path = f"/api/tables/{ledger.table}/changes?since={since}&wait=2"
        return (await self._ask("GET", path)).json()

    async def _ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until somebody answers; a move keeps its key, so that it counts once."""
        while True:
            address = self.rng.choice(self.addresses)
            try:
                response = await self.http.request(
                    method, address + path, json=body, headers=self.headers
                )
            except httpx.TransportError:
                await asyncio.sleep(PAUSE)
                continue
            if response.status_code not in (429, 503):
                return response
            await asyncio.sleep(PAUSE)


@dataclass(frozen=True)
class Audit:
    """What the store holds, held against what the clients were told."""

    tables: int
    moves: int
    answered: int
    lost: list[str]
    twice: list[str]
    strange: list[str]


def audited(database: str, ledgers: Sequence[Ledger]) -> Audit:
    lost, twice, strange, moves = list[str](), list[str](), list[str](), 0
    engine = engine_of(database)
    with engine.connect() as connection:
        for ledger in ledgers:
            rows = connection.execute(
                sa.text(
                    "SELECT number, kind, body, key FROM events"
                    " WHERE table_id = :table ORDER BY number"
                ),
                {"table": ledger.table},
            ).all()
            if [row.number for row in rows] != list(range(1, len(rows) + 1)):
                strange.append(f"{ledger.table}: its numbers have gaps")
            bodies = [json.loads(row.body) for row in rows]
            stored = {
                row.key: body["words"]
                for row, body in zip(rows, bodies, strict=True)
                if row.kind == "moved" and row.key
            }
            counted = Counter(row.key for row in rows if row.key)
            moves += sum(row.kind == "moved" for row in rows)
            lost += [key for key, words in ledger.answered.items() if stored.get(key) != words]
            twice += [key for key, count in counted.items() if count > 1]
            strange += [key for key in stored if key not in ledger.asked]
    engine.dispose()
    answered = sum(len(ledger.answered) for ledger in ledgers)
    return Audit(len(ledgers), moves, answered, lost, twice, strange)


def check_transcripts(address: str, ledgers: Sequence[Ledger]) -> int:
    """Every transcript replays to what the table says; returns how many games were over."""
    over = 0
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        for ledger in ledgers:
            table = http.get(f"/api/tables/{ledger.table}").json()["table"]
            if table["phase"] == "lobby":
                continue
            text = record(http, f"/api/tables/{ledger.table}/transcript")
            result = foxden.replay(text).result
            if table["result"] is None:
                assert result is None
                continue
            over += 1
            assert result is not None
            assert list(result.scores) == table["result"]["scores"]
            assert list(result.winners) == table["result"]["winners"]
    return over


def record(http: httpx.Client, path: str) -> str:
    """However many have been read before it."""
    while (answer := http.get(path)).status_code == 429:
        time.sleep(PAUSE)
    assert answer.status_code == 200, answer.text
    return answer.text


def rows_of(folder: Path, table: str) -> list[Any]:
    """The log of a table, as SQLite keeps it: number, kind, body, at, key."""
    with sqlite3.connect(folder / "kept" / "tables.sqlite") as kept:
        return kept.execute(
            "SELECT number, kind, body, at, key FROM events WHERE table_id = ? ORDER BY number",
            (table,),
        ).fetchall()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'kept' / 'tables.sqlite'}"
