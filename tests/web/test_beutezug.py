"""Beutezug's board at 200 %."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .looking import ZOOMED
from .visitor import seated

TOP = "one => one.getBoundingClientRect().top"
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
