"""Pictures of all pages and boards: ``python -m tests.web.shots FOLDER [part of a name …]``.

Each page on a desktop and a phone, at dawn and at night, from a real server.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page

from foxden.games import names

from .browsing import browsing, serving
from .visitor import SHORT

SCREENS = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")
SETTLE = 900  # milliseconds for pictures and fonts
MOST_MOVES = 4000

Scene = Callable[[Page, str, APIRequestContext], None]


def new_table(
    api: APIRequestContext,
    home: str,
    game: str,
    friends: int = 0,
    bots: int = 2,
    options: dict[str, str | int] | None = None,
) -> dict[str, Any]:
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Rusty"}]
    seats += [{"kind": "open"}] * friends
    seats += [
        {"kind": "bot", "level": "sensible", "name": name} for name in ("Mira", "Otto")[:bots]
    ]
    body = {
        "game": game,
        "seats": seats,
        "name": "Rusty",
        "options": SHORT.get(game, {}) if options is None else options,
        "pace": {"kind": "none"},
        "bot_pace": False,
    }
    return _state(api.post(f"{home}/api/tables", data=body))


def started(
    api: APIRequestContext, home: str, game: str, options: dict[str, str | int] | None = None
) -> dict[str, Any]:
    state = new_table(api, home, game, options=options)
    return _state(api.post(f"{home}/api/tables/{state['table']['id']}/start", data={}))


def played(
    api: APIRequestContext, home: str, state: dict[str, Any], moves: int, seed: int = 3
) -> dict[str, Any]:
    """So many moves of ours further, or to the end."""
    path, rng = f"{home}/api/tables/{state['table']['id']}", random.Random(seed)
    for _ in range(moves):
        while state["table"]["phase"] == "playing" and not state["eyes"][0]["moves"]:
            number = state["number"]
            state = _state(api.get(f"{path}/changes?since={number}&wait=20"))
        if state["table"]["phase"] != "playing":
            break
        choice = rng.choice(state["eyes"][0]["moves"])["words"]
        body = {"seat": 0, "number": state["number"], "move": choice, "key": f"{rng.random()}"}
        answer = api.post(f"{path}/play", data=body)
        state = _state(answer) if answer.ok else _state(api.get(path))
    return state


def _state(answer: Any) -> dict[str, Any]:
    assert answer.ok, answer.text()
    state: dict[str, Any] = answer.json()
    return state


def scenes() -> dict[str, Scene]:
    made: dict[str, Scene] = {"home": home_scene, "nowhere": at("/nothing/here")}
    for game in names():
        made[f"{game}-new"] = at(f"/new/{game}")
        made[f"{game}-guide"] = at(f"/guide/{game}")
        made[f"{game}-lobby"] = lobby(game)
        made[f"{game}-board"] = board(game, 0)
        made[f"{game}-later"] = board(game, 12)
        made[f"{game}-end"] = board(game, MOST_MOVES)
        made[f"{game}-replay"] = replay(game)
        made[f"{game}-menu"] = menu(game)
    return made


def home_scene(page: Page, home: str, api: APIRequestContext) -> None:
    for game in ("sneaky", "sly-dice"):
        started(api, home, game)
    page.goto(home)


def at(path: str) -> Scene:
    def scene(page: Page, home: str, api: APIRequestContext) -> None:
        page.goto(home + path)

    return scene


def lobby(game: str) -> Scene:
    def scene(page: Page, home: str, api: APIRequestContext) -> None:
        state = new_table(api, home, game, friends=1, bots=1)
        page.goto(f"{home}/t/{state['table']['id']}")

    return scene


def board(game: str, moves: int) -> Scene:
    def scene(page: Page, home: str, api: APIRequestContext) -> None:
        state = played(api, home, started(api, home, game), moves)
        page.goto(f"{home}/t/{state['table']['id']}")

    return scene


def menu(game: str) -> Scene:
    def scene(page: Page, home: str, api: APIRequestContext) -> None:
        state = started(api, home, game)
        page.goto(f"{home}/t/{state['table']['id']}")
        page.get_by_role("button", name="Menu").click()

    return scene


def replay(game: str) -> Scene:
    def scene(page: Page, home: str, api: APIRequestContext) -> None:
        state = played(api, home, started(api, home, game), MOST_MOVES)
        page.goto(f"{home}/t/{state['table']['id']}/replay#20")

    return scene


def shoot(browser: Browser, home: str, folder: Path, name: str, scene: Scene) -> None:
    """One table, looked at in four ways."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.on("console", lambda message: _complain(name, message.type, message.text))
    page.on("pageerror", lambda error: _complain(name, "error", str(error)))
    page.goto(home)
    scene(page, home, context.request)
    page.wait_for_load_state("networkidle")
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.wait_for_timeout(SETTLE)
            wide = page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                print(f"{name}-{screen}-{theme}: {wide} px wide, the screen {width}")
            whole = screen == "phone"
            page.screenshot(path=folder / f"{name}-{screen}-{theme}.png", full_page=whole)
    context.close()


def _complain(name: str, kind: str, text: str) -> None:
    if kind in ("error", "warning"):
        print(f"{name}: {kind}: {text}")


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        browsing() as browser,
    ):
        for name, scene in scenes().items():
            if not wanted or any(part in name for part in wanted):
                shoot(browser, server.address, folder, name, scene)
                print(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
