"""Several server processes share one PostgreSQL store."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest

from .postgres import cluster, cut_all, database, started
from .server import PATIENCE, Person, Server, heard, play_out

TWO_HERE = ["me", {"kind": "device", "name": "Ben"}]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(scope="module")
def pair(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, one store."""
    folder = tmp_path_factory.mktemp("pair")
    with database(address, "pair") as store, started(folder, store) as servers:
        yield servers


def other(person: Person, server: Server) -> Person:
    """The same client at another process."""
    return Person(server.address, person.token)


def words(state: dict[str, Any]) -> tuple[int, list[str]]:
    eyes = next(eyes for eyes in state["eyes"] if eyes["moves"])
    return eyes["seat"], [move["words"] for move in eyes["moves"]]


def test_what_is_played_at_one_process_is_seen_at_the_other(pair: tuple[Server, Server]) -> None:
    with Person(pair[0].address) as ada, other(ada, pair[1]) as there:
        table = ada.make("sneaky", TWO_HERE)["table"]["id"]
        ada.do(table, "start")
        lines: list[Any] = []
        with there.live(table) as socket:
            state = heard(socket)
            lines += state["eyes"][0]["told"]
            for turn in range(10):
                seat, moves = words(state)
                number = (ada, there)[turn % 2].play(state, seat, moves[0])["number"]
                while state["number"] < number:
                    state = heard(socket)
                    lines += state["eyes"][0]["told"]
        assert lines == ada.see(table)["eyes"][0]["told"]
        with Person(pair[1].address) as ben, ben.live(table), ada.live(table) as hers:
            end = time.monotonic() + PATIENCE
            while heard(hers)["table"]["watchers"] != 1:  # the other process says so
                assert time.monotonic() < end


def test_of_moves_at_both_processes_at_once_one_counts(pair: tuple[Server, Server]) -> None:
    with Person(pair[0].address) as ada, other(ada, pair[1]) as there:
        table = ada.make("sneaky", TWO_HERE)["table"]["id"]
        state = ada.do(table, "start")
        there.see(table)  # in both memories
        for _ in range(5):
            seat, moves = words(state)
            with ThreadPoolExecutor(2) as pool:
                asked = [
                    pool.submit(person.ask_play, state, seat, moves[0]) for person in (ada, there)
                ]
                answers = [one.result() for one in asked]
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            number = next(a.json()["number"] for a in answers if a.status_code == 200)
            state = ada.see(table)
            assert state["number"] == number


def test_what_was_answered_at_one_process_is_known_at_the_other(
    pair: tuple[Server, Server],
) -> None:
    """Even before it has heard of it: nobody is refused for what the other process did."""
    with Person(pair[0].address) as ada, other(ada, pair[1]) as there:
        for turn in range(10):
            state = ada.make("sneaky", TWO_HERE)
            there.see(state["table"]["id"])  # the lobby is in its memory
            state = ada.do(state["table"]["id"], "start")
            for person in (there, ada, there):
                seat, moves = words(state)
                state = person.play(state, seat, moves[turn % len(moves)])
            assert ada.see(state["table"]["id"], state["number"])["number"] == state["number"]


def test_what_cannot_be_stored_is_refused_and_nonsense_on_the_bus_is_passed_over(
    pair: tuple[Server, Server],
) -> None:
    with Person(pair[0].address) as ada, other(ada, pair[1]) as there:
        for path in ("/api/tables/%00", "/api/codes/A%00BC", "/api/tables/a%00/transcript"):
            assert ada.http.get(path).status_code == 404
        table = ada.make("sneaky", TWO_HERE)["table"]["id"]
        state = ada.do(table, "start")
        seat, moves = words(state)
        with there.live(table) as socket:
            heard(socket)
            with psycopg.connect(pair[0].arguments[1], autocommit=True) as connection:
                for told in ("nonsense", "", f"{table}:x", "here", f"{table}:99", "here a b c:"):
                    connection.execute("SELECT pg_notify('foxden', %s)", (told,))
            number = told_number(ada.ask_play(state, seat, moves[0], "key\0"))
            while heard(socket)["number"] < number:
                pass


def told_number(answer: httpx.Response) -> int:
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


@pytest.mark.parametrize("dying", [0, 1])
def test_when_a_process_dies_the_other_takes_over_its_tables(
    address: str, tmp_path: Path, dying: int
) -> None:
    with (
        database(address, f"dying {dying}") as store,
        started(tmp_path, store) as servers,
        Person(servers[dying].address) as ada,
        other(ada, servers[1 - dying]) as there,
    ):
        tables = [ada.make("beutezug", ["bot", "bot"], bot_pace=True) for _ in range(4)]
        names = [state["table"]["id"] for state in tables]
        for name in names:
            ada.do(name, "start")
        numbers = {name: ada.see(name)["number"] for name in names}
        servers[dying].kill()
        for name in names:
            params = {"since": numbers[name] + 3, "wait": 20}
            after = there.http.get(f"/api/tables/{name}/changes", params=params).json()
            assert after["number"] > numbers[name] + 3


def test_cut_connections_to_the_store_lose_nothing(pair: tuple[Server, Server]) -> None:
    with Person(pair[0].address) as ada, other(ada, pair[1]) as there:
        table = ada.make("sneaky", TWO_HERE)["table"]["id"]
        ada.do(table, "start")
        lines: list[Any] = []
        with there.live(table) as socket:
            state = heard(socket)
            lines += state["eyes"][0]["told"]
            for turn in range(6):
                seat, moves = words(state)
                key = f"cut {turn}"
                cut_all(pair[0].arguments[1])
                number = insist(ada, state, seat, moves[0], key)
                while state["number"] < number:
                    state = heard(socket)
                    lines += state["eyes"][0]["told"]
        assert lines == there.see(table)["eyes"][0]["told"]


def insist(person: Person, state: dict[str, Any], seat: int, move: str, key: str) -> int:
    """Ask with the same key until there is an answer."""
    for _ in range(50):
        answer = person.ask_play(state, seat, move, key)
        if answer.status_code == 200:
            return int(answer.json()["number"])
        assert answer.status_code == 503, answer.text
        time.sleep(0.1)
    raise AssertionError("The store does not come back.")


def test_one_command_starts_several_processes(address: str, tmp_path: Path) -> None:
    with database(address, "several") as store:
        server = Server(tmp_path, "--database", store, "--processes", "2")
        server.start()
        try:
            with Person(server.address) as ada:
                table = ada.make("sly-dice", ["me", "bot"])["table"]["id"]
                ada.do(table, "start")
                assert play_out(ada, table, Random(2))["table"]["result"]
        finally:
            assert server.stop() == 0


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    server = Server(tmp_path, "--processes", "2")
    with pytest.raises(AssertionError, match="Several processes need a PostgreSQL store"):
        server.start()
    assert server.process is not None
    assert server.process.wait() == 2
    assert server.process.stdout is not None
    server.process.stdout.close()
