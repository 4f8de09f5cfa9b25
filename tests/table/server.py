"""The real server in a process of its own, and people who play there."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

READY = re.compile(r"Foxden is ready: (http://\S+)/")
PATIENCE = 180.0  # seconds; spent only where something is wrong, or a machine very busy
ONE_WORKER = ("--workers", "1")  # there are few cores, and many servers


class Server:
    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.log = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-m", "foxden.cli", "serve", "--port", str(port), *ONE_WORKER]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--data-dir", str(self.folder / "kept"), *self.arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "FOXDEN_PLAIN": "1"},  # bots that only look need no compiler
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := READY.search(line):
                self.address = found[1]
                return
        raise AssertionError(self.log.read_text())

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._reap()

    def stop(self, sign: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(sign)
        return self._reap()

    def _reap(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[Server]:
    server = Server(folder, *arguments)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


class Person:
    """Somebody with a browser or a program: a client of the server."""

    keys = count()

    def __init__(self, address: str, token: str | None = None) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.address = address
        self.token = token or self.http.post("/api/clients").json()["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def make(self, game: str, seats: Sequence[Any], **more: Any) -> dict[str, Any]:
        """A table; seats by their kinds, or in full."""
        full = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        body = {"game": game, "seats": full, "name": "Ada", "bot_pace": False, **more}
        return told(self.http.post("/api/tables", json=body))

    def ask(self, table: str, act: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{act}", json=body)

    def do(self, table: str, act: str, **body: Any) -> dict[str, Any]:
        return told(self.ask(table, act, **body))

    def see(self, table: str, since: int = 0) -> dict[str, Any]:
        return told(self.http.get(f"/api/tables/{table}", params={"since": since}))

    def play(self, state: Mapping[str, Any], seat: int, move: str) -> dict[str, Any]:
        """A move that must count; whoever is told to wait waits."""
        while (response := self.ask_play(state, seat, move)).status_code == 429:
            time.sleep(float(response.headers["Retry-After"]))
        return told(response)

    def ask_play(
        self, state: Mapping[str, Any], seat: int, move: str, key: str | None = None
    ) -> httpx.Response:
        return self.ask(
            state["table"]["id"],
            "play",
            seat=seat,
            number=state["number"],
            move=move,
            key=key or f"key {next(self.keys)}",
        )

    @contextmanager
    def live(self, table: str, since: int = 0) -> Iterator[ClientConnection]:
        address = self.address.replace("http", "ws")
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"{address}/api/tables/{table}/live?since={since}"
        with connect(url, additional_headers=headers) as socket:
            yield socket


def is_alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False


def told(response: httpx.Response) -> dict[str, Any]:
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


def heard(socket: ClientConnection) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(socket.recv(PATIENCE))
    return state


def drain(socket: ClientConnection) -> None:
    """Read on until the connection is closed."""
    while True:
        socket.recv(PATIENCE)


def play_out(person: Person, table: str, rng: Random, most: int = 20_000) -> dict[str, Any]:
    """Random moves for all own seats, over the WebSocket, until the game is over."""
    number, lines = 0, list[dict[str, Any]]()
    with person.live(table) as socket:
        for _ in range(most):
            state = heard(socket)
            assert state["since"] <= state["number"]
            lines += state["eyes"][0]["told"]
            if state["table"]["phase"] == "over":
                state["all"] = lines
                return state
            owing = [eyes for eyes in state["eyes"] if eyes["moves"]]
            if owing and state["number"] >= number:
                eyes = rng.choice(owing)
                move = rng.choice(eyes["moves"])["words"]
                number = person.play(state, eyes["seat"], move)["number"]
    raise AssertionError("The game has no end.")
