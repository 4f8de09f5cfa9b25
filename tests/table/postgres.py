"""A PostgreSQL cluster of its own for a test, in a temporary folder on a free loopback port."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

OWNER = "postgres"
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=60", "listen_addresses=127.0.0.1")


def programs() -> Path:
    """Where PostgreSQL's server programs are; the test is skipped where there are none."""
    found = shutil.which("initdb")
    if found and shutil.which("postgres"):
        return Path(found).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    if os.environ.get("CI"):
        pytest.fail("PostgreSQL is not installed, and here it must be.")
    pytest.skip("PostgreSQL is not installed: no test of the shared store.")


def as_owner(command: Sequence[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return list(command)
    return ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups", *command]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database."""
    bin_folder = programs()
    folder = Path(tempfile.mkdtemp(prefix="foxden-postgres-"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam(OWNER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    try:
        with running_cluster(bin_folder, folder) as address:
            yield address
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_cluster(bin_folder: Path, folder: Path) -> Iterator[str]:
    kept, port = folder / "kept", free_port()
    made = [str(bin_folder / "initdb"), "-D", str(kept), "-U", "foxden", "--auth=trust", "-N"]
    subprocess.run(as_owner(made), check=True, capture_output=True, cwd="/")
    options = [f"-c{option}" for option in (*QUICK, f"unix_socket_directories={folder}")]
    command = [str(bin_folder / "postgres"), "-D", str(kept), "-p", str(port), *options]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(as_owner(command), stderr=log, stdout=log, cwd="/")
    try:
        address = f"postgresql://foxden@127.0.0.1:{port}/postgres"
        wait_until_up(address)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def wait_until_up(address: str) -> None:
    for _ in range(200):
        try:
            psycopg.connect(address, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            subprocess.run(["sleep", "0.1"], check=True)
    raise AssertionError("PostgreSQL does not start.")


@contextmanager
def database(address: str, name: str) -> Iterator[str]:
    """A new database in the cluster."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield address.rpartition("/")[0] + f"/{name}"
