"""Clocks that run out, people who are gone, tables that nobody touches."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from foxden.table.clocks import Clock
from foxden.table.wire import Pace

from .server import PATIENCE, Person, Server, heard, running

QUICK = """
[times]
bot = 0.05
grace = 0.5
away = 1.0
host = 1.0
unused = 1.0
idle = 10.0
sweep = 0.5
"""
FAST_CLOCK = {"kind": "clock", "seconds": 5, "bank": 0}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hasty")
    (folder / "quick.toml").write_text(QUICK)
    with running(folder, "--settings", str(folder / "quick.toml")) as server:
        yield server


@pytest.fixture
def eve(hasty: Server) -> Iterator[Person]:
    with Person(hasty.address) as person:
        yield person


@pytest.fixture
def fay(hasty: Server) -> Iterator[Person]:
    with Person(hasty.address) as person:
        yield person


def wait_for(person: Person, table: str, found: Any) -> dict[str, Any]:
    """The first state, watched live, of which ``found`` is true."""
    end = time.monotonic() + PATIENCE
    with person.live(table) as socket:
        while time.monotonic() < end:
            state = heard(socket)
            if found(state):
                return state
    raise AssertionError("It did not happen.")


def bots_in(state: dict[str, Any]) -> list[bool]:
    return [seat["bot_plays"] for seat in state["table"]["seats"]]


def test_a_clock_charges_the_bank_only_for_what_is_over() -> None:
    clock = Clock(Pace("clock", seconds=10, bank=30), 2)
    clock.note([0], None, 100)
    assert clock.deadline(0) == 140
    assert clock.deadline(1) is None
    clock.note([1], 0, 109)  # in time
    assert clock.bank == [30, 30]
    clock.note([1], 1, 131)  # 12 s too long, and still to move
    assert clock.bank == [30, 18]
    assert clock.deadline(1) == 131 + 10 + 18
    clock.note([1], None, 135)  # something else happened: the clock runs on
    assert clock.deadline(1) == 131 + 10 + 18
    clock.note([0], 1, 1000)
    assert clock.bank == [30, 0]
    assert Clock(Pace("none"), 1).deadline(0) is None
    slow = Clock(Pace("slow", hours=2), 1)
    slow.note([0], None, 0)
    assert slow.deadline(0) == 7200


def test_when_the_clock_runs_out_a_bot_sits_in_until_the_person_is_back(eve: Person) -> None:
    table = eve.make("sneaky-seven", ["me", "bot"], pace=FAST_CLOCK)["table"]["id"]
    state = eve.do(table, "start")
    mine = wait_for(eve, table, lambda state: state["table"]["seats"][0]["owes"])
    seat = mine["table"]["seats"][0]
    assert 0 < seat["deadline"] - mine["table"]["now"] <= 5
    assert seat["bank"] == 0
    state = wait_for(eve, table, lambda state: bots_in(state)[0])
    told = [line for line in state["eyes"][0]["told"] if line["message"] == "table-bot-in"]
    assert told[-1]["args"] == {"seat": 0, "why": "clock"}
    wait_for(eve, table, lambda now: now["number"] > state["number"] + 3)  # the game goes on
    assert bots_in(eve.do(table, "back", seat=0)) == [False, False]


def test_nobody_waits_for_somebody_who_is_gone(eve: Person, fay: Person) -> None:
    table = eve.make("sneaky", ["me", "open"])["table"]["id"]
    fay.do(table, "sit", seat=1, name="Fay")
    state = eve.do(table, "start")
    gone = next(seat["seat"] for seat in state["table"]["seats"] if seat["owes"])
    here, away = (fay, eve) if gone == 0 else (eve, fay)
    state = wait_for(here, table, lambda state: bots_in(state)[gone])
    assert not bots_in(state)[1 - gone]
    wait_for(here, table, lambda state: state["table"]["seats"][1 - gone]["owes"])
    back = away.do(table, "back", seat=gone)
    assert bots_in(back) == [False, False]


def test_somebody_who_only_asks_now_and_then_is_not_kept_waiting(eve: Person, fay: Person) -> None:
    table = eve.make("sneaky", ["me", "open"])["table"]["id"]
    fay.do(table, "sit", seat=1, name="Fay")
    state = eve.do(table, "start")
    gone = next(seat["seat"] for seat in state["table"]["seats"] if seat["owes"])
    here, end = (fay, eve)[gone], time.monotonic() + PATIENCE
    while not bots_in(here.see(table))[gone]:
        assert time.monotonic() < end
        time.sleep(0.2)


def test_a_single_person_is_not_replaced_while_nobody_waits(eve: Person) -> None:
    table = eve.make("sneaky-seven", ["me", "bot"])["table"]["id"]
    eve.do(table, "start")
    time.sleep(2.5)
    assert bots_in(eve.see(table)) == [False, False]


def test_when_the_host_is_gone_the_next_person_is_host(eve: Person, fay: Person) -> None:
    table = eve.make("sneaky", ["me", "open", "open"])["table"]["id"]
    fay.do(table, "sit", seat=1, name="Fay")
    assert fay.ask(table, "seat", seat=2, kind="bot").status_code == 403
    wait_for(fay, table, lambda state: state["table"]["host"])  # and she is told, without asking
    fay.do(table, "seat", seat=2, kind="bot")
    fay.do(table, "seat", seat=0, kind="bot")
    assert fay.do(table, "start")["table"]["phase"] == "playing"


def test_idle_tables_leave_the_memory_and_are_closed_but_readable(
    eve: Person, hasty: Server
) -> None:
    table = eve.make("sneaky", ["me", {"kind": "device", "name": "Fay"}])["table"]["id"]
    state = eve.do(table, "start")
    seat = next(eyes for eyes in state["eyes"] if eyes["moves"])
    state = eve.play(state, seat["seat"], seat["moves"][0]["words"])
    end = time.monotonic() + PATIENCE
    while hasty_health(hasty) and time.monotonic() < end:
        time.sleep(0.2)
    assert hasty_health(hasty) == 0  # all tables of this server are unused by now
    again = eve.see(table)
    assert again["eyes"][0]["view"] == state["eyes"][0]["view"]
    while eve.see(table)["table"]["phase"] != "closed" and time.monotonic() < end:
        time.sleep(0.5)
    closed = eve.see(table)
    assert closed["table"]["phase"] == "closed"
    assert closed["eyes"][0]["view"] == state["eyes"][0]["view"]
    refused = eve.ask_play(closed, seat["seat"], "roll").json()
    assert refused["error"] == "closed"
    assert eve.http.get(f"/api/tables/{table}/transcript").status_code == 200


def hasty_health(server: Server) -> int:
    with Person(server.address) as anybody:
        return int(anybody.http.get("/health").json()["tables"])
