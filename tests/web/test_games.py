"""Each game played to the end by two browsers and a bot, while a third one watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from foxden.games import names

from .conftest import Visit
from .playing import Choosing, play_on
from .visitor import seated

ALWAYS = {
    "sneaky": {"offer-place", "offer-roll", "offer-stop"},
    "beutezug": {"offer-pick", "offer-stop"},
    "sly-dice": {"offer-push", "offer-done", "offer-claim", "offer-accuse", "offer-pass"},
    "sneaky-seven": {
        *("offer-choose", "offer-roll", "offer-go", "offer-done", "offer-buy", "offer-study"),
        "offer-trade",
    },
}


@pytest.mark.parametrize("game", names())
def test_every_move_can_be_made_and_every_page_agrees(visit: Visit, game: str) -> None:
    ada, bert, watcher = visit(), visit(), visit()
    table = seated(game, [ada.person, bert.person])
    everyone = [ada, bert, watcher]
    for one in everyone:
        one.open(f"/t/{table}")
        for what in ("phase", "log", "scores"):
            expect(one.page.get_by_test_id(what)).to_have_count(1)
    choosing = Choosing(game, seed=1)
    end = play_on(everyone, table, choosing.choose)
    assert end["table"]["phase"] == "over"
    assert ALWAYS[game] <= set(choosing.pressed)
    for one in everyone:
        expect(one.page.get_by_test_id("end")).to_be_visible()
        expect(one.page.get_by_test_id("result").get_by_role("row")).to_have_count(4)
