"""What a second browser keeps, draws and hears holds nothing that only the first may know."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from .conftest import Visit
from .playing import agreed, comes_true, legal, make, told
from .visitor import Visitor, seated

MOVES = 40
STORED = """() => JSON.stringify({
    local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie,
})"""


class Ear:
    """Everything that the server says to a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states: list[dict[str, Any]] = []
        self.paths: set[str] = set()
        page.on("response", self._answer)
        page.on("websocket", self._line)

    def _answer(self, response: Response) -> None:
        path = response.url.partition("/api/")[2].partition("?")[0]
        if path and response.ok:
            self.paths.add(path)
            self._take(response.json())

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self._take(json.loads(frame)))

    def _take(self, told: Any) -> None:
        if isinstance(told, dict) and told.get("type") == "state":
            self.states.append(told)

    def rolls_up_to(self, count: int) -> list[int]:
        """Once so many have been heard: what an answer says is read after it is announced."""
        comes_true(self.page, lambda: len(self.rolls) >= count)
        return self.rolls

    @property
    def rolls(self) -> list[int]:
        """Faces of all dice that were told to this page alone."""
        told: dict[int, list[int]] = {}
        for state in self.states:
            lines = [line for eyes in state["eyes"] for line in eyes["told"]]
            told |= {
                number: [
                    line["args"]["face"]
                    for line in lines
                    if line["message"] == "rolled-hidden" and line["number"] == number
                ]
                for number in {line["number"] for line in lines}
            }
        return [face for number in sorted(told) for face in told[number]]


def test_a_second_browser_never_has_what_is_hidden_from_it(visit: Visit) -> None:
    ada, bert, watcher = visit(), visit(), visit()
    ear, rng = Ear(bert.page), Random(13)
    table = seated("sly-dice", [ada.person, bert.person], bots=0)
    for one in (ada, bert):
        one.open(f"/t/{table}")
    secrets = 0
    for _ in range(MOVES):
        states = [agreed(one, table) for one in (ada, bert)]
        secrets += check_drawing(bert, states[0])
        mover = rng.choice([seat for seat in (0, 1) if legal(states[seat])])
        words = rng.choice(legal(states[mover]))["words"]
        make((ada, bert)[mover], words)
    assert secrets > MOVES / 4, "there was something to hide"
    own = rolls(bert, 1, table)
    assert ear.rolls_up_to(len(own)) == own, "the rolls told to the second seat are its own"
    assert len(rolls(ada, 0, table)) > MOVES / 8
    check_views(ear, watcher, table)
    check_storage(bert, table)


def rolls(visitor: Visitor, seat: int, table: str) -> list[int]:
    """What only this seat saw, as its transcript has it."""
    text = visitor.person.http.get(f"/api/tables/{table}/transcript?seat={seat}").text
    return [int(face) for face in re.findall(rf"^table to {'AB'[seat]}: rolls (\d)$", text, re.M)]


def check_drawing(bert: Visitor, truth: dict[str, Any]) -> int:
    """Of Ada's dice the page draws those that all may see; 1 if there were others."""
    ada = truth["eyes"][0]["view"]["players"][0]
    seen = bert.page.get_by_role("region", name="Ada", exact=True)
    pips = seen.locator("use[href^='#pips-']")
    shown = pips.evaluate_all("found => found.map(one => one.getAttribute('href'))")
    known = told(bert, truth["table"]["id"])["eyes"][0]["view"]["players"][0]
    assert sorted(shown) == sorted(
        f"#pips-{value}" for value in [*known["front"], *(known["hidden_dice"] or [])]
    )
    return int(bool(ada["hidden_dice"]) and known["hidden_dice"] is None)


def check_views(ear: Ear, watcher: Visitor, table: str) -> None:
    """Of the first seat the second one is told no more than any bystander is."""
    assert len(ear.states) > MOVES / 2
    public = watcher.person.see(table)["eyes"][0]["view"]["players"][0].keys()
    for state in ear.states:
        for eyes in state["eyes"]:
            assert eyes["seat"] == 1
            assert eyes["view"]["players"][0].keys() == public
            hidden = eyes["view"]["players"][0]["hidden_dice"]
            assert hidden is None or eyes["view"]["phase"] == "revealing"


def check_storage(bert: Visitor, table: str) -> None:
    kept = json.loads(bert.page.evaluate(STORED))
    assert set(kept["local"]) <= {"foxden", "foxden-luck"}
    assert kept["session"] == {}
    assert kept["cookie"] == ""
    luck = json.loads(kept["local"].get("foxden-luck", "{}"))
    assert set(luck.get(table, {})) <= {"mine", "commitments"}
    assert bert.page.evaluate("async () => (await indexedDB.databases()).length") == 0
