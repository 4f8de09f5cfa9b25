"""In the house's network there is no https: nothing may need what browsers keep for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..table.server import Person
from .conftest import Visit
from .playing import finished
from .visitor import Visitor

PASTED = """() => {
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
}"""


@pytest.fixture
def guest(visit: Visit, home: str) -> Visitor:
    """To this browser the server is another machine, with a name of its own."""
    return visit(home.replace("127.0.0.1", "foxden.test"))


def check_insecure(page: Page) -> None:
    assert page.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
    assert page.evaluate("navigator.clipboard === undefined")


def pasted(page: Page) -> str:
    page.evaluate(PASTED)
    page.keyboard.press("Control+V")
    text: str = page.locator("textarea").input_value()
    return text


def test_a_link_can_be_copied(guest: Visitor) -> None:
    page = guest.open("/new/sneaky")
    page.get_by_role("button", name="Set the table").click()
    check_insecure(page)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()
    assert link == page.url
    assert pasted(page) == link


def test_dice_can_be_checked(guest: Visitor, home: str) -> None:
    page = guest.open("/")
    check_insecure(page)
    page.get_by_role("button", name="Play now: Beutezug against bots").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-move]").first).to_be_visible()
    [cookie] = guest.context.cookies()
    assert cookie["httpOnly"], "a script can't read who one is"
    with Person(home, cookie["value"]) as person:
        finished("beutezug", person, page.url.rpartition("/")[2])
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("All is well")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Replay").click()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert pasted(page) == page.url
