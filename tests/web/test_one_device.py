"""One device passed around: behind the curtain there is nothing to see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing import make, offered, told
from .visitor import BOT

CURTAINS = 12
HEARD = re.compile(
    r'- main:\s+- heading "Pass the device to (Ada|Bert)" \[level=2\]'
    r'\s+- paragraph: Nobody else may look now.\s+- button "I am \1"'
)


def test_nothing_of_anybodys_dice_is_behind_the_curtain(visit: Visit) -> None:
    visitor, rng = visit(), Random(3)
    ada, bert = {"kind": "me", "name": "Ada"}, {"kind": "device", "name": "Bert"}
    table = visitor.person.make("sly-dice", [ada, bert, BOT])["table"]["id"]
    visitor.person.do(table, "start")
    page = visitor.open(f"/t/{table}")
    curtains: list[str] = []
    while len(curtains) < CURTAINS:
        curtain = page.get_by_role("button", name="I am ")
        expect(page.locator("[data-move]").or_(curtain).first).to_be_attached()
        if curtain.count():
            check_curtain(page)
            curtains.append(curtain.inner_text().removeprefix("I am "))
            curtain.click()
            continue
        state = told(visitor, table)
        seat = ["Ada", "Bert"].index(curtains[-1])
        if sorted(words(state, seat)) == offered(page):
            check_dice(page, state, seat)
            make(visitor, rng.choice(words(state, seat)))
    assert {"Ada", "Bert"} == set(curtains)


def words(state: dict[str, Any], seat: int) -> list[str]:
    return [move["words"] for move in state["eyes"][seat]["moves"]]


def check_curtain(page: Page) -> None:
    """No moves, no dice, no log; neither drawn nor read out."""
    assert offered(page) == []
    assert HEARD.fullmatch(page.get_by_role("main").aria_snapshot())
    expect(page.get_by_test_id("news")).to_be_empty()
    drawn = page.locator("#app").inner_html()
    for trace in ("pips-", "data-face", "behind"):
        assert trace not in drawn


def check_dice(page: Page, state: dict[str, Any], seat: int) -> None:
    """The dice behind the screen are those of whoever looks."""
    hidden = state["eyes"][seat]["view"]["players"][seat]["hidden_dice"]
    pips = page.get_by_test_id("behind").locator("use[href^='#pips-']")
    drawn = pips.evaluate_all("found => found.map(one => one.getAttribute('href'))")
    assert drawn == [f"#pips-{value}" for value in hidden]
