"""Acting for a seat: moves, keys, staleness, taking back, resigning."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from .server import Person, Server, heard, told

TWO_HERE = ["me", {"kind": "device", "name": "Ben"}]


def started(person: Person, game: str, seats: list[Any], **more: Any) -> dict[str, Any]:
    table = person.make(game, seats, **more)["table"]["id"]
    return person.do(table, "start")


def owing(state: dict[str, Any]) -> dict[str, Any]:
    """The eyes of the own seat that owes a move."""
    found: dict[str, Any] = next(eyes for eyes in state["eyes"] if eyes["moves"])
    return found


def words(eyes: dict[str, Any]) -> list[str]:
    return [move["words"] for move in eyes["moves"]]


def test_a_move_changes_the_view_and_is_told(ada: Person) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    eyes = owing(state)
    after = ada.play(state, eyes["seat"], words(eyes)[0])
    assert after["number"] == state["number"] + 1
    assert after["since"] == state["number"]
    for one in after["eyes"]:
        assert one["told"]
        assert {line["number"] for line in one["told"]} == {after["number"]}
    assert after["eyes"][0]["view"] != state["eyes"][0]["view"]


def test_an_illegal_move_changes_nothing_and_says_why(ada: Person) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    table, eyes = state["table"]["id"], owing(state)
    answer = ada.ask_play(state, eyes["seat"], "stop")
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["error"] == "illegal"
    assert problem["reason"]
    assert problem["sentence"].endswith(".")
    other = 1 - eyes["seat"]
    assert ada.ask_play(state, other, words(eyes)[0]).json()["reason"] == "not-your-turn"
    nonsense = ada.ask_play(state, eyes["seat"], "jump").json()
    assert nonsense["reason"] == "unknown-words"
    assert ada.see(table)["number"] == state["number"]


def test_only_the_holder_acts_for_a_seat(ada: Person, ben: Person) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    table, eyes = state["table"]["id"], owing(state)
    acts: list[tuple[str, dict[str, Any]]] = [
        ("play", {"number": state["number"], "move": words(eyes)[0], "key": "k"}),
        ("takeback", {"number": state["number"], "key": "k"}),
        ("resign", {}),
        ("back", {}),
    ]
    for act, more in acts:
        answer = ben.ask(table, act, seat=eyes["seat"], **more)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-yours")
    assert ben.see(table)["eyes"][0]["seat"] is None
    assert ben.see(table)["eyes"][0]["moves"] == []


def test_the_same_key_counts_once(ada: Person) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    eyes = owing(state)
    move = words(eyes)[0]
    first = told(ada.ask_play(state, eyes["seat"], move, "once"))
    again = told(ada.ask_play(state, eyes["seat"], move, "once"))
    assert again["number"] == first["number"]
    other = ada.ask_play(state, 1 - eyes["seat"], move, "once")
    assert (other.status_code, other.json()["error"]) == (422, "key-used")


def test_keys_of_others_tell_nothing(ada: Person, ben: Person) -> None:
    """Not even that a key was used: what it was used for may be nobody else's to notice."""
    table = ada.make("sly-dice", ["me", "open"])["table"]["id"]
    ben.do(table, "sit", seat=1, name="Ben")
    state = ada.do(table, "start")
    push = next(one for one in words(state["eyes"][0]) if one.startswith("push"))
    state = told(ada.ask_play(state, 0, push, "first"))
    reroll = next(one for one in words(state["eyes"][0]) if one.startswith("reroll"))
    told(ada.ask_play(state, 0, reroll, "hers"))
    his = ben.see(table)
    for seat in (0, 1):
        for move in (reroll if seat == 0 else "accuse", "nonsense"):
            used, unused = (ben.ask_play(his, seat, move, key) for key in ("hers", "nobody's"))
            assert (used.status_code, used.text) == (unused.status_code, unused.text)
    mine = words(his["eyes"][0])[0]
    assert ben.ask_play(his, 1, mine, "hers").status_code == 200


def test_of_two_moves_for_one_seat_at_once_one_counts_and_both_learn_which(
    ada: Person, server: Server
) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    eyes = owing(state)
    moves = (words(eyes) * 8)[:8]
    with Person(server.address, ada.token) as twin, ThreadPoolExecutor(8) as pool:
        people = [ada, twin] * 4
        asked = [
            pool.submit(person.ask_play, state, eyes["seat"], move, f"race {number}")
            for number, (person, move) in enumerate(zip(people, moves, strict=True))
        ]
        answers = [one.result() for one in asked]
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
    won = next(answer.json() for answer in answers if answer.status_code == 200)
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["error"] == "stale"
            assert answer.json()["state"]["number"] == won["number"]
            assert answer.json()["state"]["eyes"][0]["view"] == won["eyes"][0]["view"]


def test_a_number_that_was_never_reached_is_refused(ada: Person) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    answer = ada.ask_play({**state, "number": 999}, 0, "roll")
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-number")


def test_two_who_roll_at_once_do_not_disturb_each_other(ada: Person, ben: Person) -> None:
    table = ada.make("sly-dice", ["me", "open"])["table"]["id"]
    ben.do(table, "sit", seat=1, name="Ben")
    ada.do(table, "start")
    hers, his = ada.see(table), ben.see(table)
    assert [seat["owes"] for seat in hers["table"]["seats"]] == [True, True]
    push = next(one for one in words(his["eyes"][0]) if one.startswith("push"))
    ben.play(his, 1, push)
    ada.play(hers, 0, words(hers["eyes"][0])[0])  # with the number from before Ben's move


def test_what_nobody_else_may_notice_is_not_counted_for_them(ada: Person, ben: Person) -> None:
    table = ada.make("sly-dice", ["me", "open"])["table"]["id"]
    ben.do(table, "sit", seat=1, name="Ben")
    state = ada.do(table, "start")
    push = next(one for one in words(state["eyes"][0]) if one.startswith("push"))
    state = ada.play(state, 0, push)
    seen_by_ben = ben.see(table)
    assert seen_by_ben["number"] == state["number"]
    reroll = next(one for one in words(state["eyes"][0]) if one.startswith("reroll"))
    listed = ben.http.get("/api/tables").json()
    with ben.live(table) as socket:
        heard(socket)
        after = ada.play(state, 0, reroll)
        with pytest.raises(TimeoutError):
            socket.recv(1.0)
    assert after["number"] == state["number"] + 1
    assert ben.http.get("/api/tables").json() == listed
    now = ben.see(table)
    for state in (now, seen_by_ben):  # but for the clock and who is connected
        state["table"].pop("now")
        for seat in state["table"]["seats"]:
            seat.pop("is_here")
    assert now == seen_by_ben
    move = words(now["eyes"][0])[0]
    assert ben.play(now, 1, move)["number"] == now["number"] + 1


def test_own_moves_can_be_taken_back_until_chance_or_others_act(ada: Person) -> None:
    state = started(ada, "sneaky", TWO_HERE)
    table, eyes = state["table"]["id"], owing(state)
    seat = eyes["seat"]
    assert not eyes["can_take_back"]
    placed = ada.play(state, seat, words(eyes)[0])
    assert placed["eyes"][seat]["can_take_back"]
    assert not placed["eyes"][1 - seat]["can_take_back"]
    back = ada.do(table, "takeback", seat=seat, number=placed["number"], key="back")
    assert back["number"] == placed["number"] + 1  # numbers never go back
    assert back["eyes"][0]["view"] == state["eyes"][0]["view"]
    assert back["eyes"][seat]["moves"] == eyes["moves"]
    assert [line["message"] for line in back["eyes"][0]["told"]] == ["table-took-back"]
    assert not back["eyes"][seat]["can_take_back"]
    again = ada.do(table, "takeback", seat=seat, number=placed["number"], key="back")
    assert again["number"] == back["number"]  # the same key
    late = ada.ask(table, "takeback", seat=seat, number=back["number"], key="more")
    assert (late.status_code, late.json()["error"]) == (409, "too-late")
    placed = ada.play(back, seat, words(eyes)[0])
    rolled = ada.play(placed, seat, "roll")
    assert not rolled["eyes"][seat]["can_take_back"]
    late = ada.ask(table, "takeback", seat=seat, number=rolled["number"], key="late")
    assert late.json()["error"] == "too-late"


def test_whoever_resigns_is_played_by_a_bot(ada: Person, ben: Person) -> None:
    table = ada.make("beutezug", ["me", "open"])["table"]["id"]
    ben.do(table, "sit", seat=1, name="Ben")
    ada.do(table, "start")
    state = ben.do(table, "resign", seat=1)
    assert [seat["bot_plays"] for seat in state["table"]["seats"]] == [False, True]
    assert ben.ask(table, "back", seat=1).json()["error"] == "resigned"
    assert ben.ask(table, "resign", seat=1).json()["error"] == "resigned"
    assert "table-resigned" in [line["message"] for line in ada.see(table)["eyes"][0]["told"]]
    ada.do(table, "resign", seat=0)
    end = ada.http.get(f"/api/tables/{table}/changes", params={"since": 0, "wait": 0}).json()
    while end["table"]["phase"] != "over":
        params = {"since": end["number"], "wait": 20}
        end = ada.http.get(f"/api/tables/{table}/changes", params=params).json()
    assert end["table"]["result"]["winners"]
    with ThreadPoolExecutor(6) as pool:  # all of them press the button at once
        asked = [pool.submit(person.do, table, "rematch") for person in (ada, ben) * 3]
        assert len({one.result()["table"]["id"] for one in asked}) == 1
    again = next(one.result() for one in asked if one.result()["table"]["host"])
    assert again["table"]["phase"] == "lobby"
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Ben"]
    assert ben.do(table, "rematch")["table"]["id"] == again["table"]["id"]  # the same one
    assert ben.see(table)["table"]["rematch"] == again["table"]["id"]
    host = ada if ada.see(again["table"]["id"])["table"]["host"] else ben
    assert host.do(again["table"]["id"], "start")["table"]["phase"] == "playing"


def test_a_rematch_is_for_those_who_sat_there_when_it_is_over(ada: Person, ben: Person) -> None:
    table = started(ada, "sneaky", TWO_HERE)["table"]["id"]
    assert ada.ask(table, "rematch").json()["error"] == "not-over"
