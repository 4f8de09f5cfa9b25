"""Beutezug: games replayed, with what lies on the table after each round as worked out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import foxden
from foxden.core.game import SEAT_NAMES
from foxden.games.beutezug.table import Phase
from foxden.games.beutezug.view import View, view

from .referee import followed

FOLDER = Path(__file__).parent / "transcripts"
SEATS = {"two": 2, "three": 3, "five": 5}

# After each round: round | points | next turn order | cards face up in rows 2, 3, 4, 5 | 0-cards
# never drawn and put under.
TWO = """
1 | 0 5   | BA | 3 1 0 0 | 17 1
2 | 5 8   | BA | 3 2 1 0 | 17 1
3 | 14 8  | AB | 3 2 1 1 | 15 2
4 | 19 21 | BA | 3 2 2 1 | 15 2
5 | 31 30 | AB | 3 3 2 1 | 15 2
6 | 31 30 | AB | 3 3 2 1 | 11 4
7 | 41 41 | AB | 3 3 2 2 | 11 4
"""
THREE = """
1 | 4 0 3    | ACB | 3 2 0 0 | 17 1
2 | 4 5 7    | CBA | 3 3 1 0 | 15 2
3 | 5 10 7   | BCA | 3 3 2 0 | 11 4
4 | 5 15 12  | BCA | 3 3 3 0 | 9 5
5 | 12 20 21 | CBA | 3 3 3 1 | 9 5
6 | 21 27 21 | BCA | 3 3 3 1 | 7 6
7 | 22 34 29 | BCA | 3 3 3 2 | 5 7
"""
FIVE = """
1 | 5 0 0 3 0   | ADBCE | 3 2 0 0 | 13 3
2 | 9 5 0 8 5   | ADEBC | 3 3 1 0 | 11 4
3 | 14 10 7 11 9 | ADBEC | 3 3 2 1 | 11 4
"""


def text_of(game: str) -> str:
    return (FOLDER / f"{game}-players.txt").read_text(encoding="utf-8")


def after_each_round(match: Any) -> Iterator[tuple[int, View]]:
    """The rounds by number, with what lay on the table when the next one began, or at the end."""
    for before, _, after in match.steps():
        is_over = after.phase == Phase.OVER
        if before.round_number and (is_over or after.round_number > before.round_number):
            yield before.round_number, view(after, 0)


def row(number: int, seen: View) -> str:
    points = " ".join(str(burglar["score"]) for burglar in seen["players"])
    order = "".join(SEAT_NAMES[seat] for seat in seen["order"])
    rows = (sum(space["card"] is not None for space in r["spaces"]) for r in seen["rows"])
    zeros = f"{seen['zeros']['never_drawn']} {len(seen['zeros']['under'])}"
    return f"{number} | {points} | {order} | {' '.join(map(str, rows))} | {zeros}"


def rows(table: str) -> list[str]:
    lines = table.strip().splitlines()
    return [" | ".join(" ".join(cell.split()) for cell in line.split("|")) for line in lines]


@pytest.mark.parametrize(("game", "table"), [("two", TWO), ("three", THREE), ("five", FIVE)])
def test_c7_c31_c35_c36_every_round_leaves_what_was_worked_out(game: str, table: str) -> None:
    match = foxden.replay(text_of(game))
    assert [row(number, seen) for number, seen in after_each_round(match)] == rows(table)


@pytest.mark.parametrize("game", SEATS)
def test_the_referee_who_knows_only_the_clauses_agrees(game: str) -> None:
    referee = followed(text_of(game), SEATS[game])
    seen = foxden.replay(text_of(game)).view()
    for burglar in seen["players"]:
        assert burglar["score"] == referee.points(burglar["name"])
        assert [card["name"] for card in burglar["cards"]] == referee.cards[burglar["name"]]


def names(match: Any, seat: int) -> list[str]:
    return [card["name"] for card in match.view()["players"][seat]["cards"]]


# The ends.


def test_c33_c38_two_players_tie_and_the_best_card_decides() -> None:
    match = foxden.replay(text_of("two"))
    worth = [[card["points"] for card in seen["cards"]] for seen in match.view()["players"]]
    assert worth == [[0, 5, 9, 5, 12, 0, 10], [5, 3, 0, 13, 3, 0, 11]]
    result = match.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((41, 41), (1,), "best-cards")
    assert [dict(parts)["loot-token"] for parts in result.parts] == [0, 6]


def test_c32_c34_c37_three_players_and_two_loot_tokens() -> None:
    match = foxden.replay(text_of("three"))
    assert [burglar["loot_token"] for burglar in match.view()["players"]] == [5, 0, 6]
    assert [r["deck"] for r in match.view()["rows"]] == [0, 0, 4, 7]
    result = match.result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((22, 34, 29), (1,), "seven-rounds")


def test_five_players_stop_before_the_fourth_round() -> None:
    match = foxden.replay(text_of("five"))
    assert match.result is None
    assert (match.view()["round"], match.view()["phase"]) == (4, "picking")
    assert match.to_move == {0}
    assert names(match, 0) == ["green 5, black 5", "orange 4, pink 3", "green 5, green 3, black 4"]
    assert names(match, 4) == ["+1 green", "blue 2, green 3, black 4", "green 4, pink 3"]


# Lines in the middle of a round, found by their words.


def up_to(game: str, line: str, count: int = 1, further: int = 0) -> Any:
    """The match after the ``count``-th line with these words, and so many lines further."""
    moves = [line.partition("#")[0].strip() for line in text_of(game).splitlines()]
    start = next(k for k, move in enumerate(moves) if move.startswith("table"))
    moves = [move for move in moves[start:] if move]
    found = [number for number, move in enumerate(moves, 1) if move == line]
    return foxden.replay(text_of(game), until=found[count - 1] + further)


def tokens(match: Any) -> list[str | None]:
    return [burglar["token"] for burglar in match.view()["players"]]


def test_c27_a_token_drops_past_nothing_to_the_row_below() -> None:
    match = up_to("two", "table: rolls green 5")
    assert tokens(match) == [None, "row 2 column 1"]
    assert names(match, 0) == ["+1 orange", "green 5, green 3, black 4"]


def test_c22_two_plus_ones_that_do_not_suffice() -> None:
    match = up_to("two", "B: add 1 to orange")
    assert match.view()["phase"] == "drawing"
    assert tokens(match)[1] is None


def test_c14_giving_up_with_a_reroll_left() -> None:
    before = up_to("two", "B: add 1 to black", 2)
    assert set(before.moves(1)) == {
        *("reroll blue 5", "reroll orange 4", "reroll pink 4", "reroll black 1", "stop")
    }
    assert up_to("two", "B: stop").view()["phase"] == "drawing"


def test_c17_c22_a_green_plus_is_no_use_for_pink_and_black_dice() -> None:
    match = up_to("three", "A: pick row 3 column 2")
    assert match.view()["players"][0]["colours"] == ["green"]
    failed = up_to("three", "table: rolls black 2")
    assert (failed.view()["phase"], failed.view()["player"]) == ("drawing", 0)


def test_c33_the_loot_token_comes_after_the_refill() -> None:
    won = up_to("three", "C: reroll black 1", further=1)
    assert won.view()["players"][2]["loot_token"] == 0
    assert won.view()["phase"] == "revealing"
    assert up_to("three", "table: reveals orange 4, pink 3").view()["players"][2]["loot_token"] == 6


def test_c36_three_tie_for_the_third_place() -> None:
    match = up_to("five", "table: reveals blue 2, green 3, black 4")
    assert [match.view()["players"][seat]["score"] for seat in range(5)] == [5, 0, 0, 3, 0]
    assert match.view()["order"] == [0, 3]
    assert match.view()["phase"] == "ranking"


def test_c27_c28_two_tokens_drop_one_after_the_other() -> None:
    assert tokens(up_to("five", "table: rolls black 5", 3)) == [
        *("row 3 column 1", "row 3 column 1", None, "row 2 column 1", "row 2 column 2")
    ]
    assert tokens(up_to("five", "B: reroll orange 2", further=1)) == [
        *("row 2 column 1", None, None, "row 2 column 1", "row 2 column 2")
    ]


def test_c32_a_number_3_card_fills_the_bottom_row() -> None:
    match = up_to("five", "table: reveals green 5, green 3, black 4")
    assert [r["deck"] for r in match.view()["rows"]] == [0, 3, 6, 8]
    card = match.view()["rows"][0]["spaces"][0]["card"]
    assert (card["number"], card["name"]) == (3, "green 5, green 3, black 4")
    assert tokens(match)[0] == "row 2 column 1"


@pytest.mark.parametrize(
    ("reader", "under"), [("A", ["+1 green", None]), ("B", [None, "+1 orange"])]
)
def test_c24_c40_what_lies_under_the_deck_is_known_to_who_put_it_there(
    reader: str, under: list[str | None]
) -> None:
    match = up_to("two", "B: keep +1 black")
    seat = SEAT_NAMES.index(reader)
    assert match.view(seat)["zeros"]["under"] == under
    other = "B" if reader == "A" else "A"
    assert f"table to {other}: ?" in match.transcript(seat)
    assert f"table to {reader}: ?" not in match.transcript(seat)
