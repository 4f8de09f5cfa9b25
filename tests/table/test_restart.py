"""What was acknowledged is there after the server has died; backups; a graceful stop."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from foxden.games import names

from .server import Person, Server, drain, heard, running


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


def test_nothing_to_back_up_is_said(tmp_path: Path) -> None:
    done = foxden("backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path))
    assert done.returncode == 2
    assert "There is no store" in done.stderr


def foxden(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "foxden.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_stop_is_graceful_and_logs_can_be_structured(tmp_path: Path) -> None:
    server = Server(tmp_path, "--log", "json")
    server.start()
    with Person(server.address) as ada:
        state = started(ada, "sneaky")
        with ada.live(state["table"]["id"]) as socket:
            heard(socket)
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                drain(socket)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1001, 1012)
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert any(state["table"]["id"] in line["message"] for line in lines)
    assert {"at", "level", "from", "message", "process"} <= set(lines[0])
