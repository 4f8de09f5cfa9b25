"""``foxden serve``: everything is put together here and set running."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from .app import build
from .hall import Hall
from .holders import Holders, read_key
from .migrating import migrate
from .store import Store, sqlite_address
from .tending import Tender
from .thinking import ThreadBots

PORT = 8400
LOOPBACK = "127.0.0.1"
STORE = "tables.sqlite"
KEY = "secret.key"
LARGEST_MESSAGE = 4096  # that a WebSocket may send us


@dataclass(frozen=True)
class Settings:
    host: str = LOOPBACK
    port: int = PORT
    database: str | None = None
    data_dir: Path | None = None
    is_lan: bool = False

    @property
    def folder(self) -> Path:
        return self.data_dir or user_data_path("foxden", appauthor=False) / "table"

    @property
    def address(self) -> str:
        return self.database or sqlite_address(self.folder / STORE)


def make_app(settings: Settings) -> Litestar:
    settings.folder.mkdir(parents=True, exist_ok=True)
    holders = Holders(read_key(settings.folder / KEY))
    store = Store(settings.address)
    migrate(store.engine)
    hall, bots = Hall(store), ThreadBots()
    tender = Tender(hall, bots)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        await bots.start()
        yield
        await tender.stop()
        await bots.stop()
        await store.close()

    return build(hall, holders, lifespan=[lifespan])


def serve(settings: Settings) -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    app = make_app(settings)
    host = "0.0.0.0" if settings.is_lan else settings.host
    bound = socket.create_server((host, settings.port), backlog=2048)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    port = bound.getsockname()[1]
    print(f"Foxden is ready: http://{settings.host}:{port}/", flush=True)
    asyncio.run(uvicorn.Server(config).serve([bound]))
