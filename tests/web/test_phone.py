"""A whole game on a phone, with a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from foxden.games import names

from .conftest import Visit
from .looking import check_targets, check_width
from .playing import Choosing, State, play_on
from .visitor import PHONE, Visitor, seated

USUAL = "sneaky"
SOAK = [pytest.param(game, marks=pytest.mark.soak) for game in names() if game != USUAL]


def look(visitor: Visitor, state: State) -> None:
    check_width(visitor.page)
    check_targets(visitor.page)


@pytest.mark.parametrize("game", [USUAL, *SOAK])
def test_a_whole_game_with_a_thumb(visit: Visit, game: str) -> None:
    visitor = visit(**PHONE)
    table = seated(game, [visitor.person], bots=2)
    page = visitor.open(f"/t/{table}")
    end = play_on([visitor], table, Choosing(game, seed=2).choose, look=look)
    assert end["table"]["phase"] == "over"
    expect(page.get_by_test_id("end")).to_be_visible()
    check_width(page)
