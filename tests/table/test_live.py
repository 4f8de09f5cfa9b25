"""Watching a table: the WebSocket, server-sent events, and polling."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .server import Person, Server, drain, heard, play_out

TWO_HERE = ["me", {"kind": "device", "name": "Ben"}]


def until(socket: ClientConnection, number: int) -> dict[str, Any]:
    """The first state with at least this number."""
    while True:
        state = heard(socket)
        if state["number"] >= number:
            return state


def play_some(person: Person, state: dict[str, Any], count: int) -> dict[str, Any]:
    for _ in range(count):
        eyes = next(eyes for eyes in state["eyes"] if eyes["moves"])
        state = person.play(state, eyes["seat"], eyes["moves"][0]["words"])
    return state


def test_states_come_in_order_and_a_reconnect_misses_nothing(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", TWO_HERE)["table"]["id"]
    state = ada.do(table, "start")
    lines: list[Any] = []
    with ben.live(table) as socket:
        first = heard(socket)
        assert first["eyes"][0]["seat"] is None
        lines += first["eyes"][0]["told"]
        state = play_some(ada, state, 3)
        seen = first["number"]
        while seen < state["number"]:
            told = heard(socket)
            assert told["since"] == seen
            assert told["number"] >= seen
            lines += told["eyes"][0]["told"]
            seen = told["number"]
    state = play_some(ada, state, 4)
    with ben.live(table, since=seen) as socket:
        missed = heard(socket)
        assert missed["since"] == seen
        lines += missed["eyes"][0]["told"]
    assert lines == ben.see(table)["eyes"][0]["told"]


def test_everybody_sees_who_is_here(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", ["me", "open"])["table"]["id"]
    with ada.live(table) as hers:
        assert heard(hers)["table"]["seats"][0]["is_here"]
        with ben.live(table):
            while heard(hers)["table"]["watchers"] != 1:
                pass
            ben.do(table, "sit", seat=1, name="Ben")
            while not heard(hers)["table"]["seats"][1]["is_here"]:
                pass
        while heard(hers)["table"]["seats"][1]["is_here"]:
            pass


def test_bots_are_heard_moving_by_themselves(ada: Person) -> None:
    table = ada.make("beutezug", ["bot", "bot"])["table"]["id"]
    ada.do(table, "start")
    end = play_out(ada, table, Random(1))
    assert end["table"]["result"]


def test_polling_answers_as_soon_as_something_changes(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", TWO_HERE)["table"]["id"]
    state = ada.do(table, "start")
    address, number = f"/api/tables/{table}/changes", state["number"]
    same = ben.http.get(address, params={"since": number, "wait": 0.1}).json()
    assert same["number"] == number
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ben.http.get, address, params={"since": number, "wait": 20})
        play_some(ada, state, 1)
        assert waiting.result().json()["number"] == number + 1


def test_server_sent_events_carry_the_same_states(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", TWO_HERE)["table"]["id"]
    state = ada.do(table, "start")
    with ben.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        states = (
            json.loads(line.removeprefix("data: "))
            for line in stream.iter_lines()
            if line.startswith("data: ")
        )
        assert next(states)["number"] == state["number"]
        after = play_some(ada, state, 1)
        while (told := next(states))["number"] < after["number"]:
            pass
        assert told["eyes"][0]["view"] == after["eyes"][0]["view"]
    last = {"Last-Event-ID": str(after["number"])}  # as readers of such events send by themselves
    with ben.http.stream("GET", f"/api/tables/{table}/stream", headers=last) as stream:
        line = next(line for line in stream.iter_lines() if line.startswith("data: "))
        assert json.loads(line.removeprefix("data: "))["since"] == after["number"]


def test_what_a_watcher_sends_disturbs_nobody(ada: Person, server: Server) -> None:
    table = ada.make("sneaky", TWO_HERE)["table"]["id"]
    state = ada.do(table, "start")
    rng = Random(5)
    url = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
    with ada.live(table) as calm:
        heard(calm)
        with connect(url) as wild:
            for _ in range(50):
                wild.send(rng.randbytes(rng.randrange(300)))
                wild.send('{"type": "play", "seat": 0}')
        with connect(url) as wild:
            wild.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                drain(wild)
        after = play_some(ada, state, 1)
        assert until(calm, after["number"])["number"] == after["number"]


def test_a_table_that_is_not_there_cannot_be_watched(ada: Person, server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused, ada.live("nothing"):
        pass
    assert refused.value.response.status_code == 404
    assert b"There is no such table." in refused.value.response.body
    assert "handshake" not in server.log.read_text()  # a refusal is no news for the log


@pytest.mark.parametrize("since", ["x", "-1", "1.5", "", "9" * 30])
def test_a_number_that_is_none_is_refused(ada: Person, server: Server, since: str) -> None:
    table = ada.make("sneaky", TWO_HERE)["table"]["id"]
    url = server.address.replace("http", "ws") + f"/api/tables/{table}/live?since={since}"
    with pytest.raises(InvalidStatus) as refused, connect(url):
        pass
    assert refused.value.response.status_code == 400
    assert b"a whole number is expected" in refused.value.response.body


def test_who_only_looks_in_is_no_news_for_others(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", TWO_HERE)["table"]["id"]
    number = ada.do(table, "start")["number"]
    with ada.live(table) as socket:
        heard(socket)
        for params in ({}, {"since": number}, {"since": 0, "wait": 5}):
            assert ben.http.get(f"/api/tables/{table}/changes", params=params).is_success
        with pytest.raises(TimeoutError):
            socket.recv(0.5)
