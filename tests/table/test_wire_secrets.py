"""No byte sent to a seat or a spectator depends on what another seat alone knows.

Pairs of worlds differ only in somebody's hidden dice or cards; two real servers show them, and go
on playing them.  What they send to everyone else is the same, ids, times and commitments aside.
"""

from __future__ import annotations

import json
import re
import shutil
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foxden.core.fairness import BAG
from foxden.core.game import Seat

from .server import Person, Server, running
from .worlds import change, common_moves, kept, other_world

ASIDE = re.compile(r'"(now|deadline|bank|created)":[^,}]*')
TABLES = {"sly-dice": 6, "beutezug": 3}
SEATS = 3
BAD_MOVES = ("push 6", "claim nothing", "keep reroll one", "nonsense", "accuse", "show bluff")
GOING_ON = 12  # moves that are played in both worlds


def aside(text: str) -> str:
    return ASIDE.sub(r'"\1":…', text)


def bags_of(text: str) -> str:
    """Of a hidden draw all may know the bag; which leaf of it was used, its secret order says."""
    fairness = json.loads(text)
    for proofs in fairness["proofs"]:
        for name, proof in proofs["streams"].items():
            if name != "public":
                del proof["nodes"]
                for key in proof["keys"]:
                    key["leaf"], key["key"] = key["leaf"] // BAG, None
    return json.dumps(fairness)


class Recorder(Person):
    """Somebody who keeps everything the server ever sent."""

    def __init__(self, address: str, token: str | None = None) -> None:
        super().__init__(address, token)
        self.heard: list[str] = []

    def look(self, table: str, own: Seat | None) -> None:
        for path in ("", "/transcript", "/replay", "/fairness"):
            self._hear("GET", f"/api/tables/{table}{path}")
        if own is not None:
            for path in ("/transcript", "/replay"):
                self._hear("GET", f"/api/tables/{table}{path}?seat={own}")

    def provoke(self, table: str) -> None:
        """Bad moves for every seat: errors tell nothing either."""
        state = self.see(table)
        legal = {move["words"] for eyes in state["eyes"] for move in eyes["moves"]}
        wish = {"number": state["number"], "key": "a bad move"}
        for seat in range(SEATS):
            for words in sorted({*BAD_MOVES} - legal):
                self._hear(
                    "POST", f"/api/tables/{table}/play", {**wish, "seat": seat, "move": words}
                )

    def _hear(self, method: str, path: str, body: Any = None) -> None:
        response = self.http.request(method, path, json=body)
        told = bags_of(response.text) if path.endswith("/fairness") else response.text
        self.heard.append(f"{method} {path} {response.status_code} {aside(told)}")


def play_some(people: list[Person], table: str, rng: Random, moves: int) -> None:
    for _ in range(moves):
        movers = [
            (seat, state)
            for seat, person in enumerate(people)
            if (state := person.see(table))["eyes"][0]["moves"]
        ]
        if not movers:
            return
        seat, state = rng.choice(movers)
        move = rng.choice(state["eyes"][0]["moves"])["words"]
        people[seat].play(state, seat, move)


def watched(
    server: Server, tokens: list[str], table: str, secretive: Seat, moves: list[tuple[Seat, str]]
) -> dict[str, list[str]]:
    """What everyone but one seat is sent: on looking, on asking for too much, and live."""
    with ExitStack() as stack:
        people = [stack.enter_context(Recorder(server.address, token)) for token in tokens]
        passer_by = stack.enter_context(Recorder(server.address))
        others = {f"seat {seat}": one for seat, one in enumerate(people) if seat != secretive}
        others["spectator"] = passer_by
        for name, person in others.items():
            own = None if person is passer_by else int(name[-1])
            person.look(table, own)
            person.provoke(table)
        sockets = {name: stack.enter_context(one.live(table)) for name, one in others.items()}
        for seat, words in moves:
            people[seat].play(people[seat].see(table), seat, words)
        for name, socket in sockets.items():
            last = others[name].see(table)["number"]
            while True:
                text = socket.recv(20)
                state = json.loads(text)
                others[name].heard += _lines(state)
                if state["number"] >= last:
                    others[name].heard.append(aside(json.dumps(state["eyes"])))
                    break
        return {name: person.heard for name, person in others.items()}


def _lines(state: Any) -> list[str]:
    """The log as it came; how the server cut it into messages depends on the load."""
    return [json.dumps(line) for eyes in state["eyes"] for line in eyes["told"]]


@pytest.mark.parametrize("game", TABLES)
def test_nothing_sent_to_others_depends_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    rng = Random(len(game))
    one = tmp_path / "one"
    one.mkdir()
    with running(one) as server, ExitStack() as stack:
        people = [stack.enter_context(Person(server.address)) for _ in range(SEATS)]
        tokens = [person.token for person in people]
        tables = []
        for _ in range(TABLES[game]):
            table = people[0].make(game, ["me", "open", "open"])["table"]["id"]
            for seat in (1, 2):
                people[seat].do(table, "sit", seat=seat, name=f"Person {seat}")
            people[0].do(table, "start")
            play_some(people, table, rng, rng.randint(4, 40))
            tables.append(table)
    other = tmp_path / "other"
    shutil.copytree(one, other)
    pairs = [pair for table in tables for pair in worlds(one, other, table, rng)]
    assert len(pairs) >= len(tables) // 2, "too few tables had something to hide"
    with running(one) as first, running(other) as second:
        for table, secretive, moves in pairs:
            seen = watched(first, tokens, table, secretive, moves)
            assert watched(second, tokens, table, secretive, moves) == seen


def worlds(
    one: Path, other: Path, table: str, rng: Random
) -> list[tuple[str, Seat, list[tuple[Seat, str]]]]:
    """Change what some seat alone knows in the other world, and what both can go on with."""
    was = kept(one / "kept" / "tables.sqlite", table)
    for secretive in rng.sample(range(SEATS), SEATS):
        rows = other_world(was, secretive, rng)
        if rows is None:
            continue
        change(other / "kept" / "tables.sqlite", table, rows)
        truth, twin = was.match(was.rows), was.match(rows)
        return [(table, secretive, common_moves(truth, twin, secretive, GOING_ON, rng))]
    return []
