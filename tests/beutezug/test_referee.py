"""Beutezug: whole random games, followed by a referee who knows only the clauses."""

from __future__ import annotations

from random import Random

import pytest

import foxden
from foxden.core.game import SEAT_NAMES
from foxden.games.beutezug import rules
from foxden.games.beutezug.view import View

from .referee import Referee


def looks(view: View) -> dict[str, object]:
    """The open table of a view, in the referee's words."""
    spaces = [space for row in view["rows"] for space in row["spaces"] if space["card"]]
    names = {burglar["seat"]: burglar["name"] for burglar in view["players"]}
    return {
        "display": {(s["row"], s["column"]): s["card"]["name"] for s in spaces if s["card"]},
        "order": [names[seat] for seat in view["order"]],
        "cards": {b["name"]: [card["name"] for card in b["cards"]] for b in view["players"]},
        "loot": {b["name"]: b["loot_token"] for b in view["players"]},
        "points": {b["name"]: b["score"] for b in view["players"]},
        "tokens": {
            b["name"]: (int(b["token"].split()[1]), int(b["token"].split()[3]))
            for b in view["players"]
            if b["token"]
        },
        "adrift": {b["name"] for b in view["players"] if b["is_adrift"]},
    }


def should_look(referee: Referee) -> dict[str, object]:
    return {
        "display": referee.display,
        "order": referee.order,
        "cards": referee.cards,
        "loot": referee.loot,
        "points": {seat: referee.points(seat) for seat in referee.seats},
        "tokens": {seat: place for seat, place in referee.tokens.items() if place},
        "adrift": {seat for seat, place in referee.tokens.items() if place is None},
    }


@pytest.mark.parametrize("seats", rules.SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_the_referee_agrees_at_every_decision(seats: int, seed: int) -> None:
    """Half of the games give up at times, so that the 0-deck is drawn through."""
    match = foxden.Match("beutezug", seats=seats, seed=seed)
    rng, referee, heard = Random(seed), Referee(seats), 0
    while match.to_move:
        for event in match.events[heard:]:
            referee.hear("table" if event.seat >= seats else SEAT_NAMES[event.seat], event.words)
        heard = len(match.events)
        assert looks(match.view()) == should_look(referee)
        (seat,) = match.to_move
        moves = match.moves(seat)
        bold = [words for words in moves if words != "stop"] if seed % 2 else moves
        match.play(seat, rng.choice(bold or moves))
    for event in match.events[heard:]:
        referee.hear("table" if event.seat >= seats else SEAT_NAMES[event.seat], event.words)
    result = match.result
    assert result is not None
    assert referee.is_over
    assert [SEAT_NAMES[seat] for seat in result.winners] == [referee.winner]
    assert list(result.scores) == [referee.points(seat) for seat in referee.seats]


def test_the_referee_notices_a_wrong_line() -> None:
    match = foxden.Match("beutezug", seats=2, seed=1)
    referee = Referee(2)
    for event in match.events:
        referee.hear("table", event.words)
    first = referee.order[0]
    with pytest.raises(AssertionError):
        referee.hear(first, "pick row 5 column 1")
    with pytest.raises(AssertionError):
        referee.hear(referee.order[1], "pick row 2 column 1")
