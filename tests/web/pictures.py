"""The pictures of the README and the guides: ``make pictures``, then look at them.

Home, and each board at a moment that shows what its game is about, in both languages.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from itertools import count, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from foxden.core.words import LANGUAGES
from foxden.games import names

from .browsing import browsing, serving
from .shots import SETTLE, home_scene, played, started
from .visitor import PHONE

ROOT = Path(__file__).parents[2]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SCREENS = {"table": (DESKTOP, 80), "phone": ({**PHONE, "device_scale_factor": 2}, 60)}
# after so many moves of ours, the first time that all of these are offered
MOMENTS = {
    "sneaky": (18, {"offer-place", "offer-roll", "offer-stop"}),
    "beutezug": (9, {"offer-add", "offer-stop"}),
    "sly-dice": (16, {"offer-accuse"}),
    "sneaky-seven": (20, {"offer-go"}),
}


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        browsing() as browser,
    ):
        home = server.address
        if not wanted or "home" in wanted:
            page = _host(browser, home).pages[0]
            home_scene(page, home, page.context.request)
            _take(page, ROOT / "docs" / "pictures" / "home.webp", SCREENS["table"][1])
        for game in names():
            if not wanted or game in wanted:
                _board(browser, home, game)


def _host(browser: Browser, home: str, **more: Any) -> BrowserContext:
    how: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce", "locale": "en", **more}
    context = browser.new_context(**how)
    context.new_page().goto(home)
    return context


def _board(browser: Browser, home: str, game: str) -> None:
    host = _host(browser, home)
    moves, wanted = MOMENTS[game]
    api = host.request
    state = played(api, home, started(api, home, game, options={}), moves)
    for seed in count():
        if wanted <= {move["kind"] for move in state["eyes"][0]["moves"]}:
            break
        if state["table"]["phase"] != "playing":
            state = played(api, home, started(api, home, game, options={}), moves, seed)
        state = played(api, home, state, 1, seed)
    folder = ROOT / "src" / "foxden" / "games" / game.replace("-", "_") / "web"
    for language, (screen, (how, quality)) in product(LANGUAGES, SCREENS.items()):
        context = _host(browser, home, **how, locale=language, storage_state=host.storage_state())
        page = context.pages[0]
        page.goto(f"{home}/t/{state['table']['id']}")
        page.locator(".tip button").last.dispatch_event("click")  # a phone has no room for it
        _take(page, folder / f"{screen}.{language}.webp", quality)


def _take(page: Page, path: Path, quality: int) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLE)
    tool = page.context.new_cdp_session(page)
    taken = tool.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    path.write_bytes(base64.b64decode(taken["data"]))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
