"""What the others do can be followed: shown one after another, and told whole."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from ..table.server import Person
from .conftest import Visit
from .visitor import seated

WATCH = """() => {
    window.shown = []
    const log = document.querySelector('[data-testid=log]')
    const isUnderWay = (one) => !(one instanceof CSSTransition) && one.currentTime > 50
        && one.effect.getComputedTiming().endTime !== Infinity
    new MutationObserver(() => {
        window.shown.push({
            moving: document.getAnimations().filter(isUnderWay).length,
            line: log.firstElementChild.textContent,
        })
        document.body.dataset.shown = window.shown.length
    }).observe(log, { childList: true, subtree: true, characterData: true })
}"""
OWN = """() => {
    window.own = 0
    new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        const titles = added.map((node) => node.querySelector?.('.moment b')?.textContent)
        window.own += titles.filter((title) => /^(Got you|Empty hands)!$/.test(title)).length
        document.body.dataset.own = window.own
    }).observe(document.body, { childList: true, subtree: true })
}"""
MOVES = 4
PAUSE = 200  # milliseconds: the next one comes while the last is still under way


def begun(person: Person) -> str:
    """A game for two at one device, at which others may look."""
    ada, bert = {"kind": "me", "name": "Ada"}, {"kind": "device", "name": "Bert"}
    table: str = person.make("sneaky", [ada, bert])["table"]["id"]
    person.do(table, "start")
    return table


def watched(page: Page) -> None:
    expect(page.get_by_test_id("log")).to_contain_text("starts")
    page.evaluate(WATCH)


def move(person: Person, table: str) -> None:
    """Stop rather than roll on, roll on rather than place."""
    state: dict[str, Any] = person.see(table)
    eyes = next(one for one in state["eyes"] if one["moves"])
    person.play(state, eyes["seat"], eyes["moves"][-1]["words"])


def test_each_move_is_watched_to_its_end_before_the_next_is_shown(visit: Visit) -> None:
    watcher = visit(reduced_motion="no-preference")
    with Person(watcher.home) as person:
        table = begun(person)
        page = watcher.open(f"/t/{table}")
        watched(page)
        for _ in range(MOVES):
            move(person, table)
            page.wait_for_timeout(PAUSE)
        expect(page.locator("body")).to_have_attribute("data-shown", str(MOVES))
        shown = page.evaluate("window.shown")
        assert [one for one in shown if one["moving"]] == []


def test_the_live_region_tells_the_end_of_a_turn_and_the_roll_after_it(visit: Visit) -> None:
    watcher = visit()
    with Person(watcher.home) as person:
        table = begun(person)
        page = watcher.open(f"/t/{table}")
        watched(page)
        move(person, table)
        move(person, table)
        expect(page.get_by_test_id("news")).to_contain_text("captures")
        expect(page.get_by_test_id("news")).to_contain_text("rolls")


def test_what_one_did_oneself_is_shown_once_though_it_is_told_twice(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{seated('sneaky', [visitor.person])}")
    page.evaluate(OWN)
    page.locator("[data-move^=place]").first.click()
    page.locator("[data-move=stop]").click()
    expect(page.locator("body")).to_have_attribute("data-own", re.compile("[1-9]"))
    expect(page.locator(".moment")).to_have_count(0)
    assert page.evaluate("window.own") == 1
