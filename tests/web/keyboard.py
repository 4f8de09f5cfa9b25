"""Getting around without a mouse; wherever the focus stands, it can be seen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

MOST_STOPS = 200
IS_FOCUSED = "one => one === document.activeElement"
FOCUS = """() => {
    const one = document.activeElement
    const style = getComputedStyle(one)
    return {
        tag: one.tagName,
        name: one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40),
        move: one.dataset?.move ?? null,
        isSeen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    }
}"""


def focus(page: Page) -> dict[str, str | None]:
    """Where the focus stands."""
    found: dict[str, str | None] = page.evaluate(FOCUS)
    assert found["isSeen"] or found["tag"] == "BODY", f"the focus can't be seen: {found}"
    return found


def tab_until(page: Page, found: Callable[[], bool]) -> None:
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        focus(page)
        if found():
            return
    raise AssertionError("the tab key does not get there")


def tab_to(page: Page, wanted: Locator) -> None:
    tab_until(page, lambda: bool(wanted.evaluate(IS_FOCUSED)))


def tab_to_a_move(page: Page) -> str:
    """The words of the next move that the tab key gets to."""
    tab_until(page, lambda: focus(page)["move"] is not None)
    return str(focus(page)["move"])
