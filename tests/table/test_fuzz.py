"""Whatever is sent to the server, it goes on, and so does everybody else's game."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from foxden.table.app import MOST_BYTES
from foxden.table.door import MOST_HEAD

from . import wild
from .server import Person, Server, drain, heard, running

GENEROUS = """
[limits]
requests = {burst = 1000000, refill = 1000000}
requests_of_address = {burst = 1000000, refill = 1000000}
new_tables = {burst = 10000, refill = 10000}
new_tables_of_address = {burst = 10000, refill = 10000}
records = {burst = 10000, refill = 10000}
open_tables = 10000
"""
STATUS = re.compile(rb"HTTP/1\.1 (\d+)")
SENTENCES = re.compile(r'"sentence":"[^"]')
LONGEST_MOVE = 10.0  # seconds, on a busy machine

how_much = pytest.mark.parametrize(
    "rounds", [150, pytest.param(4_000, marks=pytest.mark.soak)], ids=["some", "much"]
)


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("besieged")
    (folder / "generous.toml").write_text(GENEROUS)
    with running(folder, "--settings", str(folder / "generous.toml")) as server:
        yield server


@contextmanager
def calm_game(server: Server) -> Iterator[None]:
    """Somebody plays at another table meanwhile, misses nothing and never waits for long."""
    over = Event()

    def play(ada: Person, table: str) -> tuple[int, float, list[Any]]:
        longest, moves, lines = 0.0, 0, list[Any]()
        with ada.live(table) as live:
            state = heard(live)
            lines += state["eyes"][0]["told"]
            while not over.is_set() or moves < 3:
                eyes = next((eyes for eyes in state["eyes"] if eyes["moves"]), None)
                if eyes is None:
                    break
                asked = time.monotonic()
                number = ada.play(state, eyes["seat"], eyes["moves"][0]["words"])["number"]
                longest, moves = max(longest, time.monotonic() - asked), moves + 1
                while state["number"] < number:
                    state = heard(live)
                    lines += state["eyes"][0]["told"]
        return moves, longest, lines

    assert server.process is not None
    process = server.process
    with Person(server.address) as ada, ThreadPoolExecutor(1) as pool:
        table = ada.make("sneaky", ["me", {"kind": "device", "name": "Ben"}])["table"]["id"]
        ada.do(table, "start")
        playing = pool.submit(play, ada, table)
        try:
            yield
        finally:
            over.set()
        moves, longest, lines = playing.result()
        assert moves >= 3
        assert longest < LONGEST_MOVE
        assert lines == ada.see(table)["eyes"][0]["told"]
    assert process.poll() is None, "the server has ended"
    log = server.log.read_text()
    assert "Traceback" not in log, log[-3000:]


def a_table(server: Server) -> tuple[str, dict[str, str]]:
    with Person(server.address) as eve:
        table = eve.make("sly-dice", ["me", "open", "bot"])["table"]["id"]
        return table, {"Authorization": f"Bearer {eve.token}"}


def check_refusal(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code != 200:
        assert answer.headers["content-type"] == "application/json"
        assert SENTENCES.search(answer.text), answer.text


@how_much
def test_bodies_of_every_kind_are_answered(rounds: int, besieged: Server) -> None:
    rng = Random(rounds)
    table, headers = a_table(besieged)
    with calm_game(besieged), httpx.Client(base_url=besieged.address, timeout=30) as http:
        for turn in range(rounds):
            act = rng.choice(("", *(f"/{table}/{act}" for act in wild.ACTS)))
            body = wild.BODIES[turn] if turn < len(wild.BODIES) else wild.odd_body(rng)
            answer = http.post(
                f"/api/tables{act}",
                content=body,
                headers={**headers, "Content-Type": "application/json"},
            )
            check_refusal(answer)
            if len(body) > MOST_BYTES:
                assert answer.status_code == 413


@how_much
def test_requests_of_every_kind_end_nothing(rounds: int, besieged: Server) -> None:
    rng = Random(rounds)
    table, _ = a_table(besieged)
    with calm_game(besieged):
        for _ in range(rounds):
            found = STATUS.match(wild.send(besieged.port, wild.odd_request(rng, table)))
            assert found is None or int(found[1]) < 500


@how_much
def test_frames_of_every_kind_end_nothing(rounds: int, besieged: Server) -> None:
    rng = Random(rounds)
    table, _ = a_table(besieged)
    path = f"/api/tables/{table}/live"
    with calm_game(besieged):
        for _ in range(rounds // 2):
            with wild.connected(besieged.port) as plain, suppress(OSError):
                plain.sendall(wild.handshake(rng, path))
                assert b"101" in plain.recv(65_536)
                for _ in range(rng.randint(1, 6)):
                    plain.sendall(wild.odd_frames(rng))
                if rng.random() < 0.5:  # else it is cut in the middle
                    plain.shutdown(socket.SHUT_WR)
                    while plain.recv(65_536):
                        pass
            hello = wild.handshake(rng, f"{path}?since={rng.choice(wild.ODD)!r}".replace(" ", ""))
            cut = rng.randrange(len(hello))
            broken = hello[:cut] + rng.randbytes(2) + hello[cut:]
            with suppress(UnicodeEncodeError):
                found = STATUS.match(wild.send(besieged.port, broken))
                assert found is None or int(found[1]) < 500


def test_nonsense_and_goodbye_in_one_breath_end_nothing(besieged: Server) -> None:
    rng = Random(1)
    table, _ = a_table(besieged)
    nonsense = wild.frame(wild.TEXT, b"\xff") + wild.frame(wild.CLOSE, b"")
    with calm_game(besieged), wild.connected(besieged.port) as plain, suppress(OSError):
        plain.sendall(wild.handshake(rng, f"/api/tables/{table}/live"))
        assert b"101" in plain.recv(65_536)
        plain.sendall(nonsense)
        while plain.recv(65_536):
            pass


def test_a_watcher_who_says_too_much_is_sent_away(tmp_path: Path) -> None:
    (tmp_path / "few.toml").write_text("[limits]\nrequests = {burst = 30, refill = 1}\n")
    with (
        running(tmp_path, "--settings", str(tmp_path / "few.toml")) as server,
        Person(server.address) as eve,
        eve.live(eve.make("sneaky", ["me", "open"])["table"]["id"]) as live,
    ):
        for _ in range(50):
            live.send("x")
        with pytest.raises(ConnectionClosed, match=r"4429.*Too many requests"):
            drain(live)


def test_a_head_without_an_end_is_refused(besieged: Server) -> None:
    with wild.connected(besieged.port) as plain:
        plain.sendall(b"GET / HTTP/1.1\r\nX: ")
        answer = b""
        with suppress(ConnectionError):
            for _ in range(MOST_HEAD // 1000):
                plain.sendall(b"x" * 4_000)
            while got := plain.recv(65_536):
                answer += got
    assert not answer or answer.startswith(b"HTTP/1.1 431")
