"""Lighthouse on home and every board: ``make lighthouse``.

A real server, a table that has begun, its host's browser; Lighthouse's own slow phone on a slow
line. Prints every run and the medians, and ends with 1 if a median is below what is promised.
Lighthouse itself is fetched when it is wanted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from foxden.games import names
from foxden.table.holders import COOKIE

from ..table.server import Person
from .browsing import FLAGS, chromium, serving
from .visitor import seated

LIGHTHOUSE = "lighthouse@13.5.0"
PROMISED = 95
RUNS = 5
BOARD = ("performance", "accessibility", "best-practices")  # tables are not for search engines
HOME = (*BOARD, "seo")
FIGURES = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def main(runs: int) -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        Person(server.address) as host,
    ):
        measured = {"home": _measured("home", server.address, HOME, host, runs)}
        for game in names():
            address = f"{server.address}/t/{seated(game, [host], bots=2)}"
            measured[game] = _measured(game, address, BOARD, host, runs)
    print("\nmedians")
    for page, medians in measured.items():
        print(f"{page:14}" + "  ".join(f"{name} {score:.0f}" for name, score in medians.items()))
    return int(min(min(medians.values()) for medians in measured.values()) < PROMISED)


def _measured(
    page: str, address: str, kinds: tuple[str, ...], host: Person, runs: int
) -> dict[str, float]:
    reports = [_report(address, kinds, host.token) for _ in range(runs)]
    for report in reports:
        scores = "  ".join(f"{kind} {_score(report, kind):.0f}" for kind in kinds)
        figures = "  ".join(report["audits"][name]["displayValue"] for name in FIGURES)
        index = report["environment"]["benchmarkIndex"]
        print(f"{page:14}{scores}  ({figures}, machine {index:.0f})", flush=True)
    return {kind: median(_score(report, kind) for report in reports) for kind in kinds}


def _score(report: dict[str, Any], kind: str) -> float:
    return 100 * float(report["categories"][kind]["score"])


def _report(address: str, kinds: tuple[str, ...], token: str) -> dict[str, Any]:
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json"]
    command += [f"--only-categories={','.join(kinds)}"]
    command += [f"--chrome-flags=--headless {' '.join(FLAGS[:-1])}"]
    command += [f"--extra-headers={json.dumps({'Cookie': f'{COOKIE}={token}'})}"]
    environment = {**os.environ, "CHROME_PATH": chromium() or ""}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else RUNS))
