"""One server for all tests that can share it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .server import Person, Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("table")
    with running(folder) as server:
        yield server


@pytest.fixture
def ada(server: Server) -> Iterator[Person]:
    with Person(server.address) as person:
        yield person


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    with Person(server.address) as person:
        yield person
