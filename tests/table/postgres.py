"""A PostgreSQL cluster of its own for a test, in a temporary folder on a free loopback port."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from foxden.table.bench import cluster as own

from ..missing import missing
from .server import Server

SAFE_ENOUGH = ("fsync=off", "full_page_writes=off", "max_connections=60")
QUICK = """
[times]
bot = 0.2
lease = 2.0
renewal = 0.5
"""


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database; the test is skipped where there is no PostgreSQL."""
    if (folder := own.programs()) is None:
        missing("PostgreSQL")
    with own.cluster(folder, SAFE_ENOUGH) as address:
        yield address


@contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """A new database in the cluster."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield address.rpartition("/")[0] + f"/{name}"


def cut_all(store: str) -> None:
    """End every connection that anybody has to a database."""
    with psycopg.connect(store, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@contextmanager
def started(folder: Path, store: str) -> Iterator[tuple[Server, Server]]:
    """Two servers, one store."""
    (folder / "quick.toml").write_text(QUICK)
    arguments = ("--database", store, "--settings", str(folder / "quick.toml"))
    first, second = Server(folder, *arguments), Server(folder, *arguments)
    second.log = folder / "second.log"
    try:
        first.start()
        second.start()
        yield first, second
    finally:
        for server in (first, second):
            if server.process is not None:
                server.stop()
