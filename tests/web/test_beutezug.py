"""Beutezug's board at 200 %, on tablets, and with five players."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visit
from .looking import DESKTOP, PHONE, ZOOMED, check_width
from .playing import Choosing, State, play_on
from .visitor import BOT, Visitor, seated

TOP = "one => one.getBoundingClientRect().top"
TABLETS: tuple[ViewportSize, ...] = (
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
)
SMALL: ViewportSize = {"width": 320, "height": 568}
MOVES = 12
FIVE = ".lane:nth-last-child(5), .lane:nth-last-child(5) ~ .lane"
ROUNDING = 1  # pixel
ASKEW = 6  # pixels by which a die sticks out that lies so
WIDER = """(found, more) => found.filter(one => one.scrollWidth > one.clientWidth + more)
    .map(one => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""
BOTTOMS = "found => found.map(one => one.getBoundingClientRect().bottom)"


@pytest.mark.parametrize("low", [ZOOMED, SMALL], ids=("zoomed", "small"))
def test_villas_that_may_be_picked_first_are_seen_without_scrolling(
    visit: Visit, low: ViewportSize
) -> None:
    visitor = visit(viewport=low)
    table = seated("beutezug", [visitor.person], bots=2)
    page = visitor.open(f"/t/{table}")
    expect(page.locator("[data-move]").first).to_be_visible()
    asked = page.get_by_role("region", name="What is asked now").evaluate(TOP)
    bottoms = page.locator("[data-move]").evaluate_all(BOTTOMS)
    assert bottoms
    assert max(bottoms) <= asked


@pytest.mark.parametrize("tablet", TABLETS, ids=("upright", "lying"))
def test_on_a_tablet_all_that_may_be_done_is_in_the_window(
    visit: Visit, tablet: ViewportSize
) -> None:
    visitor = visit(locale="de", viewport=tablet)
    table = seated("beutezug", [visitor.person], bots=2)
    visitor.open(f"/t/{table}")

    def look(visitor: Visitor, state: State) -> None:
        check_width(visitor.page)
        bottoms = visitor.page.locator("[data-move]").evaluate_all(BOTTOMS)
        assert max(bottoms, default=0) <= tablet["height"], state["eyes"][0]["view"]["phase"]

    play_on([visitor], table, Choosing("beutezug", seed=5).choose, moves=MOVES, look=look)


def test_what_five_players_have_fits_into_its_place(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    bots = [{**BOT, "name": name} for name in ("Otto", "Mira", "Tilda", "Rusty")]
    state = visitor.person.make("beutezug", [{"kind": "me", "name": "Maximiliane"}, *bots])
    table: str = state["table"]["id"]
    visitor.person.do(table, "start")
    visitor.open(f"/t/{table}")

    def look(visitor: Visitor, state: State) -> None:
        for screen in (DESKTOP, PHONE):
            visitor.page.set_viewport_size(screen)
            plates = visitor.page.locator(".gang, .night")
            assert plates.evaluate_all(WIDER, ROUNDING) == [], screen
        assert visitor.page.locator(FIVE).evaluate_all(WIDER, ASKEW) == []

    play_on([visitor], table, Choosing("beutezug", seed=5).choose, look=look)
