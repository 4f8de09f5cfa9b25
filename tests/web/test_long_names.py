"""As many players as there can be, all with names as long as they can be, in one screen."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .looking import DESKTOP
from .playing import Choosing, State, play_on
from .visitor import BOT, Visitor

LONGEST = (
    "Maximilianus Augustinus",
    "Wolfgangamadeusmozartius",
    "Annaliesemariebernadette",
    "Friederikekunigundemaria",
    "Konstantinopelbewohnerin",
)
PARTS = {"sneaky": (4, "main"), "beutezug": (5, ".side")}
BURGLARY = ".lanes"
MOVES = 15
BOTTOM = "one => one.getBoundingClientRect().bottom + scrollY"


@pytest.mark.parametrize("game", PARTS)
def test_long_names_fit_into_one_screen(visit: Visit, game: str) -> None:
    visitor = visit(locale="de", viewport=DESKTOP)
    seats, part = PARTS[game]
    mine = {"kind": "me", "name": LONGEST[0]}
    bots = [{**BOT, "name": name} for name in LONGEST[1:seats]]
    table: str = visitor.person.make(game, [mine, *bots])["table"]["id"]
    visitor.person.do(table, "start")
    visitor.open(f"/t/{table}")

    def look(visitor: Visitor, state: State) -> None:
        if visitor.page.locator(BURGLARY).count():
            return  # how much there is to say of it is a matter of luck
        assert visitor.page.locator(part).evaluate(BOTTOM) <= DESKTOP["height"]

    play_on([visitor], table, Choosing(game, seed=3).choose, moves=MOVES, look=look)
