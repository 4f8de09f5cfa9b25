"""One device passed around: behind the curtain there is nothing to see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit
from .keyboard import tab_to
from .playing import make, offered, told
from .visitor import BOT, Visitor

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


def test_what_a_turn_has_brought_is_seen_before_the_next_one_looks(visit: Visit) -> None:
    visitor = visit()
    ada, bert = {"kind": "me", "name": "Ada"}, {"kind": "device", "name": "Bert"}
    table = visitor.person.make("sneaky", [ada, bert])["table"]["id"]
    visitor.person.do(table, "start")
    page = visitor.open(f"/t/{table}")
    for _ in range(2):
        page.locator("[data-move^=place]").first.click()
        page.locator("[data-move=stop]").click()
        expect(page.locator(".moment")).to_contain_text(re.compile("Got you!|Empty hands!"))
        expect(page.locator(".moment")).to_have_count(0)


def test_who_looked_before_the_curtain_fell_is_asked_for_too(visit: Visit) -> None:
    """Another tab may play on meanwhile, and nobody knows who holds the device by then."""
    visitor = visit()
    people = [{"kind": "me", "name": "Ada"}, {"kind": "device", "name": "Bert"}]
    table = visitor.person.make("sly-dice", people)["table"]["id"]
    visitor.person.do(table, "start")
    page = visitor.open(f"/t/{table}")
    page.get_by_role("button", name="I am Ada").click()
    play_while_owing(visitor, table, 0)
    expect(page.get_by_role("button", name="I am Bert")).to_be_visible()
    play_while_owing(visitor, table, 1)
    expect(page.get_by_role("button", name="I am Ada")).to_be_visible()
    check_curtain(page)


def test_the_keyboard_goes_from_the_lobby_to_the_curtain(visit: Visit) -> None:
    visitor = visit()
    people = [{"kind": "me", "name": "Ada"}, {"kind": "device", "name": "Bert"}]
    page = visitor.open(f"/t/{visitor.person.make('sly-dice', people)['table']['id']}")
    tab_to(page, page.get_by_role("button", name="Start the game"))
    page.keyboard.press("Enter")
    mine = page.get_by_role("button", name="I am Ada")
    expect(mine).to_be_focused()
    expect(mine).to_have_accessible_description(re.compile("Nobody else may look now"))
    page.reload()
    expect(mine).to_be_focused()


def play_while_owing(visitor: Visitor, table: str, seat: int) -> None:
    """As another tab of the same browser would."""
    while moves := words(state := told(visitor, table), seat):
        visitor.person.play(state, seat, moves[-1])


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
