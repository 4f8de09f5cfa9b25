"""The shell in a real browser, against the real server."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError as TooSlow, expect

from .browsing import serving
from .shots import MOST_MOVES, new_table, played, started

PATIENCE = 20_000  # milliseconds
BLOCKING = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def visit(browser: Browser, language: str = "en") -> tuple[BrowserContext, Page]:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context, context.new_page()


def moves(page: Page) -> list[str]:
    script = "found => found.map(m => m.dataset.move)"
    found: list[str] = page.eval_on_selector_all("[data-move]", script)
    return found


def make_a_move(page: Page) -> None:
    """Make the first legal move that can be seen, or one that waits behind a control.

    The table may change while we reach for it.
    """
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        expect(page.locator("[data-move]").first).to_be_attached(timeout=PATIENCE)
        visible = page.locator("[data-move]:visible")
        try:
            if visible.count():
                visible.first.click(timeout=3000)
            else:
                page.locator("[data-move]").first.dispatch_event("click", timeout=3000)
            return
        except TooSlow:
            assert time.monotonic() < deadline


def test_two_clicks_lead_into_a_game_against_bots(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    page.get_by_role("button", name="Play now: Sneaky against bots").click()
    make_a_move(page)
    expect(page.get_by_test_id("log")).to_contain_text("Rusty")
    context.close()


def test_a_turn_shows_in_the_title(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    state = started(context.request, home, "sneaky")
    played(context.request, home, state, 0)
    page.goto(f"{home}/t/{state['table']['id']}")
    expect(page).to_have_title(re.compile(r"^● Your turn"), timeout=PATIENCE)
    context.close()


def test_a_friend_sits_down_by_link_and_both_see_the_board(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(f"{home}/new/sneaky")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    code = page.get_by_test_id("code").inner_text()

    guest, other = visit(browser, "de")
    other.goto(home)
    other.get_by_label("Hast du einen Code?").fill(code.lower())
    other.get_by_role("button", name="Dazu").click()
    other.get_by_label("Dein Name").fill("Bert")
    other.get_by_role("button", name="Hier sitzen").click()

    expect(page.get_by_test_id("seat-1")).to_contain_text("Bert")
    page.get_by_role("button", name="Start the game").click()
    for one, word in ((page, "Bert"), (other, "Ada")):
        expect(one.get_by_test_id("scores")).to_contain_text(word)
    for _ in range(4):
        acting = page if _acts(page, other) is page else other
        make_a_move(acting)
    context.close()
    guest.close()


def _acts(one: Page, other: Page) -> Page:
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        for page in (one, other):
            if page.locator("[data-move]").count():
                return page
        time.sleep(0.1)
    raise AssertionError("nobody may move")


def test_a_reload_changes_nothing(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    state = started(context.request, home, "sneaky")
    page.goto(f"{home}/t/{state['table']['id']}")
    expect(page.locator("[data-move]").first).to_be_visible(timeout=PATIENCE)
    before = moves(page)
    page.reload()
    expect(page.locator("[data-move]").first).to_be_visible(timeout=PATIENCE)
    assert moves(page) == before
    context.close()


def test_two_tabs_agree(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    state = started(context.request, home, "sneaky")
    address = f"{home}/t/{state['table']['id']}"
    page.goto(address)
    second = context.new_page()
    second.goto(address)
    expect(second.locator("[data-move]").first).to_be_visible(timeout=PATIENCE)
    make_a_move(page)
    page.wait_for_timeout(500)
    deadline = time.monotonic() + 15
    while moves(page) != moves(second):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    context.close()


def test_a_lost_connection_is_said_and_comes_back(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    state = started(context.request, home, "sneaky")
    page.goto(f"{home}/t/{state['table']['id']}")
    expect(page.locator("[data-move]").first).to_be_visible(timeout=PATIENCE)
    context.set_offline(True)
    expect(page.get_by_text("The connection is gone.")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_text("The connection is gone.")).to_be_hidden(timeout=PATIENCE)
    make_a_move(page)
    context.close()


def test_a_server_may_be_started_again_in_the_middle(browser: Browser, tables: Path) -> None:
    context, page = visit(browser)
    with serving(tables) as home:
        page.goto(home)
        state = started(context.request, home, "sneaky")
        page.goto(f"{home}/t/{state['table']['id']}")
        expect(page.locator("[data-move]").first).to_be_visible(timeout=PATIENCE)
        before = moves(page)
        port = int(home.rpartition(":")[2])
    expect(page.get_by_text("The connection is gone.")).to_be_visible(timeout=PATIENCE)
    with serving(tables, port):
        expect(page.get_by_text("The connection is gone.")).to_be_hidden(timeout=PATIENCE)
        assert moves(page) == before
        make_a_move(page)
        expect(page.get_by_role("alert")).to_have_count(0)
    context.close()


def test_one_device_is_passed_around_behind_a_curtain(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(f"{home}/new/sly-dice")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2", exact=True).select_option("device")
    page.get_by_label("Seat 2: name").fill("Bert")
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Start the game").click()
    seen = set()
    for _ in range(12):
        ready = page.locator("[data-move], .curtain button").first
        expect(ready).to_be_attached(timeout=PATIENCE)
        if page.locator(".curtain").count():
            assert not moves(page), "a curtain hides everything"
            button = page.locator(".curtain button")
            seen.add(button.inner_text())
            button.click()
            continue
        make_a_move(page)
        page.wait_for_timeout(300)
    assert seen == {"I am Ada", "I am Bert"}
    context.close()


def test_a_game_that_is_over_can_be_replayed(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    state = played(context.request, home, started(context.request, home, "beutezug"), MOST_MOVES)
    page.goto(f"{home}/t/{state['table']['id']}")
    expect(page.get_by_test_id("end")).to_contain_text(re.compile("win|share"))
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_test_id("phase").first).to_contain_text("Before the first move")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"/replay#2$"))
    page.reload()
    expect(page.locator(".player__count")).to_have_text(re.compile(r"^2 /"))
    assert moves(page) == []
    context.close()


def test_the_dice_are_checked_in_the_browser(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    page.get_by_role("button", name="Play now: Beutezug against bots").click()
    page.wait_for_url("**/t/*")
    answer = context.request.get(f"{home}/api/tables/{page.url.rpartition('/')[2]}")
    played(context.request, home, answer.json(), MOST_MOVES)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("All is well", timeout=PATIENCE)
    steps = page.locator(".check__steps li")
    expect(steps).to_have_count(4)
    expect(steps.nth(0)).to_contain_text("the same ones that this browser saw before")
    expect(steps.nth(1)).to_contain_text("Your own share of luck went into every roll")
    context.close()


def test_play_again_leads_all_to_the_next_table(browser: Browser, home: str) -> None:
    context, page = visit(browser)
    page.goto(home)
    state = played(context.request, home, started(context.request, home, "beutezug"), MOST_MOVES)
    page.goto(f"{home}/t/{state['table']['id']}")
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(state["table"]["id"]))
    expect(page.locator("[data-move], .wish").first).to_be_visible(timeout=PATIENCE)
    context.close()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [("/t/no-such-table", "This table isn't there"), ("/what", "There is nothing here")],
)
def test_an_address_that_leads_nowhere_says_so(
    browser: Browser, home: str, path: str, sentence: str
) -> None:
    context, page = visit(browser)
    page.goto(home + path)
    expect(page.get_by_role("heading", name=sentence)).to_be_visible()
    context.close()


def test_a_wrong_code_is_said_in_a_sentence(browser: Browser, home: str) -> None:
    context, page = visit(browser, "de")
    page.goto(home)
    page.get_by_label("Hast du einen Code?").fill("ZZZZ")
    page.get_by_role("button", name="Dazu").click()
    expect(page.get_by_role("status")).to_contain_text("Kein offener Tisch")
    context.close()


PAGES = [
    "/",
    "/new/sneaky",
    "/guide/sly-dice",
    "/nothing",
    "lobby",
    "board",
    "end",
    "replay",
    "menu",
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("where", PAGES)
def test_axe_finds_nothing(browser: Browser, home: str, where: str, theme: str) -> None:
    context, page = visit(browser)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto(home)
    _go(page, context, home, where)
    page.wait_for_load_state("networkidle")
    found = Axe().run(page, options=BLOCKING)
    assert found.violations_count == 0, found.generate_report()
    context.close()


def _go(page: Page, context: BrowserContext, home: str, where: str) -> None:
    if where.startswith("/"):
        page.goto(home + where)
        return
    api = context.request
    if where == "lobby":
        state = new_table(api, home, "sneaky", friends=1, bots=1)
    else:
        state = started(api, home, "beutezug")
    if where in ("end", "replay"):
        state = played(api, home, state, MOST_MOVES)
    page.goto(f"{home}/t/{state['table']['id']}" + ("/replay" if where == "replay" else ""))
    if where == "menu":
        page.get_by_role("button", name="Menu").click()
