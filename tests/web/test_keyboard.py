"""Whole games without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .keyboard import focus, tab_to, tab_to_a_move
from .playing import POLL, agreed, finished, legal, moves_on, told
from .visitor import seated

GAMES = {"beutezug": "Beutezug", "sneaky": "Sneaky", "sly-dice": "Sly Dice"}
ON_ITS_WAY = "[data-move][aria-disabled=true]"  # until the table has told of the last move
FORWARD = ("offer-choose", "offer-roll", "offer-go", "offer-done")  # to the next turn
SOAK = [pytest.param(name, marks=pytest.mark.soak) for name in ("sneaky", "sly-dice")]


@pytest.mark.parametrize("game", ["beutezug", *SOAK])
def test_from_home_to_the_end_by_keyboard(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.open("/")
    title = GAMES[game]
    tab_to(page, page.get_by_role("button", name=f"Play now: {title} against bots"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    while (state := agreed(visitor, table))["table"]["phase"] == "playing":
        if not legal(state):
            page.wait_for_timeout(POLL)
            continue
        expect(page.locator(ON_ITS_WAY)).to_have_count(0)
        tab_to_a_move(page)
        page.keyboard.press("Enter")
        assert moves_on(visitor, table, state["number"]), "Enter does nothing"
    expect(page.get_by_test_id("end")).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Check the dice"))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_contain_text("All is well")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("verdict")).to_be_hidden()
    assert focus(page)["name"] == "Check the dice"


def test_the_keyboard_is_never_sent_back_to_the_start_on_the_way_to_a_game(visit: Visit) -> None:
    page = visit().open("/")
    tab_to(page, page.get_by_role("link", name="Invite friends to Sneaky", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table")).to_be_focused()
    bot = page.get_by_role("button", name="Bot", exact=True)
    tab_to(page, bot)
    page.keyboard.press("Enter")
    expect(bot).to_be_focused()
    page.keyboard.press("Enter")
    expect(bot).to_have_count(0)  # the game has no room for more
    expect(page.get_by_role("group").locator(":focus")).to_have_count(1)
    tab_to(page, page.get_by_role("button", name="Set the table"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your table is set")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Free Seat 4"))
    page.keyboard.press("Enter")
    fill = page.get_by_test_id("seat-3").get_by_role("button", name="Bot")
    expect(fill).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Remove Seat 4"))
    page.keyboard.press("Enter")
    more = page.get_by_role("button", name="One more seat")
    expect(more).to_be_focused()
    tab_to(page, page.get_by_test_id("seat-1").get_by_role("button", name="Bot"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Free Seat 2")).to_be_focused()
    tab_to(page, page.get_by_role("button", name="Start the game"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("main").locator(".play__say")).to_be_visible()
    expect(page.get_by_role("main")).to_be_focused()


def test_the_keyboard_stays_at_the_controls_of_a_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{finished('beutezug', visitor.person)}/replay#5")
    tab_to(page, page.get_by_role("button", name="One move on"))
    page.keyboard.press("End")
    slider = page.get_by_role("slider")
    expect(slider).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="One move on")).to_be_enabled()


def test_whose_turn_has_come_hears_it(visit: Visit) -> None:
    visitor = visit()
    table = seated("sneaky", [visitor.person], bots=1)
    page = visitor.open(f"/t/{table}")
    heard = page.locator("[aria-live]").filter(has_text=re.compile("^Your turn$"))
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(heard).to_have_count(1)
    visitor.person.do(table, "resign", seat=0)
    expect(heard).to_have_count(0)


def test_a_dialogue_keeps_the_focus_and_gives_it_back(visit: Visit) -> None:
    visitor = visit()
    table = seated("sneaky", [visitor.person], bots=2)
    page = visitor.open(f"/t/{table}")
    menu = page.get_by_role("button", name="Menu")
    tab_to(page, menu)
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Menu")
    expect(dialog).to_be_visible()
    inside = (
        "one => one.contains(document.activeElement) || document.activeElement === document.body"
    )
    for _ in range(12):
        page.keyboard.press("Tab")
        focus(page)
        assert dialog.evaluate(inside)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(menu).to_be_focused()


def test_sly_dice_keeps_the_keyboard_at_the_table(visit: Visit) -> None:
    """What was pressed is gone with the roll; the next Tab does not begin at the top."""
    visitor = visit()
    table = seated("sly-dice", [visitor.person])
    page = visitor.open(f"/t/{table}")
    done = page.locator('[data-move="done"]')
    done.focus()
    done.press("Enter")
    page.locator(".claim [data-move]").first.wait_for(state="attached")
    expect(done).to_have_count(0)
    expect(page.locator(".claim")).to_be_focused()


def test_sneaky_keeps_the_keyboard_at_the_dice(visit: Visit) -> None:
    """The roll that was pressed is off until a die is placed; the next Tab starts at the dice."""
    visitor = visit()
    page = visitor.open(f"/t/{seated('sneaky', [visitor.person], bots=1)}")
    page.locator("[data-move^='place ']").first.press("Enter")
    roll = page.locator("[data-move=roll]")
    roll.focus()
    roll.press("Enter")
    expect(roll).to_have_count(0)
    expect(page.locator(".play :focus:not(:disabled)")).to_have_count(1)


def test_the_bar_leaves_the_keyboard_at_the_table(visit: Visit) -> None:
    """Whoever was in the bar once is not sent back there when "Take back" goes with the roll."""
    visitor = visit()
    page = visitor.open(f"/t/{seated('sneaky', [visitor.person], bots=1)}")
    place = page.locator("[data-move^='place ']")
    back = page.get_by_role("button", name="Take back")
    expect(place.first).to_be_visible()
    place.first.press("Enter")
    expect(back).to_be_visible()
    tab_to(page, page.get_by_role("button", name="Menu"))
    roll = page.locator("[data-move=roll]")
    tab_to(page, roll)
    roll.press("Enter")
    expect(roll).to_have_count(0)
    expect(back).to_have_count(0)
    expect(page.locator("nav :focus")).to_have_count(0)
    expect(page.locator(".play :focus")).to_have_count(1)


def test_sneaky_seven_keeps_the_keyboard_in_the_market(visit: Visit) -> None:
    """What was bought is gone; the next Tab stays in the dialogue, and Escape leads back."""
    visitor, other = visit(), visit()
    table = seated("sneaky-seven", [visitor.person, other.person], bots=0)
    while all(move["words"] != "buy boat" for move in legal(told(visitor, table))):
        for one in (visitor, other):
            state = told(one, table)
            moves = [move for move in legal(state) if move["kind"] in FORWARD]
            if moves:
                one.person.play(state, state["table"]["you"][0], moves[0]["words"])
    page = visitor.open(f"/t/{table}")
    market = page.get_by_role("button", name="Market")
    market.press("Enter")
    boat = page.locator("[data-move='buy boat']")
    expect(boat).to_be_visible()  # the dialogue is open: a key goes nowhere else
    boat.press("Enter")
    expect(boat).to_have_count(0)
    expect(page.locator("dialog[open] .dialog__in")).to_be_focused()
    page.keyboard.press("Escape")
    expect(market).to_be_focused()
