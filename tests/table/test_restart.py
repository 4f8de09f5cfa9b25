"""What was acknowledged is there after the server has died; backups; a graceful stop."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from foxden.games import names
from foxden.table.serve import migrate_store
from foxden.table.settings import Settings

from .server import PATIENCE, Person, Server, drain, heard, running


def test_after_a_kill_every_table_goes_on_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        port = server.port
        with Person(server.address) as ada:
            states = [started(ada, game) for game in names()]
            for _ in range(6):
                states = [played(ada, state) for state in states]
            seen = [ada.see(state["table"]["id"]) for state in states]
            key = f"key {next(Person.keys)}"
            move = next(eyes for eyes in seen[0]["eyes"] if eyes["moves"])
            first = ada.ask_play(seen[0], move["seat"], move["moves"][0]["words"], key)
            server.kill()
            server.start(port)
            for state in seen[1:]:
                after = ada.see(state["table"]["id"])
                assert after["number"] == state["number"]
                assert after["eyes"] == state["eyes"]
            again = ada.ask_play(seen[0], move["seat"], move["moves"][0]["words"], key)
            assert again.json()["number"] == first.json()["number"]
            assert again.json()["eyes"] == first.json()["eyes"]
            for state in seen:
                played(ada, played(ada, ada.see(state["table"]["id"])))


def started(person: Person, game: str) -> dict[str, Any]:
    options = {"rounds": 5} if game == "sneaky-seven" else {}
    seats = ["me", {"kind": "device", "name": "Ben"}]
    return person.do(person.make(game, seats, options=options)["table"]["id"], "start")


def played(person: Person, state: dict[str, Any]) -> dict[str, Any]:
    eyes = next(eyes for eyes in state["eyes"] if eyes["moves"])
    return person.play(state, eyes["seat"], eyes["moves"][-1]["words"])


def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.address) as ada:
        table = ada.make("sneaky", ["bot", "bot"], bot_pace=True)["table"]["id"]
        number = ada.do(table, "start")["number"]
        port = server.port
        server.kill()
        server.start(port)
        params = {"since": number, "wait": 20}
        after = ada.http.get(f"/api/tables/{table}/changes", params=params).json()
        assert after["number"] > number


def test_a_table_that_is_damaged_harms_no_other(tmp_path: Path) -> None:
    with running(tmp_path) as server, Person(server.address) as ada:
        names = [ada.make("sneaky", ["bot", "bot"], bot_pace=True)["table"]["id"] for _ in range(2)]
        numbers = [ada.do(name, "start")["number"] for name in names]
        port = server.port
        server.kill()
        with sqlite3.connect(tmp_path / "kept" / "tables.sqlite") as kept:
            kept.execute("UPDATE events SET body = '{' WHERE table_id = ?", (names[0],))
            kept.execute("UPDATE tables SET due_at = 1 WHERE id = ?", (names[0],))
        server.start(port)
        assert ada.http.get(f"/api/tables/{names[0]}").status_code == 500
        params = {"since": numbers[1] + 2, "wait": 20}
        after = ada.http.get(f"/api/tables/{names[1]}/changes", params=params).json()
        assert after["number"] > numbers[1] + 2
    log = server.log.read_text()
    assert f"Table {names[0]} can't be read any more." in log
    assert "Tending failed" not in log


def test_a_backup_of_a_running_store_can_be_served(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    (there / "kept").mkdir(parents=True)
    with running(here) as server, Person(server.address) as ada:
        state = played(ada, started(ada, "sneaky"))
        kept, token = here / "kept", ada.token
        copy = there / "kept" / "tables.sqlite"
        done = foxden("backup", str(copy), "--data-dir", str(kept))
        assert (done.returncode, done.stdout) == (0, f"{copy}: 1 table.\n")
        again = foxden("backup", str(copy), "--data-dir", str(kept))
        assert again.returncode == 2
        assert "exists already" in again.stderr
    (there / "kept" / "secret.key").write_bytes((kept / "secret.key").read_bytes())
    with running(there) as server, Person(server.address, token) as ada:
        after = ada.see(state["table"]["id"])
        assert after["number"] == state["number"]
        played(ada, after)


def test_a_store_that_is_written_to_all_the_time_can_be_copied(tmp_path: Path) -> None:
    migrate_store(Settings(data_dir=str(tmp_path)))
    kept = sqlite3.connect(tmp_path / "tables.sqlite", check_same_thread=False)
    kept.execute("CREATE TABLE more (text)")
    kept.executemany("INSERT INTO more VALUES (?)", [("x" * 4000,)] * 2000)
    kept.commit()
    over = Event()

    def write() -> None:
        while not over.wait(0.001):
            kept.execute("INSERT INTO more VALUES ('y')")
            kept.commit()

    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(write)
        try:
            done = foxden("backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path))
        finally:
            over.set()
        writing.result()
    kept.close()
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_no_store_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("nothing that a store would hold")
    done = foxden("backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert "can't be copied: file is not a database." in done.stderr
    assert not (tmp_path / "copy").exists()


def test_nothing_to_back_up_is_said(tmp_path: Path) -> None:
    done = foxden("backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert "There is no store" in done.stderr


def foxden(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "foxden.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_graceful_and_logs_can_be_structured(sign: int, tmp_path: Path) -> None:
    server = Server(tmp_path, "--log", "json")
    server.start()
    with Person(server.address) as ada:
        state = started(ada, "sneaky")
        table = state["table"]["id"]
        with (
            ada.live(table) as socket,
            ada.http.stream("GET", f"/api/tables/{table}/stream") as stream,
            ThreadPoolExecutor(1) as pool,
        ):
            heard(socket)
            params = {"since": state["number"], "wait": 30}
            waiting = pool.submit(ada.http.get, f"/api/tables/{table}/changes", params=params)
            told = stream.iter_lines()
            next(told)
            while ada.http.get("/health").json()["connections"] < 3:
                time.sleep(0.05)
            assert server.stop(sign) == 0
            assert waiting.result().json()["number"] == state["number"]
            assert list(told)[-1] == ""  # it came to its end
            with pytest.raises(ConnectionClosed) as closed:
                drain(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert any(state["table"]["id"] in line["message"] for line in lines)
    assert {"at", "level", "from", "message", "process"} <= set(lines[0])
    assert {line["level"] for line in lines} == {"info"}


def test_whoever_cannot_wait_for_the_stop_asks_twice(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.stop(signal.SIGINT) in (0, 130)
    assert "Traceback" not in server.log.read_text()
