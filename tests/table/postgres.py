"""A PostgreSQL cluster of its own for a test, in a temporary folder on a free loopback port."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
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


class Cluster:
    """Runs in a folder of its own; can be stopped and started again."""

    def __init__(self, bin_folder: Path, folder: Path) -> None:
        self.bin_folder = bin_folder
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        made = ["initdb", "-D", str(folder / "kept"), "-U", "foxden", "--auth=trust", "-N"]
        self._run(made)

    @property
    def address(self) -> str:
        return f"postgresql://foxden@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = [f"-c{option}" for option in (*QUICK, f"unix_socket_directories={self.folder}")]
        command = [str(self.bin_folder / "postgres"), "-D", str(self.folder / "kept")]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(
                as_owner([*command, "-p", str(self.port), *options]),
                stderr=log,
                stdout=log,
                cwd="/",
            )
        wait_until_up(self.address)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """By default everybody is sent away; with SIGQUIT it just ends, as in a crash."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(20)

    def _run(self, command: Sequence[str]) -> None:
        program = [str(self.bin_folder / command[0]), *command[1:]]
        subprocess.run(as_owner(program), check=True, capture_output=True, cwd="/")


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    bin_folder = programs()
    folder = Path(tempfile.mkdtemp(prefix="foxden-postgres-"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam(OWNER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    try:
        made = Cluster(bin_folder, folder)
        try:
            made.start()
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database."""
    with own_cluster() as made:
        yield made.address


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


def cut_all(store: str) -> None:
    """End every connection that anybody has to a database."""
    with psycopg.connect(store, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
