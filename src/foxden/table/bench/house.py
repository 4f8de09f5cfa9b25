"""The real server as a process, what it uses, and what it wrote down."""

from __future__ import annotations

import http.client
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from foxden.core.errors import BadSetup

from ..ending import end_with_parent
from ..settings import STORE
from ..store import engine_of, events
from .calling import HOST

READY = re.compile(r"Foxden is ready: http://\S+:(\d+)/")
STORED = re.compile(r"stored (\d+) events in (\d+) commits")
COMPLAINT = re.compile(r" (WARNING|ERROR|CRITICAL) ")
WORKER = "foxden.table.worker"
STOP_SECONDS = 30.0
PROCESSES = Path("/proc")
MEGABYTE = 1_000_000
UNLIMITED = "[limits]\n" + "".join(
    f"{name} = {{burst = 1e9, refill = 1e9}}\n"
    for name in (
        *("requests", "requests_of_address", "new_clients"),
        *("new_tables", "new_tables_of_address"),
    )
)


@dataclass(frozen=True)
class Use:
    """What processes have used so far; nothing where the system does not tell."""

    cpu_seconds: float
    peak_mb: float


class House:
    """A server in a folder of its own."""

    def __init__(self, folder: Path, database: str | None, settings: str) -> None:
        self.folder = folder
        self.database = database
        self.settings = settings
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """The seconds until the first page was there."""
        settings = self.folder / "settings.toml"
        settings.write_text(self.settings)
        chosen = ["--port", "0", "--data-dir", str(self.folder), "--settings", str(settings)]
        if self.database:
            chosen += ["--database", self.database]
        started = time.perf_counter()
        with self.log.open("a") as log, undisturbed():
            self.process = subprocess.Popen(
                [sys.executable, "-m", "foxden.cli", "serve", *chosen],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=end_with_parent,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := READY.search(line):
                self.port = int(found[1])
                self._load_page()
                return time.perf_counter() - started
        raise BadSetup(f"The server does not start: {self.log.read_text().strip()}")

    def _load_page(self) -> None:
        page = http.client.HTTPConnection(HOST, self.port, timeout=STOP_SECONDS)
        page.request("GET", "/")
        page.getresponse().read()
        page.close()

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    # What it uses.

    def server(self) -> Use | None:
        assert self.process is not None
        return use_of(self.process.pid)

    def workers(self) -> list[Use]:
        """The processes for bots; not the one that compiles, which does not stay."""
        assert self.process is not None
        found = [use_of(pid) for pid in children_of(self.process.pid) if is_worker(pid)]
        return [use for use in found if use]

    # What it wrote down, once it is stopped.

    def stored(self) -> tuple[int, int]:
        """Events, and the commits that they took."""
        found = STORED.findall(self.log.read_text())
        return (int(found[-1][0]), int(found[-1][1])) if found else (0, 0)

    def complaints(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if COMPLAINT.search(line)]

    def moves(self) -> int:
        """Of people and bots."""
        engine = engine_of(self.database or f"sqlite:///{self.folder / STORE}")
        wanted = sa.select(sa.func.count()).where(events.c.kind == "moved")
        with engine.begin() as connection:
            moves = int(connection.execute(wanted).scalar() or 0)
        engine.dispose()
        return moves


@contextmanager
def open_house(folder: Path, database: str | None = None, settings: str = "") -> Iterator[House]:
    """Stopped in the end, whatever happens."""
    folder.mkdir(exist_ok=True)
    house = House(folder, database, settings)
    try:
        yield house
    finally:
        house.stop()


def use_of(pid: int) -> Use | None:
    try:
        status = (PROCESSES / str(pid) / "status").read_text()
        ticks = fields_of(pid)[11:13]  # in the program, and in the system for it
    except OSError:
        return None
    peak = re.search(r"VmHWM:\s+(\d+) kB", status)
    cpu = sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    return Use(cpu, int(peak[1]) * 1024 / MEGABYTE if peak else 0.0)


def children_of(pid: int) -> list[int]:
    found = []
    for folder in PROCESSES.glob("[0-9]*"):
        try:
            if int(fields_of(int(folder.name))[1]) == pid:
                found.append(int(folder.name))
        except OSError:  # it has ended meanwhile
            continue
    return found


def fields_of(pid: int) -> Sequence[str]:
    """Of a process's ``stat``, those after its name: its state, its parent, …"""
    return (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()


def is_worker(pid: int) -> bool:
    command = (PROCESSES / str(pid) / "cmdline").read_text().strip("\0")
    return command.endswith(WORKER)


@contextmanager
def polite() -> Iterator[None]:
    """Meanwhile, whoever ends this process politely is understood like a Ctrl-C: clean up first."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A Ctrl-C is heard afterwards: what Python runs around a fork would swallow it."""
    told: list[int] = []
    stops = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(stop, lambda number, _: told.append(number)) for stop in stops]
    try:
        yield
    finally:
        for stop, handler in zip(stops, before, strict=True):
            signal.signal(stop, handler)
    if told:
        signal.raise_signal(told[0])
