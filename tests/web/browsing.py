"""A real server on a free port of this machine, and a real browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ..table.server import Server, running

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP foxden.test 127.0.0.1",  # as another machine of the house
]
# Bots don't pretend to think, and nobody is told to wait who is as quick as a test.
BRISK = """
[times]
bot = 0.0
{times}
[limits.requests]
burst = 100000
refill = 100000
"""


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def serving(folder: Path, times: str = "") -> Iterator[Server]:
    """A server that keeps its tables in this folder; ``times`` are lines of its settings."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = folder / "brisk.toml"
    settings.write_text(BRISK.format(times=times))
    with running(folder, "--settings", str(settings)) as server:
        yield server


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
