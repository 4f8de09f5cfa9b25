"""Whole games on the real server: a person and bots, over HTTP and the WebSocket."""

from __future__ import annotations

from random import Random

import pytest

from foxden.games import names

from .server import Person, play_out


@pytest.mark.parametrize("game", names())
def test_a_person_and_bots_play_a_whole_game(game: str, ada: Person) -> None:
    options = {"rounds": 5} if game == "sneaky-seven" else {}
    state = ada.make(game, ["me", "bot"], options=options)
    table = state["table"]["id"]
    ada.do(table, "start")
    end = play_out(ada, table, Random(1))
    result = end["table"]["result"]
    assert len(result["scores"]) == 2
    assert result["winners"]
    numbers = [line["number"] for line in end["all"]]
    assert numbers == sorted(numbers)
    assert ada.see(table)["eyes"][0]["told"] == end["all"]
