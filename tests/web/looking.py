"""What must hold for whatever is on the screen."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, ViewportSize, expect

LEVELS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # the rest takes as long to tell as to find
}
TARGET = 44  # px
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """(found, least) => found.flatMap((one) => {
    const { width, height } = one.getBoundingClientRect()
    const side = Math.round(10 * Math.min(width, height)) / 10
    return side < least ? [`${one.dataset.move}: ${side}`] : []
})"""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
ZOOMED: ViewportSize = {"width": 640, "height": 400}  # 1280 by 800 at 200 %
Light = Literal["light", "dark"]
Looks = tuple[tuple[ViewportSize, Light], ...]
USUAL: Looks = ((DESKTOP, "light"), (PHONE, "dark"))
OTHERS: Looks = ((DESKTOP, "dark"), (PHONE, "light"))
ALL_LOOKS = [
    pytest.param(USUAL, id="usual"),
    pytest.param(OTHERS, id="others", marks=pytest.mark.soak),
]


def check_looks(page: Page, looks: Looks) -> None:
    """On a desktop and on a phone, by day and by night."""
    for screen, light in looks:
        page.set_viewport_size(screen)
        page.emulate_media(color_scheme=light)
        check_width(page)
        check_rules(page)
    page.set_viewport_size(ZOOMED)
    check_width(page)


def check_rules(page: Page) -> None:
    found = Axe().run(page, options=LEVELS)
    assert found.violations_count == 0, found.generate_report()


def check_width(page: Page) -> None:
    assert page.evaluate(WIDER) <= 0, "it scrolls sideways"


def check_targets(page: Page) -> None:
    """Moves that can be seen can be hit with a thumb; tiles of a map after zooming in."""
    dialog = page.locator("dialog[open]")
    if dialog.count():
        check_thumbs(dialog.locator("[data-move]:visible"))
        close = dialog.get_by_role("button", name="Close", exact=True)
        if not close.count():
            return  # what lies below it can't be pressed
        close.click()
        expect(dialog).to_have_count(0)
    zoom_in = page.get_by_role("button", name="Closer")
    while zoom_in.is_visible() and zoom_in.is_enabled() and page.locator("svg [data-move]").count():
        zoom_in.click()
    check_thumbs(page.locator("[data-move]:visible"))


def check_thumbs(seen: Locator) -> None:
    assert seen.evaluate_all(SMALL, TARGET) == []
