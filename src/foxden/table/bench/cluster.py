"""A PostgreSQL of our own, in a folder of its own on a free port of loopback."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from foxden.core.errors import BadSetup

from ..ending import end_with_parent
from .house import undisturbed

OWNER = "postgres"  # PostgreSQL refuses to run as root
DEBIAN = Path("/usr/lib/postgresql")
STARTING_SECONDS = 30.0
HOST = "127.0.0.1"


def programs() -> Path | None:
    """The folder of PostgreSQL's server programs, if they are installed."""
    if (found := shutil.which("initdb")) and shutil.which("postgres"):
        return Path(found).parent
    folders = sorted(DEBIAN.glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextmanager
def cluster(bin_folder: Path, options: Sequence[str] = ()) -> Iterator[str]:
    """The address of an empty database; the cluster is gone afterwards, whatever happens."""
    with TemporaryDirectory(prefix="foxden-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER)
        yield from _running(bin_folder, folder, options)


def _running(bin_folder: Path, folder: Path, options: Sequence[str]) -> Iterator[str]:
    kept, port = folder / "kept", _free_port()
    made = [str(bin_folder / "initdb"), "-D", str(kept), "-U", "foxden", "--auth=trust", "-N"]
    subprocess.run(made, check=True, capture_output=True, cwd="/", **_owner())
    chosen = (*options, f"listen_addresses={HOST}", f"unix_socket_directories={folder}")
    command = [str(bin_folder / "postgres"), "-D", str(kept), "-p", str(port)]
    command += [f"-c{option}" for option in chosen]
    server: subprocess.Popen[bytes] | None = None
    try:
        with (folder / "log").open("w") as log, undisturbed():
            server = subprocess.Popen(
                command,
                stderr=log,
                stdout=log,
                cwd="/",
                preexec_fn=lambda: end_with_parent(signal.SIGQUIT),
                **_owner(),
            )
        _wait_until_up(port, server)
        yield f"postgresql://foxden@{HOST}:{port}/postgres"
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)  # it does not wait for clients
            server.wait()


def _owner() -> dict[str, Any]:
    return {"user": OWNER, "group": OWNER, "extra_groups": []} if os.geteuid() == 0 else {}


def _free_port() -> int:
    with socket.create_server((HOST, 0)) as probe:
        return int(probe.getsockname()[1])


def _wait_until_up(port: int, server: subprocess.Popen[Any]) -> None:
    import psycopg

    end = time.monotonic() + STARTING_SECONDS
    address = f"postgresql://foxden@{HOST}:{port}/postgres"
    while time.monotonic() < end and server.poll() is None:
        with suppress(psycopg.OperationalError):
            psycopg.connect(address, connect_timeout=2).close()
            return
        time.sleep(0.1)
    raise BadSetup("PostgreSQL does not start.")
