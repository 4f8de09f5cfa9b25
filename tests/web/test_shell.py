"""The ways to a table, as a newcomer goes them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from foxden.core.words import LANGUAGES
from foxden.games import names

from ..table.server import Server, running
from .conftest import Visit
from .playing import Choosing, play_on
from .visitor import BOT, PHONE, seated

# How far what is drawn has been pushed away by what came later.
SHIFTS = """
window.shifts = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""
LARGEST_LOAD = 150_000  # bytes of script, compressed
SCRIPTS = """() => performance.getEntriesByType('resource')
  .filter((one) => one.name.endsWith('.js')).map((one) => one.encodedBodySize)"""


def test_two_clicks_lead_into_a_game_against_bots(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("button", name="Play now: Sneaky against bots").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    play_on([visitor], table, Choosing("sneaky", seed=21).choose, moves=2)
    expect(page.get_by_test_id("log")).to_contain_text("Rusty")


def test_a_friend_sits_down_by_code_and_both_see_the_board(visit: Visit) -> None:
    ada, bert = visit(), visit(locale="de")
    page = ada.open("/new/sneaky")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    code = page.get_by_test_id("code").inner_text()

    other = bert.open("/")
    other.get_by_label("Hast du einen Code?").fill(f" {code[:2]} {code[2:]}".lower())
    other.get_by_role("button", name="Dazu").click()
    other.get_by_label("Dein Name").fill("Bert")
    other.get_by_role("button", name="Hier sitzen").click()

    expect(page.get_by_test_id("seat-1")).to_contain_text("Bert")
    page.get_by_role("button", name="Start the game").click()
    for one, word in ((page, "Bert"), (other, "Ada")):
        expect(one.get_by_test_id("scores")).to_contain_text(word)
    table = page.url.rpartition("/")[2]
    play_on([ada, bert], table, Choosing("sneaky", seed=22).choose, moves=4)


@pytest.fixture(params=[(), ("--lan",)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """Its browsers are closed before it, so that none complains of a server that is gone."""
    with running(tmp_path, *request.param) as server:
        yield server


def test_a_link_made_on_this_machine_leads_phones_here(house: Server, visit: Visit) -> None:
    phones = httpx.get(f"{house.address}/api/house").json()["address"]
    page = visit(house.address).open("/new/sneaky")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    path = f"/t/{page.url.rpartition('/')[2]}"
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"{phones or house.address}{path}")
    told = "Whoever has this link" if phones else "works on this computer alone"
    expect(page.get_by_text(told)).to_be_visible()


def test_seats_options_and_pace_are_chosen_before_the_game(visit: Visit) -> None:
    page = visit().open("/new/sneaky-seven")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Same device").click()
    page.get_by_label("Seat 3: name").fill("Bert")
    page.get_by_role("button", name="Friend", exact=True).click()
    page.get_by_label("Rounds").select_option("5")
    page.get_by_label("Time to think").select_option("day")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("button", name="One seat is still free")).to_be_disabled()
    expect(page.get_by_label("Seat 3: name")).to_have_value("Bert")
    expect(page.get_by_text("1 day a move")).to_be_visible()
    page.get_by_test_id("seat-3").get_by_role("button", name="Bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_test_id("scores").get_by_role("listitem")).to_have_count(4)


def test_the_host_adds_a_seat_for_one_more(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.person.make("sneaky", [{"kind": "me", "name": "Ada"}, BOT])["table"]["id"]
    page, other = host.open(f"/t/{table}"), guest.open(f"/t/{table}")
    more = page.get_by_role("button", name="One more seat")
    expect(other.get_by_role("button", name="One more seat")).to_have_count(0)
    more.click()
    other.get_by_test_id("seat-2").get_by_role("button", name="Sit here").click()
    more.click()
    page.get_by_test_id("seat-3").get_by_role("button", name="Bot").click()
    expect(more).to_have_count(0)  # the game has no room for five
    page.get_by_role("button", name="Start the game").click()
    expect(other.get_by_test_id("scores").get_by_role("listitem")).to_have_count(4)


def test_what_was_chosen_for_a_table_stays_when_the_language_changes(visit: Visit) -> None:
    page = visit().open("/new/sneaky")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Same device").click()
    page.get_by_role("button", name="Deutsch").press("Enter")
    expect(page.get_by_label("Dein Name")).to_have_value("Ada")
    expect(page.get_by_label("Platz 2", exact=True)).to_have_value("bot")
    expect(page.get_by_label("Platz 3", exact=True)).to_have_value("device")


@pytest.mark.parametrize("path", ["/", "/new/sneaky", "/guide/sneaky"])
def test_the_keyboard_stays_at_the_switch_of_language(visit: Visit, path: str) -> None:
    page = visit().open(path)
    page.get_by_role("button", name="Deutsch").press("Enter")
    english = page.get_by_role("button", name="English")
    expect(english).to_be_focused()
    english.press("Enter")
    expect(page.get_by_role("button", name="Deutsch")).to_be_focused()


def test_a_seat_that_stays_free_is_taken_away(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    table = host.person.make("sneaky", seats)["table"]["id"]
    page, other = host.open(f"/t/{table}"), guest.open(f"/t/{table}")
    other.get_by_test_id("seat-2").get_by_role("button", name="Sit here").click()
    expect(page.get_by_test_id("seat-2")).to_contain_text("here")
    expect(other.get_by_role("button", name="Remove Seat")).to_have_count(0)
    page.get_by_role("button", name="Remove Seat 2").click()
    expect(page.get_by_test_id("seat-1")).to_contain_text("here")
    expect(other.get_by_test_id("seat-1")).to_contain_text("you")
    expect(other.get_by_role("listitem")).to_have_count(2)
    page.get_by_test_id("seat-1").get_by_role("button", name="Free Seat 2").click()
    expect(page.get_by_test_id("seat-1").get_by_role("button", name="Bot")).to_be_visible()
    expect(page.get_by_role("button", name="Remove Seat")).to_have_count(0)


def test_names_are_put_right_in_the_lobby(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"kind": "me", "name": "Rusty"}, {"kind": "open"}, {"kind": "open"}]
    table = host.person.make("sneaky", seats)["table"]["id"]
    page, other = host.open(f"/t/{table}"), guest.open(f"/t/{table}")
    other.get_by_label("Your name").press("Enter")  # to the first seat that is free
    expect(other.get_by_role("button", name="Stand up")).to_be_focused()
    other.get_by_label("Seat 2: name").fill("Bert")
    page.get_by_test_id("seat-2").get_by_role("button", name="Same device").click()
    page.get_by_label("Seat 3: name").fill("Cleo")
    page.get_by_label("Seat 1: name").fill("Ada")
    other.get_by_label("Seat 2: name").blur()
    expect(page.get_by_test_id("seat-1")).to_contain_text("Bert")
    expect(page.get_by_role("textbox", name="Seat 2: name")).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    for name in ("Ada", "Bert", "Cleo"):
        expect(other.get_by_test_id("scores")).to_contain_text(name)


def test_who_finds_no_free_seat_may_watch(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.person.make("sneaky", [{"kind": "me", "name": "Ada"}, BOT])["table"]["id"]
    page = guest.open(f"/t/{table}")
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(page).to_have_title(re.compile("All seats are taken"))
    expect(page.get_by_text("You can stay here and watch.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
    host.person.do(table, "start")
    expect(page.get_by_text("watching")).to_be_visible()


def test_tables_that_wait_are_on_the_home_page(visit: Visit) -> None:
    visitor = visit()
    table = seated("sneaky", [visitor.person], bots=2)
    visitor.person.make("beutezug", [{"kind": "me", "name": "Ada"}, {"kind": "open"}, BOT])
    page = visitor.open("/")
    rows = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Beutezug")).to_contain_text("not begun")
    rows.filter(has_text="Sneaky").click()
    expect(page).to_have_url(re.compile(table))
    expect(page.get_by_test_id("phase")).to_be_visible()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_nothing_that_a_board_is_made_of_waits_for_another_file(visit: Visit, locale: str) -> None:
    visitor = visit(locale=locale)
    table = seated("sly-dice", [visitor.person], bots=1)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_test_id("phase")).to_be_visible()
    told = httpx.get(page.url, headers={"Accept-Language": locale}).text
    kinds = (".js", ".css", ".svg")
    files = [url.removeprefix(visitor.home) for url in asked if url.endswith(kinds)]
    assert len(files) > 5
    assert [file for file in files if f'"{file}"' not in told] == []


@pytest.mark.parametrize("game", [None, *names()])
def test_the_first_load_is_small(visit: Visit, game: str | None) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{seated(game, [visitor.person], bots=1)}" if game else "/")
    expect(page.get_by_test_id("phase") if game else page.get_by_role("link").first).to_be_visible()
    scripts = page.evaluate(SCRIPTS)
    assert 30_000 < sum(scripts) < LARGEST_LOAD


def test_the_app_can_be_installed(visit: Visit) -> None:
    page = visit().open("/")
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])  # as browsers of tests


def test_home_is_drawn_once_with_the_tables_that_wait(visit: Visit) -> None:
    visitor = visit(**PHONE)
    seated("sneaky", [visitor.person], bots=1)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.add_init_script(SHIFTS)
    page = visitor.open("/")
    expect(page.get_by_role("region", name="Your tables").get_by_role("link")).to_be_visible()
    assert [url for url in asked if "/api/" in url] == [f"{visitor.home}/api/tables"]
    assert page.evaluate("shifts") == 0


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_clocks_leave_room_for_the_tools(visit: Visit, screen: dict[str, Any]) -> None:
    visitor = visit(**screen)
    names = ("Maximilian-Alexander XY", "Oma Hildegard von Bingen", "Hadschi Halef Omar Ben")
    seats = [{"kind": "device", "name": name} for name in names]
    seats = [{"kind": "me", "name": "Wolfeschlegelsteinhausen"}, *seats]
    clock = {"kind": "clock", "seconds": 60, "bank": 300}
    table = visitor.person.make("sly-dice", seats, pace=clock)["table"]["id"]
    visitor.person.do(table, "start")
    page = visitor.open(f"/t/{table}")
    timer, tool = page.get_by_role("timer"), page.get_by_role("button", name="How to play")
    expect(timer.first).to_contain_text("Wolfeschlegelsteinhausen")
    room = tool.bounding_box()
    assert room
    for one in timer.all():
        place = one.bounding_box()
        assert place is None or place["x"] + place["width"] <= room["x"]


@pytest.mark.parametrize("way", ["cross", "guide", "menu", "move"])
def test_a_newcomers_tip_stays_away_once_it_was_heeded(visit: Visit, way: str) -> None:
    visitor = visit()
    table = seated("sneaky", [visitor.person], bots=1)
    page = visitor.open(f"/t/{table}")
    tip = page.get_by_role("button", name="New here?")
    expect(tip).to_be_visible()
    if way == "cross":
        page.locator(".tip").get_by_role("button", name="Close").click()
    elif way == "guide":
        tip.click()
    elif way == "menu":
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog").get_by_role("button", name="How to play").click()
    else:
        play_on([visitor], table, Choosing("sneaky", seed=23).choose, moves=1)
    expect(tip).to_be_hidden()
    page.reload()
    expect(page.get_by_test_id("phase")).to_be_visible()
    expect(tip).to_be_hidden()
    visitor.open(f"/t/{seated('beutezug', [visitor.person], bots=1)}")
    expect(tip).to_be_visible()


def test_giving_up_is_asked_about_and_for_good_then_a_bot_plays(visit: Visit) -> None:
    visitor, other = visit(), visit()
    table = seated("beutezug", [visitor.person, other.person], bots=0)
    page = visitor.open(f"/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the game").click()
    really = page.get_by_role("dialog", name="Give up the game?")
    really.get_by_role("button", name="Play on").click()
    expect(page.get_by_text("You have given up")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the game").click()
    really.get_by_role("button", name="Give up the game").click()
    expect(page.get_by_text("You have given up: a bot plays on")).to_be_visible()
    other.open(f"/t/{table}")
    play_on([other], table, Choosing("beutezug", seed=24).choose, moves=6)
    page.reload()
    expect(page.get_by_text("You have given up: a bot plays on")).to_be_visible()
    expect(page.locator("[data-move]")).to_have_count(0)
    expect(page.get_by_role("button", name="Take over")).to_be_hidden()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/t/no-such-table", "This table isn’t there"),
        ("/t/no-such-table/replay", "This table isn’t there"),
        ("/what", "There is nothing here"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(visit: Visit, path: str, sentence: str) -> None:
    visitor = visit()
    visitor.forgives = re.compile("40[34]")
    page = visitor.open(path)
    expect(page.get_by_role("heading", name=sentence)).to_be_visible()


def test_a_wrong_code_is_said_in_a_sentence(visit: Visit) -> None:
    visitor = visit(locale="de", **PHONE)
    visitor.forgives = re.compile("40[34]")
    page = visitor.open("/")
    page.get_by_label("Hast du einen Code?").fill("ZZZZ")
    page.get_by_role("button", name="Dazu").click()
    sentence = page.locator("form").get_by_role("status")
    expect(sentence).to_contain_text("Kein offener Tisch")
    expect(sentence).to_be_in_viewport(ratio=1)


def test_what_keeps_a_game_from_beginning_is_said_where_it_can_be_seen(visit: Visit) -> None:
    visitor = visit(**PHONE)
    visitor.forgives = re.compile("ERR_FAILED")
    page = visitor.open("/")
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Play now: Sneaky Seven against bots").tap()
    sentence = page.get_by_text("The table can’t be reached just now")
    expect(sentence).to_be_in_viewport(ratio=1)


def test_why_a_move_is_refused_is_said_where_it_can_be_seen(visit: Visit) -> None:
    visitor = visit(**PHONE)
    visitor.forgives = re.compile("429")
    page = visitor.open(f"/t/{seated('sneaky', [visitor.person], bots=2)}")
    busy = {"error": "too-many", "sentence": "Too many."}
    page.route("**/play", lambda route: route.fulfill(status=429, json=busy))
    move = page.locator("[data-move^=place]").first
    expect(move).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    move.dispatch_event("click")
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
