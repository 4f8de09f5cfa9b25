"""Sneaky: three complete games, replayed, with the values after each turn as worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import foxden
from foxden.games.sneaky.table import Phase
from foxden.games.sneaky.view import View, view

from .scene import name

FOLDER = Path(__file__).parent / "transcripts"

# After each turn and its refill: turn | handcuffs | top of each stack | centre.  With two players
# the stacks are A's 2s, A's 3s, B's 2s and B's 3s.
TWO = """
 1 | 2 3 | -, -, blue 2, red 3                    | yellow 2, green 2, purple 1
 2 | 3 3 | yellow 2, -, blue 2, red 3             | green 3, yellow 3, blue 1
 3 | 3 2 | yellow 2, -, blue 2, red 3             | green 3, yellow 3, blue 1
 4 | 4 2 | yellow 2, green 3, blue 2, -           | grey 2, yellow 3, blue 2
 5 | 4 1 | green 2, green 3, yellow 2, -          | grey 2, yellow 3, blue 2
 6 | 5 1 | yellow 2, green 3, blue 2, -           | red 1, yellow 3, red 2
 7 | 5 2 | yellow 2, red 3, red 2, green 3        | purple 2, yellow 3, grey 3
 8 | 6 2 | yellow 2, grey 3, red 2, green 3       | purple 2, purple 3, yellow 1
 9 | 6 3 | yellow 2, grey 3, purple 2, purple 3   | blue 3, grey 2, green 1
10 | 7 3 | grey 2, blue 3, purple 2, purple 3     | yellow 2, red 2, green 2
11 | 7 4 | grey 2, grey 3, red 2, blue 3          | purple 2, -, green 2
12 | 8 4 | green 2, grey 3, red 2, blue 3         | -, -, -
"""
THREE = """
 1 | 2 2 1 | -, -, -                                | purple 3, green 1, yellow 2
 2 | 3 2 1 | yellow 2, -, -                         | red 3, red 1, blue 2
 3 | 3 3 1 | yellow 2, red 3, -                     | blue 3, grey 3, green 2
 4 | 3 3 0 | purple 3, blue 2, yellow 2             | blue 3, grey 3, green 2
 5 | 2 3 0 | purple 3, blue 2, yellow 2             | blue 3, grey 3, green 2
 6 | 2 4 0 | purple 3, grey 3, yellow 2             | yellow 3, purple 1, green 2
 7 | 2 4 0 | purple 3, grey 3, yellow 2             | yellow 3, purple 1, green 2
 8 | 3 4 0 | yellow 2, grey 3, red 3                | purple 3, grey 2, green 2
 9 | 3 5 0 | yellow 3, grey 2, red 3                | purple 3, red 3, grey 1
10 | 3 5 1 | yellow 3, yellow 2, purple 3           | blue 1, red 3, yellow 1
11 | 4 5 1 | red 3, green 2, purple 3               | green 3, green 3, red 2
12 | 4 6 1 | red 3, green 3, purple 3               | yellow 3, green 3, blue 3
13 | 4 6 1 | red 3, green 3, green 3                | yellow 3, purple 2, blue 3
14 | 5 6 1 | purple 2, green 3, green 3             | grey 3, -, blue 3
15 | 5 6 1 | purple 2, grey 3, green 3              | -, -, blue 3
16 | 5 6 0 | yellow 3, grey 3, purple 2             | -, -, blue 3
17 | 4 6 0 | yellow 3, grey 3, purple 2             | -, -, blue 3
"""
FOUR = """
 1 | 2 2 2 1 | -, -, -, -                             | grey 1, red 2, blue 3
 2 | 3 2 2 1 | red 2, -, -, -                         | green 1, yellow 1, blue 3
 3 | 3 3 2 1 | -, red 2, -, -                         | purple 3, grey 1, blue 1
 4 | 3 3 3 1 | -, blue 3, purple 3, -                 | yellow 2, green 2, red 1
 5 | 3 3 3 2 | -, blue 3, purple 3, green 2           | blue 1, purple 2, grey 3
 6 | 4 3 3 2 | green 2, blue 3, purple 3, yellow 2    | yellow 1, red 3, grey 3
 7 | 4 4 3 2 | green 2, grey 3, purple 3, -           | purple 1, red 3, green 1
 8 | 4 4 4 2 | purple 2, grey 3, green 2, -           | grey 2, red 1, yellow 3
 9 | 4 4 4 3 | purple 2, grey 3, green 2, grey 2      | green 3, blue 2, purple 1
10 | 3 4 4 3 | green 2, yellow 2, red 3, yellow 3     | green 3, blue 2, purple 1
11 | 3 5 4 3 | grey 2, blue 2, red 3, yellow 3        | green 3, -, -
12 | 3 5 4 3 | grey 2, blue 2, yellow 3, -            | -, -, -
"""


def text_of(game: str) -> str:
    return (FOLDER / f"{game}-players.txt").read_text(encoding="utf-8")


def after_each_turn(match: Any) -> Iterator[tuple[int, View]]:
    """The turns of a match by number, with what lay on the table when the next one began."""
    for before, _, after in match.steps():
        if before.turn_number and (
            after.turn_number > before.turn_number or after.phase == Phase.OVER
        ):
            yield before.turn_number, view(after, 0)


def row(turn: int, seen: View) -> str:
    handcuffs = " ".join(str(thief["handcuffs"]) for thief in seen["players"])
    stacks = [stack["bandits"] for thief in seen["players"] for stack in thief["stacks"]]
    tops = ", ".join(name(stack[-1]) if stack else "-" for stack in stacks)
    cards = [place["bandit"] for place in seen["centre"]]
    centre = ", ".join(name(bandit) if bandit else "-" for bandit in cards)
    return f"{turn} | {handcuffs} | {tops} | {centre}"


def rows(table: str) -> list[str]:
    return [" | ".join(" ".join(cell.split()) for cell in line.split("|")) for line in lines(table)]


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


@pytest.mark.parametrize(("game", "table"), [("two", TWO), ("three", THREE), ("four", FOUR)])
def test_c24_c31_c33_c37_every_turn_leaves_what_was_worked_out(game: str, table: str) -> None:
    match = foxden.replay(text_of(game))
    assert [row(turn, seen) for turn, seen in after_each_turn(match)] == rows(table)


def stacks_of(match: Any, seat: int) -> list[list[str]]:
    thief = match.view()["players"][seat]
    return [[name(bandit) for bandit in stack["bandits"]] for stack in thief["stacks"]]


def test_c30_c47_two_players_end_with_an_empty_centre() -> None:
    match = foxden.replay(text_of("two"))
    twos = ["green 2", "grey 2", "blue 2", "yellow 2", "grey 2", "purple 2", "green 2"]
    assert stacks_of(match, 0) == [twos, ["red 3", "yellow 3", "grey 3"]]
    twos = ["blue 2", "red 2", "purple 2", "yellow 2", "red 2"]
    assert stacks_of(match, 1) == [twos, ["green 3", "purple 3", "blue 3"]]
    result = match.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((31, 22), (0,), "centre-empty")
    assert match.position.turn_number == 12
    assert match.position.last_turns == 1  # B's turn, which is lost


def test_c44_c48_c52_three_players_end_after_the_last_round() -> None:
    match = foxden.replay(text_of("three"))
    assert stacks_of(match, 0) == [["purple 3", "yellow 3", "yellow 2", "red 3", "yellow 3"]]
    middle = ["blue 2", "blue 3", "grey 3", "green 2", "red 2", "green 3", "grey 3"]
    assert stacks_of(match, 1) == [middle]
    assert stacks_of(match, 2) == [["red 3", "grey 2", "purple 3", "green 3", "purple 2"]]
    result = match.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((18, 24, 12), (1,), "last-round")
    assert [dict(parts)["no-handcuffs"] for parts in result.parts] == [0, 0, -2]
    assert match.position.player == 0  # A revealed the last card and had the last turn


def test_c29_c47_c53_four_players_share_the_win() -> None:
    match = foxden.replay(text_of("four"))
    assert stacks_of(match, 0) == [["purple 2", "grey 3", "grey 2"]]
    assert stacks_of(match, 1) == [["blue 3", "yellow 2", "green 2", "blue 2"]]
    assert stacks_of(match, 2) == [["red 2", "purple 3", "red 3", "green 3", "yellow 3"]]
    assert stacks_of(match, 3) == [[]]
    result = match.result
    assert result is not None
    assert (result.scores, result.winners) == ((9, 18, 18, 2), (1, 2))
    assert result.reason == "centre-empty"
    assert match.position.last_turns == 1  # D's turn, which is lost


# Lines in the middle of a turn, found by their words.


def up_to(game: str, line: str, count: int = 1, further: int = 0) -> Any:
    """The match after the ``count``-th line with these words, and so many lines further."""
    moves = [line.partition("#")[0].strip() for line in text_of(game).splitlines()]
    moves = [move for move in moves if move.startswith(("table:", "A:", "B:", "C:", "D:"))]
    found = [number for number, move in enumerate(moves, 1) if move == line]
    return foxden.replay(text_of(game), until=found[count - 1] + further)


def test_c15_three_yellow_dice_are_split() -> None:
    match = up_to("two", "A: place yellow on B's 2s", 2)
    seen = match.view()
    assert [place["dice"] for place in seen["centre"]] == [2, 1, 0]
    assert seen["players"][1]["stacks"][0]["dice"] == 2
    assert seen["dice"] == ["green", "blue"]


def test_c28_three_2s_are_asked_about() -> None:
    match = up_to("two", "A: stop", 3)
    assert set(match.moves(0)) == {"top centre 1", "top centre 3", "top B's 2s"}


def test_c45_the_last_round_of_two_begins_with_two_bandits() -> None:
    match = up_to("two", "table: deals purple 2", 2)
    seen = match.view()
    assert (seen["pile"], seen["last_turns"], seen["player"]) == (0, 2, 0)
    assert [place["bandit"] is None for place in seen["centre"]] == [False, True, False]


def test_c22_seven_placed_dice_leave_only_stop() -> None:
    match = up_to("two", "A: place red on B's 3s", 3)
    assert match.moves(0) == ["stop"]


def test_c13_c42_an_own_card_is_no_place() -> None:
    match = up_to("three", "A: place grey on centre 2", 2)
    assert match.view()["dice"] == ["purple", "purple"]
    assert set(match.moves(0)) == {"roll", "stop"}


def test_c34_c16_a_bust_without_handcuffs() -> None:
    match = up_to("three", "C: roll", 2)
    assert [place["dice"] for place in match.view()["centre"]] == [0, 1, 2]
    bust = up_to("three", "C: roll", 2, further=3)  # the third die fits nowhere either
    assert (bust.view()["turn"], bust.view()["player"]) == (8, 0)
    assert bust.view()["players"][2]["handcuffs"] == 0
    assert stacks_of(bust, 2) == [["red 3", "yellow 2"]]
    assert [place["dice"] for place in bust.view()["centre"]] == [0, 0, 0]


def test_c23_the_certain_bust_is_offered() -> None:
    match = up_to("four", "D: place blue on centre 3", 3)
    assert match.moves(3) == ["roll", "stop"]
    assert match.view()["bust_chance"] == 1.0
