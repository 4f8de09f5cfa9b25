"""Beutezug's board at 200 %, and on tablets."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from .conftest import Visit
from .looking import ZOOMED, check_width
from .playing import Choosing, State, play_on
from .visitor import Visitor, seated

TOP = "one => one.getBoundingClientRect().top"
TABLETS: tuple[ViewportSize, ...] = (
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
)
MOVES = 12
BOTTOMS = "found => found.map(one => one.getBoundingClientRect().bottom)"


def test_villas_that_may_be_picked_first_are_seen_without_scrolling(visit: Visit) -> None:
    visitor = visit(viewport=ZOOMED)
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
