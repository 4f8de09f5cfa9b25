"""``foxden serve``: everything is put together here and set running."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import uvicorn
from litestar import Litestar
from msgspec import json

from foxden.core.errors import BadSetup

from .app import build
from .bots import BotPool
from .door import Door, Watching, open_wide
from .ending import end_with_parent
from .gate import Gate
from .hall import Hall
from .holders import Holders, new_table_id, read_key
from .limits import Limits
from .logs import set_up_logs, why
from .migrating import migrate
from .schema import warm_up
from .settings import STORE, Settings
from .store import Store
from .tending import Tender

if TYPE_CHECKING:
    from .bus import Bus

log = logging.getLogger("foxden.table")

EVERYWHERE = "0.0.0.0"
KEY = "secret.key"
LOCK = "server.lock"
LARGEST_MESSAGE = 4096  # that a WebSocket may send us
INTERRUPTED = 130  # exit code
STOP_SECONDS = 5  # for requests that are on when the server is stopped
SETTINGS = "FOXDEN_TABLE"  # how a process is told the settings by the one that started it


def make_app(settings: Settings) -> Gate:
    """The whole server as an ASGI application."""
    holders = Holders(read_key(settings.folder / KEY))
    process = new_table_id()
    store = Store(settings.store)
    hall, bots = Hall(store, settings.times), BotPool(settings.workers)
    tender = Tender(hall, bots, process)
    bus = bus_of(hall, process) if store.is_postgres else None
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        warming = asyncio.create_task(asyncio.to_thread(warm_up, app))
        send_away_first(hall)
        await store.open()
        await bots.start()
        if bus:
            await bus.start()
        await tender.start()
        yield
        await warming
        hall.close()
        await tender.stop()
        if bus:
            await bus.stop()
        await bots.stop()
        await store.close()
        log.info("Stopped; stored %d events in %d commits.", store.stored, store.commits)

    app = build(hall, limits, is_lan=settings.is_lan, lifespan=[lifespan])
    return Gate(app, holders, limits, settings.address)


def send_away_first(hall: Hall) -> None:
    """When told to stop: uvicorn waits until all are gone who only wait for news.

    Whoever asks a second time can't wait, and nothing that was acknowledged is lost.
    """
    loop = asyncio.get_running_loop()
    for stop in (signal.SIGINT, signal.SIGTERM):
        uvicorns: Any = signal.getsignal(stop)

        def ask(number: int, frame: FrameType | None, ask_uvicorn: Any = uvicorns) -> None:
            if hall.is_closing and number == signal.SIGINT:
                os._exit(INTERRUPTED)
            hall.is_closing = True
            loop.call_soon_threadsafe(hall.close)
            ask_uvicorn(number, frame)

        signal.signal(stop, ask)


def bus_of(hall: Hall, process: str) -> Bus:
    from .bus import Bus  # and PostgreSQL's driver

    return Bus(hall, process)


def app_of_process() -> Gate:
    """For a process that another one has started."""
    end_with_parent()
    settings = json.decode(os.environ[SETTINGS], type=Settings)
    set_up_logs(settings.log)
    return make_app(settings)


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up_logs(settings.log)
    open_wide()
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    lock = None if settings.database else only_server(settings.folder / LOCK)
    migrate_store(settings)
    bound = listen(EVERYWHERE if settings.is_lan else settings.host, settings.port)
    end_when_told()
    port = bound.getsockname()[1]
    announce(settings, port)
    log.info("Serving at port %d, store %s.", port, settings.database_name)
    run(settings, bound)
    if lock is not None:
        os.close(lock)


def end_when_told() -> None:
    """Before anything has begun; and after a clean stop, when uvicorn passes on what it was told.

    An exception would not do: code that asks for attributes may swallow it.
    """
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: os._exit(0))


def only_server(path: Path) -> int:
    """SQLite has one writer: a second server in the same folder is refused."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadSetup(f"A server is running in {path.parent} already.") from None
    return file


def migrate_store(settings: Settings) -> None:
    read_key(settings.folder / KEY)  # made before several processes look for it
    store = Store(settings.store)
    try:
        migrate(store.engine)
    except sa.exc.DatabaseError as error:
        told = f"{settings.database_name}: the store can't be opened: {why(error)}"
        raise BadSetup(f"{told.rstrip('.')}.") from None
    finally:
        store.engine.dispose()
    if not settings.database:
        (settings.folder / STORE).chmod(0o600)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = str(error.strerror).partition(" (")[0]
        more = " Choose another with --port." if error.errno == errno.EADDRINUSE else ""
        raise BadSetup(f"Can't listen at {host}, port {port}: {why}.{more}") from None


def announce(settings: Settings, port: int) -> None:
    from .addresses import in_house, qr_code

    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    own = settings.address or f"http://{host}:{port}"
    print(f"Foxden is ready: {own}/", flush=True)
    if not settings.is_lan:
        return
    house = in_house(port)
    if house is None:
        print("This machine is in no network that others could join from.", flush=True)
        return
    print(f"In this house's network: {house}/", flush=True)
    print(qr_code(f"{house}/"), flush=True)


def run(settings: Settings, bound: socket.socket) -> None:
    options: dict[str, Any] = {
        "http": Door,
        "ws": Watching,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # a compressor for each watcher costs more than it saves
        "proxy_headers": settings.proxy is not None,
        "forwarded_allow_ips": settings.proxy,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": STOP_SECONDS,
    }
    if settings.processes == 1:
        uvicorn.Server(uvicorn.Config(make_app(settings), **options)).run([bound])
        return
    from uvicorn.supervisors import Multiprocess

    os.environ[SETTINGS] = json.encode(settings).decode()
    app = "foxden.table.serve:app_of_process"
    config = uvicorn.Config(app, factory=True, workers=settings.processes, **options)
    Multiprocess(config, [bound]).run()
