"""The commands ``foxden serve`` and ``foxden backup``: light to import, heavy to run."""

from __future__ import annotations

import argparse
from pathlib import Path

SERVE = {
    "host": ("ADDRESS", "where to listen (default: 127.0.0.1)"),
    "port": ("N", "default: 8400; 0: any free one"),
    "database": ("URL", "postgresql://…, instead of a file"),
    "data_dir": ("DIR", "where everything is kept"),
    "address": ("URL", "how the world knows this server, behind a proxy"),
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
    chosen["is_lan"] = given.lan or None
    named = {name: value for name, value in chosen.items() if value is not None}
    serve(read_settings(given.settings, named))


def add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file")
    parser.add_argument("--data-dir", metavar="DIR", help="where everything is kept")


def back_up(given: argparse.Namespace) -> None:
    from .backup import backup
    from .settings import STORE, Settings

    tables = backup(Settings(data_dir=given.data_dir).folder / STORE, given.file)
    print(f"{given.file}: {tables} tables.")
