"""The map of Sneaky Seven under fingers, and who is where on it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from .conftest import Visit
from .playing import POLL, Move, agreed, comes_true, legal, make
from .visitor import PHONE, Visitor, seated

TOUCH = 44
MAP = ".mapbox__pan"
TILE = "pan => parseFloat(getComputedStyle(pan).getPropertyValue('--tile'))"
SCROLLED = "pan => [pan.scrollLeft, pan.scrollTop]"
STEPS = 8
CUT_OFF = """pan => pan.getBoundingClientRect().bottom
    - pan.closest('.mapbox').getBoundingClientRect().bottom"""


def until_lit(visitor: Visitor, table: str) -> list[Move]:
    """The person has chosen, rolled, and may go; the ways to go."""
    while True:
        moves = legal(agreed(visitor, table))
        goes = [move for move in moves if move["kind"] == "offer-go"]
        if goes:
            return goes
        quick = [
            one for one in moves if one["kind"] in ("offer-choose", "offer-roll", "offer-decline")
        ]
        if quick:
            make(visitor, quick[0]["words"])
        else:
            visitor.page.wait_for_timeout(POLL)


class Fingers:
    """Real touches, two at once where they must be."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire: CDPSession = page.context.new_cdp_session(page)

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def spread(self, x: float, y: float, near: float, far: float) -> None:
        self._touch("touchStart", (x - near, y), (x + near, y))
        for step in range(1, STEPS + 1):
            apart = near + (far - near) * step / STEPS
            self._touch("touchMove", (x - apart, y), (x + apart, y))
        self._touch("touchEnd")

    def drag(self, x: float, y: float, by: float) -> None:
        self._touch("touchStart", (x, y))
        for step in range(1, STEPS + 1):
            self._touch("touchMove", (x, y + by * step / STEPS))
        self._touch("touchEnd")


def test_two_fingers_zoom_the_map_one_moves_it_and_a_tap_goes(visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = seated("sneaky-seven", [visitor.person])
    page = visitor.open(f"/t/{table}")
    goes = until_lit(visitor, table)
    pan = page.locator(MAP)
    box = pan.bounding_box()
    assert box
    middle = {"x": box["width"] / 2, "y": box["height"] / 2}
    x, y = box["x"] + middle["x"], box["y"] + middle["y"]

    def below_the_fingers() -> tuple[float, float]:
        left, top = pan.evaluate(SCROLLED)
        size: float = pan.evaluate(TILE)
        return (left + middle["x"]) / size, (top + middle["y"]) / size

    fingers = Fingers(page)
    size, spot = pan.evaluate(TILE), below_the_fingers()
    fingers.spread(x, y, 40, 60)
    assert abs(pan.evaluate(TILE) / size - 1.5) < 0.1
    assert abs(below_the_fingers()[0] - spot[0]) < 0.5
    assert abs(below_the_fingers()[1] - spot[1]) < 0.5
    fingers.spread(x, y, 40, 120)
    tile = page.locator("svg .reach rect").first.bounding_box()
    assert tile
    assert tile["width"] >= TOUCH
    assert tile["height"] >= TOUCH
    assert page.evaluate("visualViewport.scale") == 1, "the page itself is not zoomed"

    before = pan.evaluate(SCROLLED)
    fingers.drag(x, y, 90 if before[1] > 90 else -90)
    assert comes_true(page, lambda: abs(pan.evaluate(SCROLLED)[1] - before[1]) > 40)
    assert legal(agreed(visitor, table))[0]["kind"] == "offer-go", "no finger has gone anywhere"

    fingers.spread(x, y, 100, 20)
    assert pan.evaluate(TILE) < tile["width"] / 2
    nearest = min(goes, key=lambda move: abs(int(move["parts"]["steps"]) - 1))
    make(visitor, nearest["words"])
    assert not visitor.complaints


def test_who_watches_reads_whose_token_is_here(visit: Visit) -> None:
    player, watcher = visit(), visit()
    table = seated("sneaky-seven", [player.person])
    page, other = player.open(f"/t/{table}"), watcher.open(f"/t/{table}")
    goes = until_lit(player, table)
    (stay,) = [move["words"] for move in goes if move["parts"]["steps"] == 0]
    make(player, stay)
    expect(page.locator(".job__facts")).to_contain_text("you are here")
    expect(other.locator(".job__facts")).to_contain_text("Ada is here")


@pytest.mark.parametrize("how", [{"viewport": {"width": 1280, "height": 800}}, PHONE])
def test_the_map_does_not_jump_whoever_is_on_the_move(visit: Visit, how: dict[str, Any]) -> None:
    player, watcher = visit(**how), visit(**how)
    table = seated("sneaky-seven", [player.person])
    page, other = player.open(f"/t/{table}"), watcher.open(f"/t/{table}")
    until_lit(player, table)
    expect(other.locator(".latest")).to_be_visible()
    assert page.locator(MAP).bounding_box() == other.locator(MAP).bounding_box()


def test_a_place_pressed_on_the_map_shows_its_job(visit: Visit) -> None:
    visitor = visit()
    table = seated("sneaky-seven", [visitor.person])
    page = visitor.open(f"/t/{table}")
    until_lit(visitor, table)
    for number, name in ((8, "Café Banane"), (11, "Le Grand Singe")):
        page.locator(f'{MAP} [href="#lm-{number}"]').click()
        page.mouse.move(0, 0)
        expect(page.locator(".job h2")).to_have_text(name)
    school = page.get_by_role("button", name="École", exact=False).first
    school.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".job h2")).to_have_text(school.get_attribute("aria-label") or "")


def test_while_an_offer_is_built_all_else_waits_for_it(visit: Visit) -> None:
    visitor = visit()
    table = seated("sneaky-seven", [visitor.person])
    page = visitor.open(f"/t/{table}")
    until_lit(visitor, table)
    make(visitor, "offer to B")
    expect(page.locator(".acts > .acts__not small")).to_have_text(["trade first"] * 5)
    mine, theirs = page.locator(".side__who p").all_inner_texts()
    assert mine.startswith("You have $")
    assert " has $" in theirs, "what they own is not what they give"


def test_a_plate_tells_all_that_its_owner_has(visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = seated("sneaky-seven", [visitor.person])
    page = visitor.open(f"/t/{table}")
    until_lit(visitor, table)
    players = agreed(visitor, table)["eyes"][0]["view"]["players"]
    page.locator(".mate__in").nth(1).click()
    shown = page.locator("dialog[open]")
    expect(shown.locator(".money")).to_have_text(f"${players[1]['money']:,}")
    expect(shown.locator(".ride:not(.ride--none)")).to_have_count(len(players[1]["vehicles"]))
    expect(shown.locator(".goal")).to_have_count(9)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


@pytest.mark.parametrize("size", [(844, 390), (640, 400), (932, 430), (375, 553), (1366, 650)])
def test_a_low_window_has_the_roll_in_reach_and_all_of_the_map(
    visit: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    visitor = visit(viewport={"width": width, "height": height})
    table = seated("sneaky-seven", [visitor.person])
    page = visitor.open(f"/t/{table}")
    until_lit(visitor, table)
    button = page.locator(".acts .button").first
    expect(button).to_be_in_viewport(ratio=0.9)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(button).to_be_in_viewport(ratio=0.9)
    assert page.locator(MAP).evaluate(CUT_OFF) <= 1


def test_a_small_laptop_shows_the_whole_map(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1024, "height": 768})
    page = visitor.open(f"/t/{seated('sneaky-seven', [visitor.person])}")
    pan = page.locator(MAP)
    expect(pan).to_have_css("--tile", re.compile(r"^\d"))
    sizes = pan.evaluate("pan => [pan.scrollWidth, pan.scrollHeight]")
    assert sizes == pan.evaluate("pan => [pan.clientWidth, pan.clientHeight]")
