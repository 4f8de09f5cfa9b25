from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from ..missing import missing
from .browsing import browsing, chromium, serving
from .visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        missing("chromium")
    with browsing() as running:
        yield running


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; in the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def visiting(home: str | None = None, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, home or request.getfixturevalue("home"), **how))
        return visitors[-1]

    yield visiting
    for visitor in visitors:
        visitor.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
