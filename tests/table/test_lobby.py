"""Before the game: tables are made, found, filled and started."""

from __future__ import annotations

import pytest

from foxden.table.lobby import NOBODY

from .server import Person, Server


def kinds(state: dict) -> list[str]:  # type: ignore[type-arg]
    return [seat["kind"] for seat in state["table"]["seats"]]


def test_a_table_is_made_with_its_seats(ada: Person) -> None:
    seats = ["me", {"kind": "bot", "level": "greedy"}, "open", {"kind": "device", "name": "Cem"}]
    state = ada.make("sneaky", seats)
    assert state["type"] == "state"
    assert state["number"] == 1
    assert state["eyes"] == []
    table = state["table"]
    assert (table["phase"], table["host"], table["you"]) == ("lobby", True, [0, 3])
    assert kinds(state) == ["person", "bot", "open", "device"]
    assert table["seats"][0]["name"] == "Ada"
    assert table["seats"][1]["level"] == "greedy"
    assert table["seats"][3]["name"] == "Cem"
    assert len(table["code"]) == 4
    assert len(table["id"]) >= 20


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": [{"kind": "me"}]}, "for 2 to 4 players, not 1"),
        ({"options": {"deck": "9"}}, "Option deck can't be '9'"),
        ({"options": {"speed": 1}}, "has no option 'speed'"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "no level 'genius'"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "only sit in one seat"),
        ({"pace": {"kind": "clock", "seconds": 1}}, "at least 5 seconds"),
        ({"pace": {"kind": "slow"}}, "at least one hour"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(
    ada: Person, body: dict[str, object], told: str
) -> None:
    whole = {"game": "sneaky", "seats": [{"kind": "me"}, {"kind": "open"}], **body}
    answer = ada.http.post("/api/tables", json=whole)
    assert answer.status_code == 422
    assert told in answer.json()["sentence"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": 1, "seats": []}',
        b'{"game": "sneaky", "seats": [{"kind": "king"}]}',
        b'{"game": "sneaky", "seats": [{"kind": "me"}, {"kind": "open"}], "more": 1}',
        b'{"game": "sneaky", "seats": [{"kind": "me", "name": "' + b"x" * 99 + b'"}]}',
        b"\xff",
    ],
)
def test_a_body_that_cannot_be_read_is_refused(ada: Person, body: bytes) -> None:
    answer = ada.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "sentence"}
    assert body or answer.json()["sentence"] == "The request needs a body: a JSON object."


def test_a_friend_finds_the_table_by_its_code_and_sits_down(ada: Person, ben: Person) -> None:
    made = ada.make("sneaky", ["me", "open"])["table"]
    found = ben.http.get(f"/api/codes/{made['code'].lower()}").json()
    assert found == {"table": made["id"]}
    state = ben.do(made["id"], "sit", seat=1, name="Ada")
    assert state["table"]["you"] == [1]
    assert not state["table"]["host"]
    assert state["table"]["seats"][1]["name"] == "Ada 2"  # names differ
    ada.do(made["id"], "start")
    assert ben.see(made["id"])["table"]["code"] is None
    assert ben.http.get(f"/api/codes/{made['code']}").status_code == 404


def test_seats_are_taken_left_filled_and_emptied(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", ["me", "open", "open"])["table"]["id"]
    ben.do(table, "sit", seat=1, name="Ben")
    assert ada.ask(table, "sit", seat=1, name="Ada").json()["error"] == "taken"
    assert ada.ask(table, "stand", seat=1).status_code == 403
    assert ben.ask(table, "seat", seat=2, kind="bot").json()["error"] == "not-host"
    assert ada.ask(table, "start").json()["error"] == "open-seats"
    assert kinds(ada.do(table, "seat", seat=2, kind="bot", level="random"))[2] == "bot"
    assert kinds(ada.do(table, "seat", seat=1, kind="open"))[1] == "open"  # Ben is sent away
    assert ben.see(table)["table"]["you"] == []
    assert kinds(ben.do(table, "sit", seat=1, name="Ben"))[1] == "person"
    assert kinds(ben.do(table, "stand", seat=1))[1] == "open"
    assert kinds(ada.do(table, "seat", seat=1, kind="device", name="Cem"))[1] == "device"
    assert ada.see(table)["table"]["you"] == [0, 1]
    assert ada.do(table, "start")["table"]["phase"] == "playing"
    assert ada.do(table, "start")["table"]["phase"] == "playing"  # asked twice
    assert ada.ask(table, "stand", seat=0).json()["error"] == "not-lobby"
    assert ada.ask(table, "seat", seat=9, kind="bot").status_code == 400
    assert ada.ask(table, "sit", seat=4).status_code == 409


def test_the_host_takes_free_seats_away_while_enough_are_left(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", ["me", "open", "open"])["table"]["id"]
    fairness = f"/api/tables/{table}/fairness"
    promised = ada.http.get(fairness).json()["commitments"]
    ben.do(table, "sit", seat=2, name="Ben")
    assert ben.ask(table, "remove", seat=1).json()["error"] == "not-host"
    assert ada.ask(table, "remove", seat=2).json()["error"] == "taken"
    assert ada.ask(table, "remove", seat=3).status_code == 422
    assert kinds(ada.do(table, "remove", seat=1)) == ["person", "person"]
    assert ben.see(table)["table"]["you"] == [1]  # moved up
    ben.do(table, "stand", seat=1)
    refused = ada.ask(table, "remove", seat=1)
    assert refused.status_code == 422
    assert "for 2 to 4 players, not 1" in refused.json()["sentence"]
    ben.do(table, "sit", seat=1, name="Ben")
    assert ada.do(table, "start")["table"]["phase"] == "playing"
    assert ada.ask(table, "remove", seat=1).json()["error"] == "not-lobby"
    assert len(ben.see(table)["eyes"][0]["view"]["players"]) == 2
    proofs = ben.http.get(fairness).json()["proofs"][0]["streams"]
    assert proofs
    assert all(one["commitment"] == promised[stream] for stream, one in proofs.items())


def test_the_host_adds_seats_while_the_game_has_room(ada: Person, ben: Person) -> None:
    table = ada.make("sly-dice", ["me", "bot"])["table"]["id"]
    fairness = f"/api/tables/{table}/fairness"
    promised = ada.http.get(fairness).json()["commitments"]
    assert ben.ask(table, "add").json()["error"] == "not-host"
    assert kinds(ada.do(table, "add")) == ["person", "bot", "open"]
    assert kinds(ada.do(table, "add")) == ["person", "bot", "open", "open"]
    refused = ada.ask(table, "add")
    assert refused.status_code == 422
    assert "for 2 to 4 players, not 5" in refused.json()["sentence"]
    ben.do(table, "sit", seat=3, name="Ben")
    ada.do(table, "remove", seat=2)
    assert ada.do(table, "start")["table"]["phase"] == "playing"
    assert ada.ask(table, "add").json()["error"] == "not-lobby"
    assert len(ben.see(table)["eyes"][0]["view"]["players"]) == 3
    proofs = ben.http.get(fairness).json()["proofs"][0]["streams"]
    assert proofs
    assert all(one["commitment"] == promised[stream] for stream, one in proofs.items())


def test_only_the_host_starts(ada: Person, ben: Person) -> None:
    table = ada.make("sneaky", ["me", "open"])["table"]["id"]
    ben.do(table, "sit", seat=1, name="Ben")
    assert ben.ask(table, "start").json()["error"] == "not-host"


def test_names_are_one_printable_line(ada: Person) -> None:
    seats = [{"kind": "me", "name": " \u0007<b>A\nda\u202e </b> "}, "open"]
    name = ada.make("sneaky", seats)["table"]["seats"][0]["name"]
    assert name == "<b>A da </b>"


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u200b"])
def test_a_name_that_shows_nothing_is_no_name(ada: Person, name: str) -> None:
    state = ada.make("sneaky", [{"kind": "me", "name": name}, "open"])
    assert state["table"]["seats"][0]["name"] == NOBODY


def test_tables_are_listed_those_that_wait_first(server: Server) -> None:
    with Person(server.address) as ada:
        assert ada.http.get("/api/tables").json() == []
        waiting = ada.make("sneaky-seven", ["me", {"kind": "device", "name": "Ben"}])["table"]["id"]
        lobby = ada.make("beutezug", ["me", "open"])["table"]["id"]
        ada.do(waiting, "start")
        ada.make("sneaky", ["open", "bot"])  # no seat of hers
        listed = ada.http.get("/api/tables").json()
        assert [one["id"] for one in listed] == [waiting, lobby]
        assert [one["waits"] for one in listed] == [True, False]
        assert listed[0]["players"] == ["Ada", "Ben"]
        assert listed[0]["you"] == [0, 1]
        assert listed[1]["code"]
    with Person(server.address) as other:
        assert other.http.get("/api/tables").json() == []


def test_unknown_tables_and_pages_are_not_found(ada: Person) -> None:
    tables = ("/api/tables/nothing", "/api/tables/nothing/transcript")
    for path in (*tables, "/api/nothing", "/a.js", "/schema/nothing", "/schema/nothing.json"):
        answer = ada.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["sentence"]
    assert ada.ask("nothing", "start").status_code == 404
