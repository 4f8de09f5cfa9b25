from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .browsing import browsing, chromium, serving


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("chromium is not installed, so nothing in a browser is tested")
    with browsing() as running:
        yield running


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    return tmp_path / "tables"
