"""The commands ``foxden serve``, ``backup`` and ``bench table``: light to import, heavy to run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from foxden.core.errors import BadSetup

SERVE = {
    "host": ("ADDRESS", "where to listen (default: 127.0.0.1)"),
    "port": ("N", "default: 8400; 0: any free one"),
    "database": ("URL", "postgresql://…, instead of a file"),
    "data_dir": ("DIR", "where everything is kept"),
    "address": ("URL", "how the world knows this server, behind a proxy"),
    "proxy": ("ADDRESS,…", "proxies that may say where a request came from: 127.0.0.1"),
    "workers": ("N", "processes for bots (default: 2)"),
    "processes": ("N", "servers, with PostgreSQL (default: 1)"),
}


def add_serve(parser: argparse.ArgumentParser) -> None:
    for name, (what, told) in SERVE.items():
        parser.add_argument(f"--{name.replace('_', '-')}", metavar=what, help=told)
    parser.add_argument("--lan", action="store_true", help="let the house's network join")
    parser.add_argument("--log", choices=("plain", "json"), help="how log lines look")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="these and more, as TOML")


def serve_table(given: argparse.Namespace) -> None:
    from .serve import serve
    from .settings import read_settings

    chosen = {name: getattr(given, name) for name in (*SERVE, "log")}
    chosen["lan"] = given.lan or None
    named = {name: value for name, value in chosen.items() if value is not None}
    serve(read_settings(given.settings, named))


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file")
    parser.add_argument("--data-dir", metavar="DIR", help="where everything is kept")


def back_up(given: argparse.Namespace) -> None:
    from .backup import backup
    from .settings import STORE, Settings

    tables = backup(Settings(data_dir=given.data_dir).folder / STORE, given.file)
    print(f"{given.file}: {tables} {'table' if tables == 1 else 'tables'}.")


# bench table

TABLE = "table"
BENCH = ("tables", "seconds", "database")
TABLES, MOST_TABLES = 200, 2000
SECONDS, LEAST_SECONDS, MOST_SECONDS = 60, 5, 3600
Show = Callable[[Callable[[], Any], Callable[[], str]], None]  # figures as data, and as text


def add_bench(parser: argparse.ArgumentParser) -> None:
    only = parser.add_argument_group("bench table")
    only.add_argument("--tables", metavar="N", help=f"live at once (default: {TABLES})")
    only.add_argument("--seconds", metavar="S", help=f"to measure (default: {SECONDS})")
    told = "postgresql://…, an empty one (default: one of its own, if PostgreSQL is installed)"
    only.add_argument("--database", metavar="URL", help=told)


def is_of_table(given: argparse.Namespace) -> bool:
    if given.games == [TABLE]:
        if given.against:
            raise BadSetup("Peers are measured beside games, not beside the table.")
        return True
    if TABLE in given.games:
        raise BadSetup("The table is measured by itself: foxden bench table.")
    if named := [name for name in BENCH if getattr(given, name) is not None]:
        raise BadSetup(f"--{named[0]} is an option of foxden bench table.")
    return False


def measure_table(given: argparse.Namespace, show: Show) -> None:
    """Exit code 1 if a move was not answered or a message was missed."""
    tables = _between("tables", given.tables or TABLES, 1, MOST_TABLES)
    seconds = _between("seconds", given.seconds or SECONDS, LEAST_SECONDS, MOST_SECONDS)
    from foxden.lab.progress import note

    from .bench.measuring import bench_table
    from .bench.report import is_sound, table_lines
    from .settings import check_database

    check_database(given.database)
    figures = bench_table(tables, seconds, given.database, note)
    show(lambda: figures, lambda: "\n".join(table_lines(figures)))
    if not is_sound(figures):
        sys.exit(1)


def _between(what: str, said: str | int, least: int, most: int) -> int:
    text = str(said)
    if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
        raise BadSetup(f"The number of {what} is from {least} to {most:,}, not {text}.")
    return int(text)
