"""Requests made from the description, fitting and not: every answer is as it says there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foxden.games import names

from .server import Person, running
from .test_fuzz import GENEROUS
from .visitor import TABLES

HERE = Path(__file__).parents[2]
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)
EXAMPLES = 500  # of each kind of request, made up at random
ENDLESS = "/stream$"  # test_live reads these events


@pytest.mark.parametrize(
    "phases",
    ["examples,coverage", pytest.param("examples,coverage,fuzzing", marks=pytest.mark.soak)],
)
def test_every_answer_is_as_described(phases: str, tmp_path: Path) -> None:
    (tmp_path / "generous.toml").write_text(GENEROUS)
    with (
        running(tmp_path, "--settings", str(tmp_path / "generous.toml")) as server,
        Person(server.address) as eve,
    ):
        done = visited(server.address, eve.token, seats_of(eve), phases, tmp_path)
        assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]
        assert "No issues found" in done.stdout, done.stdout
        log = server.log.read_text()
        assert "Traceback" not in log, log[-3_000:]


def seats_of(person: Person) -> list[str]:
    """Tables of all games, some with an open lobby, some on which a game is played."""
    tables = []
    for game in names():
        lobby = person.make(game, ["me", "open"])
        table = person.make(game, ["me", {"kind": "device", "name": "Ben"}])
        person.do(table["table"]["id"], "start")
        tables += [lobby["table"]["id"], table["table"]["id"]]
    return tables


def visited(
    address: str, token: str, tables: list[str], phases: str, folder: Path
) -> subprocess.CompletedProcess[str]:
    options = {
        "checks": ",".join(CHECKS),
        "exclude-path-regex": ENDLESS,
        "header": f"Authorization: Bearer {token}",
        "max-examples": str(EXAMPLES),
        "seed": "6",
        "request-timeout": "60",  # a program may wait for news for 30 seconds
        "phases": phases,
        "suppress-health-check": "all",
        "generation-database": "none",
        "warnings": "off",
    }
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{address}/schema/openapi.json"]
    return subprocess.run(
        [*command, "--no-color", *(f"--{name}={value}" for name, value in options.items())],
        env={**os.environ, TABLES: " ".join(tables), "SCHEMATHESIS_HOOKS": "tests.table.visitor"}
        | {"PYTHONPATH": str(HERE), "PYTHONWARNINGS": "ignore"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
