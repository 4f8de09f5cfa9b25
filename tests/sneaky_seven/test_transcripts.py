"""Hand-checked games of Sneaky Seven: values by name at the lines that matter."""

from __future__ import annotations

from pathlib import Path

import foxden
from foxden.core.match import Match
from foxden.games.sneaky_seven.view import Thief

HERE = Path(__file__).parent / "transcripts"


def first_rounds(until: str) -> Match:
    """The transcript up to and including the line that starts with these words, the last such."""
    text = (HERE / "first-rounds.txt").read_text(encoding="utf-8")
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    moves = [line for line in lines if line[:2] in ("A:", "B:", "C:") or line.startswith("table:")]
    last = max(number for number, line in enumerate(moves) if line == until)
    return foxden.replay(text, last + 1)


def thief(match: Match, seat: int) -> Thief:
    found: Thief = match.view()["players"][seat]
    return found


def test_the_start() -> None:
    match = foxden.replay((HERE / "first-rounds.txt").read_text(encoding="utf-8"), 11)
    assert [thief(match, seat)["money"] for seat in range(3)] == [650, 700, 600]
    assert [thief(match, seat)["character"] for seat in range(3)] == ["Sam", "Brock", "Jogo"]
    assert match.view()["first"] == 2
    assert thief(match, 0)["tile"] == thief(match, 2)["tile"] == "19,4"


def test_the_trade() -> None:
    match = first_rounds("A: accept")
    assert (thief(match, 2)["money"], thief(match, 0)["money"]) == (550, 500)
    assert thief(match, 0)["hand"] == thief(match, 2)["hand"] == {"weapons": 1}


def test_the_job() -> None:
    match = first_rounds("A: sell sacre coeur loot")
    assert (thief(match, 0)["money"], thief(match, 0)["tokens"]) == (750, ["sacre coeur"])
    assert thief(match, 0)["hand"] == {}
    assert match.view()["deck"]["security"] == 10


def test_the_lesson() -> None:
    match = first_rounds("B: study locks")
    assert (thief(match, 1)["money"], thief(match, 1)["hand"]) == (600, {"locks": 1})
    assert match.to_move == {2}


def test_the_safe_house_and_its_guard() -> None:
    match = first_rounds("A: done")
    assert (thief(match, 0)["money"], thief(match, 2)["money"]) == (850, 550)
    assert (thief(match, 0)["safe_houses"], thief(match, 2)["safe_houses"]) == (1, 0)
    assert thief(match, 2)["laid"] == {}
    assert match.view()["deck"]["weapons"] == 10


def test_the_tunnel_and_the_police_station() -> None:
    match = first_rounds("table: shows a shield")
    assert thief(match, 1)["tile"] == "21,0"
    assert thief(match, 2)["is_in_station"]
    assert thief(match, 0)["money"] == 850
    assert match.to_move == {0}
    assert match.view()["round"] == 3
