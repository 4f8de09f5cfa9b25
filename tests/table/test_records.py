"""Afterwards: transcripts and replays, for spectators and for holders."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import foxden
from foxden.core.game import SEAT_NAMES
from foxden.core.verify import verify
from foxden.games import load, names

from .server import Person, play_out


def played(person: Person, game: str) -> tuple[str, dict[str, Any]]:
    options = {"rounds": 5} if game == "sneaky-seven" else {}
    seats = ["me", {"kind": "device", "name": "Ben"}]
    table = person.make(game, seats, options=options)["table"]["id"]
    person.do(table, "start")
    return table, play_out(person, table, Random(7))


def text(person: Person, table: str, **params: Any) -> str:
    answer = person.http.get(f"/api/tables/{table}/transcript", params=params)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


@pytest.mark.parametrize("game", names())
def test_records_tell_the_same_as_the_table_did(game: str, ada: Person, ben: Person) -> None:
    table, end = played(ada, game)
    result = end["table"]["result"]
    for reader, seat in ((ben, None), (ada, 0), (ada, 1)):
        params = {} if seat is None else {"seat": seat}
        match = foxden.replay(text(reader, table, **params))
        assert match.result is not None
        assert list(match.result.scores) == result["scores"]
        eyes = reader.see(table)["eyes"][seat or 0]
        assert match.view(seat) == eyes["view"]
        answer = reader.http.get(f"/api/tables/{table}/replay", params=params)
        record = answer.json()
        assert record["frames"][-1]["view"] == eyes["view"]
        lines = [line for frame in record["frames"] for line in frame["told"]]
        assert [line["message"] for line in lines] == [line["message"] for line in eyes["told"]]


def test_a_seats_record_is_for_its_holder(ada: Person, ben: Person) -> None:
    table = ada.make("sly-dice", ["me", {"kind": "device", "name": "Ben"}])["table"]["id"]
    early = ada.http.get(f"/api/tables/{table}/transcript")
    assert (early.status_code, early.json()["error"]) == (409, "not-playing")
    ada.do(table, "start")
    for record in ("transcript", "replay"):
        assert ada.http.get(f"/api/tables/{table}/{record}?seat=0").status_code == 200
        assert ben.http.get(f"/api/tables/{table}/{record}?seat=0").status_code == 403
    assert "seed" not in text(ada, table, seat=0)
    assert "?" in text(ben, table) or "table to" not in text(ben, table)


def test_moves_taken_back_stand_in_no_record(ada: Person) -> None:
    table = ada.make("sneaky", ["me", {"kind": "device", "name": "Ben"}])["table"]["id"]
    state = ada.do(table, "start")
    before = text(ada, table)
    eyes = next(eyes for eyes in state["eyes"] if eyes["moves"])
    state = ada.play(state, eyes["seat"], eyes["moves"][0]["words"])
    assert text(ada, table) != before
    ada.do(table, "takeback", seat=eyes["seat"], number=state["number"], key="back")
    assert text(ada, table) == before
    frames = ada.http.get(f"/api/tables/{table}/replay").json()["frames"]
    assert [frame["number"] for frame in frames] == [2]


LUCK = {"ada": "a1" * 32, "ben": "b2" * 32}


@pytest.mark.parametrize("game", names())
def test_the_dice_can_be_checked_by_whoever_saw_them(game: str, ada: Person, ben: Person) -> None:
    options = {"rounds": 5} if game == "sneaky-seven" else {}
    made = ada.make(game, ["me", "open"], options=options)
    table = made["table"]["id"]
    promised = fairness(ben, table)
    assert set(promised["commitments"]) == {"public", *SEAT_NAMES[: load(game).rules.SEATS[-1]]}
    assert promised["randomness"] == {}
    assert promised["proofs"] == []
    ben.do(table, "sit", seat=1, name="Ben", randomness=LUCK["ben"])
    ada.do(table, "start", randomness=LUCK["ada"])
    take_turns((ada, ben), table, Random(4))
    for person, seat in ((ada, 0), (ben, 1), (ben, None)):
        params: dict[str, Any] = {"proofs": True} | ({} if seat is None else {"seat": seat})
        verdict = verify(text(person, table, **params), load)
        assert verdict.misfit is None
        assert verdict.checked > 5
        assert verdict.uncommitted == 0
        mine = fairness(person, table)
        assert mine["commitments"] == promised["commitments"]
        assert mine["randomness"] == {"A": LUCK["ada"], "B": LUCK["ben"]}
        if seat is not None:
            streams = mine["proofs"][0]["streams"]
            assert set(streams) == {"public", "A", "B"}
            for name, its in streams.items():
                assert its["commitment"] == promised["commitments"][name]


def fairness(person: Person, table: str) -> dict[str, Any]:
    answer = person.http.get(f"/api/tables/{table}/fairness")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def take_turns(people: tuple[Person, ...], table: str, rng: Random) -> None:
    """So many moves, or until the game is over."""
    for _ in range(40):
        for person in people:
            state = person.see(table)
            if state["table"]["phase"] == "over":
                return
            if moves := state["eyes"][0]["moves"]:
                person.play(state, state["eyes"][0]["seat"], rng.choice(moves)["words"])


def test_randomness_is_64_hex_digits(ada: Person) -> None:
    table = ada.make("sneaky", ["me", "open"])["table"]["id"]
    for luck in ("", "x" * 64, "AB" * 32, "a" * 63, "a" * 64 + "\n"):
        assert ada.ask(table, "sit", seat=1, randomness=luck).status_code == 400
    again = ada.do(table, "sit", seat=0, randomness="c" * 64)  # later than the commitment
    assert again["table"]["seats"][0]["name"] == "Ada"
    assert fairness(ada, table)["randomness"] == {"A": "c" * 64}
    ada.do(table, "stand", seat=0)
    assert fairness(ada, table)["randomness"] == {}
