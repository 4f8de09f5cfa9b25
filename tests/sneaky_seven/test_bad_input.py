"""Sneaky Seven: words that are no move and moves that are not possible; nothing changes."""

from __future__ import annotations

import pytest

import foxden
from foxden.core.errors import BadSetup, FoxdenError, IllegalMove, UnknownWords
from foxden.core.position import fields_of

NO_MOVES = ["", "fly", "go", "go 1,1", "go 99,99", "go 12", "buy bicycle", "rob G", "give $7", "?"]
NOT_NOW = [
    "offer to myself",
    "done",
    "rob",
    "go 3,2",
    "buy tank",
    "accept",
    "rolls 3",
    "choose Sam",
]


def played() -> foxden.Match:
    match = foxden.Match("sneaky-seven", seats=2, seed=11)
    for name in ("Sam", "Nera"):
        (seat,) = match.to_move
        match.play(seat, f"choose {name}")
    return match


@pytest.mark.parametrize("words", NO_MOVES)
def test_words_that_are_no_move(words: str) -> None:
    match = played()
    before = fields_of(match.position)
    with pytest.raises(UnknownWords, match="no move of Sneaky Seven"):
        match.play(min(match.to_move), words)
    assert fields_of(match.position) == before


@pytest.mark.parametrize("words", NOT_NOW)
def test_moves_that_are_not_possible_now(words: str) -> None:
    match = played()
    before, events = fields_of(match.position), len(match.events)
    seat = match.view()["first"]
    with pytest.raises(FoxdenError) as refused:
        match.play(seat, words.replace("myself", "AB"[seat]))
    assert str(refused.value).endswith(".")
    assert (fields_of(match.position), len(match.events)) == (before, events)


def test_the_other_seat_has_to_wait() -> None:
    match = played()
    with pytest.raises(IllegalMove, match="somebody else"):
        match.play(1 - match.view()["first"], "roll")


def test_options_that_do_not_exist() -> None:
    for options in ({"minutes": 7}, {"rounds": "many"}, {"colour": "red"}):
        with pytest.raises(BadSetup):
            foxden.Match("sneaky-seven", options=options)
