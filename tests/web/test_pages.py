"""Every page, on every screen and in every light."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from foxden.games import names

from .conftest import Visit
from .looking import ALL_LOOKS, Looks, check_looks
from .playing import finished
from .visitor import BOT, Visitor, seated

GAMES = [
    game if game in ("sneaky", "sneaky-seven") else pytest.param(game, marks=pytest.mark.soak)
    for game in names()
]
pytestmark = pytest.mark.parametrize("looks", ALL_LOOKS)


def check_page(visitor: Visitor, looks: Looks) -> None:
    expect(visitor.page.get_by_role("main")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    check_looks(visitor.page, looks)


@pytest.mark.parametrize("path", ["/", "/nothing", "/t/no-such-table", "/join/ZZZZ"])
def test_pages_of_the_shell(visit: Visit, path: str, looks: Looks) -> None:
    visitor = visit()
    visitor.forgives = re.compile("40[34]")
    seated("sneaky", [visitor.person])
    visitor.open(path)
    check_page(visitor, looks)


@pytest.mark.parametrize("game", GAMES)
def test_pages_before_a_game(visit: Visit, game: str, looks: Looks) -> None:
    visitor = visit()
    for path in (f"/new/{game}", f"/guide/{game}"):
        visitor.open(path)
        check_page(visitor, looks)
    state = visitor.person.make(game, [{"kind": "me", "name": "Ada"}, {"kind": "open"}, BOT])
    visitor.open(f"/t/{state['table']['id']}")
    check_page(visitor, looks)


@pytest.mark.parametrize("game", GAMES)
def test_pages_after_a_game(visit: Visit, game: str, looks: Looks) -> None:
    visitor = visit()
    table = finished(game, visitor.person)
    page = visitor.open(f"/t/{table}")
    check_page(visitor, looks)
    visitor.open(f"/t/{table}/replay#5")
    check_page(visitor, looks)
    visitor.open(f"/t/{table}")
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verdict")).to_be_visible()
    check_page(visitor, looks)


@pytest.mark.parametrize("name", ["Menu", "How to play"])
def test_dialogues_at_the_table(visit: Visit, name: str, looks: Looks) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{seated('sneaky', [visitor.person], bots=2)}")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    check_page(visitor, looks)


def test_the_curtain(visit: Visit, looks: Looks) -> None:
    visitor = visit()
    people = [{"kind": "me", "name": "Ada"}, {"kind": "device", "name": "Bert"}]
    table = visitor.person.make("sly-dice", people)["table"]["id"]
    visitor.person.do(table, "start")
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_role("button", name="I am ")).to_be_visible()
    check_page(visitor, looks)
