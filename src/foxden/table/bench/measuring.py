"""``foxden bench table``: the figures, measured in one run."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa
import uvloop

from foxden.core.errors import BadSetup

from ..store import engine_of, tables
from .cluster import cluster, programs
from .crowd import Crowd
from .house import UNLIMITED, House, open_house, polite

THINKING = 2.0  # seconds
STAGGERED = 4.0  # seconds within which they begin, so that they don't act at the same moments
STARTS = 3
RUSHING = 48  # clients that never pause
LIVE_SHARE, RUSH_SHARE = 2 / 3, 1 / 6  # of the time that is given
Watcher = Callable[[str], None]  # is told what is being measured
Figures = dict[str, Any]


def bench_table(count: int, seconds: float, database: str | None, watch: Watcher) -> Figures:
    """Measure the server on this machine, bounded in time; nothing is left running."""
    if database:
        check_empty(database)
    with polite(), TemporaryDirectory(prefix="foxden-bench-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        watch("the server starts")
        starts = _starts(folder / "live")
        watch(f"{count} live tables")
        live = _live(folder / "live", count, seconds * LIVE_SHARE)
        watch("full speed with SQLite")
        rush = {"sqlite": _rush(folder / "rush", None, seconds * RUSH_SHARE)}
        with _postgres(database) as shared:
            if shared:
                watch("full speed with PostgreSQL")
                rush["postgresql"] = _rush(folder / "shared", shared, seconds * RUSH_SHARE)
    return {"cores": os.cpu_count(), "start_seconds": starts, "live": live, "full_speed": rush}


def _starts(folder: Path) -> list[float]:
    """From the command to the first page; the first time, when things are made, is left out."""
    found = []
    for _ in range(STARTS + 1):
        with open_house(folder) as house:
            found.append(house.start())
    return found[1:]


def _live(folder: Path, count: int, seconds: float) -> Figures:
    crowd = Crowd(count, seconds, THINKING, STAGGERED)
    with open_house(folder) as house:
        return _measured(house, crowd)


def _rush(folder: Path, database: str | None, seconds: float) -> Figures:
    crowd = Crowd(RUSHING, seconds, 0.0, plays_alone=True)
    with open_house(folder, database, UNLIMITED) as house:
        return _measured(house, crowd)


def _measured(house: House, crowd: Crowd) -> Figures:
    house.start()
    marks: list[tuple[int, dict[str, float]]] = []

    def mark() -> None:
        marks.append((house.moves(), _cpu(house)))

    uvloop.run(crowd.play(house.port, mark))
    mark()
    server, workers = house.server(), house.workers()
    house.stop()
    (moves_before, cpu_before), (moves, cpu) = marks
    (stored, commits), seconds = house.stored(), crowd.staggered + crowd.seconds
    return {
        "clients": crowd.clients,
        "seconds": seconds,
        "games_over": crowd.games,
        "asked": crowd.asked,
        "served": crowd.served,
        "stale": crowd.stale,
        "missed": crowd.missed,
        "failures": crowd.failures,
        "complaints": house.complaints(),
        **_waits(crowd.waits),
        "moves": moves - moves_before,
        "moves_per_second": (moves - moves_before) / seconds,
        "events_per_commit": stored / commits if commits else None,
        "server_mb": server.peak_mb if server else None,
        "workers_mb": [worker.peak_mb for worker in workers],
        "cpu_seconds": {who: cpu[who] - cpu_before[who] for who in cpu},
    }


def _cpu(house: House) -> dict[str, float]:
    """Seconds so far, where the system tells."""
    server = house.server()
    return {
        "server": server.cpu_seconds if server else 0.0,
        "workers": sum(worker.cpu_seconds for worker in house.workers()),
        "clients": time.process_time(),
    }


def _waits(waits: list[float]) -> dict[str, float | None]:
    """Of an acknowledged move, in milliseconds."""
    if len(waits) < 2:
        return {"p50_ms": None, "p99_ms": None, "slowest_ms": None}
    parts = statistics.quantiles(waits, n=100, method="inclusive")
    named = {"p50_ms": parts[49], "p99_ms": parts[98], "slowest_ms": max(waits)}
    return {name: 1000 * wait for name, wait in named.items()}


@contextmanager
def _postgres(database: str | None) -> Iterator[str | None]:
    """The database that was named, or one of our own where PostgreSQL is installed."""
    if database:
        yield database
    elif found := programs():
        with cluster(found) as address:
            yield address
    else:
        yield None


def check_empty(database: str) -> None:
    engine = engine_of(database)
    try:
        with engine.begin() as connection:
            is_used = sa.inspect(connection).has_table(tables.name)
    except sa.exc.OperationalError as error:
        raise BadSetup(f"The database can't be opened: {error.orig}") from None
    finally:
        engine.dispose()
    if is_used:
        raise BadSetup("The database is in use: give an empty one, which the clients may fill.")
