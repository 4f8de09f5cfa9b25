"""Transcripts: what is written can be read back, and what is wrong is named with its line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from foxden.core.errors import BadTranscript
from foxden.core.game import Move, Seat
from foxden.core.match import Match
from foxden.core.transcript import read_transcript

from .playing import random_match
from .rooms import TINY, game_of, load_any
from .tiny import notation
from .tiny.cups import Position

GAME = game_of(TINY)

TRUTH = """\
game: tiny
version: 3
seats: 2
options: rounds=1, target=none
seen by: everyone

table: prize 4
table to A: rolls 2
table to B: rolls 6
A: reroll
table to A: rolls 5
B: bid 6
A: bid 4
table: shows 5 for 4
table: shows 6 for 6
"""
TO_B = """\
game: tiny
version: 3
seats: 2
options: rounds=1, target=none
seen by: B

table: prize 4
table to A: ?
table to B: rolls 6
B: bid 6
A: ?
table: shows 5 for 4
table: shows 6 for 6
"""
TO_ALL = TO_B.replace("seen by: B", "seen by: a spectator").replace("rolls 6", "?")
TO_ALL = TO_ALL.replace("bid 6", "?")


def replayed(text: str, until: int | None = None) -> Match:
    return read_transcript(text, load_any, until)


def complaint(text: str) -> str:
    with pytest.raises(BadTranscript) as refused:
        replayed(text)
    return str(refused.value)


# What a match writes.


def test_the_truth_tells_everything_and_each_reader_what_they_saw() -> None:
    match = replayed(TRUTH)
    assert match.transcript() == TRUTH
    assert match.transcript(1) == TO_B
    assert match.transcript(None) == TO_ALL
    assert match.transcript(0) == TRUTH.replace("everyone", "A").replace(
        "table to B: rolls 6", "table to B: ?"
    ).replace("B: bid 6", "B: ?")


@pytest.mark.parametrize("text", [TRUTH, TO_B, TO_ALL], ids=["truth", "B", "spectator"])
def test_each_kind_can_be_read_back_and_cut_after_any_line(text: str) -> None:
    lines = text.splitlines(keepends=True)
    for length in range(6, len(lines) + 1):
        part = "".join(lines[:length])
        assert replayed(part).transcript() == part
    assert replayed(text).result == replayed(TRUTH).result


def test_a_seed_stands_only_in_the_truth() -> None:
    match = random_match(GAME, 2, 3)
    assert f"seed: {match.master}\n" in match.transcript()
    for viewer in (0, 1, None):
        assert match.master not in match.transcript(viewer)
        assert "seed" not in match.transcript(viewer)


def test_a_match_by_hand_has_no_seed_to_tell() -> None:
    match = replayed(TRUTH.partition("B: bid 6")[0])
    match.play(1, "bid 1")
    assert "seed" not in match.transcript()


def test_a_replayed_truth_goes_on_with_the_same_chance() -> None:
    whole = random_match(GAME, 3, 8)
    text = whole.transcript()
    for until in range(len(whole.events)):
        match = replayed(text, until)
        match.run_chance()
        for event in whole.events[len(match.events) :]:
            if event.seat < match.seats and len(match.events) < len(whole.events):
                match.play(event.seat, event.words)
        assert match.transcript() == text


def test_words_for_a_reader_are_written_from_the_view() -> None:
    """Words that depend on the position can't tell more than the reader's view does."""

    class Chatty:
        read = staticmethod(notation.read)
        tell = staticmethod(notation.tell)
        offer = staticmethod(notation.offer)

        @staticmethod
        def write(p: Position, seat: Seat, move: Move) -> str:
            return f"{notation.write(p, seat, move)} {p.die}"

    match = Match(
        replace(GAME, notation=Chatty()), 2, seed=3, chance=["prize 1", "A: rolls 5", "B: rolls 2"]
    )
    match.play(1, "bid 1")
    assert "5" not in match.transcript(None).partition("seen by")[2]
    assert "5" not in match.transcript(1).partition("seen by")[2]


# What a person may write.


def test_comments_blank_lines_and_spaces_are_passed_over() -> None:
    loose = TRUTH.replace("\n", "   # a remark\n\n").replace(": ", " :   ")
    assert replayed(loose).transcript() == TRUTH
    assert replayed(TRUTH.replace(" ", " \t ")).transcript() == TRUTH  # within words too


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_line_ends_of_other_systems_and_a_byte_order_mark_are_fine(ending: str) -> None:
    assert replayed("\ufeff" + TRUTH.replace("\n", ending)).transcript() == TRUTH
    broken = TRUTH.replace("A: bid 4", "A: bid 9").replace("\n", ending)
    assert complaint(broken).startswith("Line 13: ")


def test_reader_and_options_may_be_left_out() -> None:
    short = TRUTH.replace("seen by: everyone\n", "").replace(", target=none", "")
    assert replayed(short).transcript() == TRUTH


@pytest.mark.parametrize("text", [None, TRUTH.encode(), [TRUTH]])
def test_only_a_text_is_a_transcript(text: Any) -> None:
    with pytest.raises(BadTranscript) as refused:
        replayed(text)
    assert str(refused.value) == f"Line 1: This is {type(text).__name__}. Expected a text."


def test_a_line_of_the_header_that_is_none_is_called_so() -> None:
    told = complaint(TRUTH.replace("seen by: everyone", "seen to: everyone"))
    why = "'seen to' is not at this table, nor a line of the header."
    assert told.startswith(f"Line 5: 'seen to: everyone': {why} Expected 'table: ")


def test_until_stops_after_so_many_moves() -> None:
    assert replayed(TRUTH, 0).events == []
    assert len(replayed(TRUTH, 4).events) == 4
    assert len(replayed(TRUTH, 9).events) == 9
    until: Any
    for until in (10, -1, "4", 4.0):
        with pytest.raises(BadTranscript) as refused:
            replayed(TRUTH, until)
        assert str(refused.value) == (
            "Line 15: The transcript ends here, after 9 moves; "
            f"there is no move {until!r}. Expected a number from 0 to 9."
        )


# What is wrong, in sentences.

HEADER_LINES = [
    ("game: tiny\n", "", "Line 5: The header has no game. Expected a line 'game: …'."),
    ("version: 3\n", "", "Line 5: The header has no version. Expected a line 'version: …'."),
    ("seats: 2\n", "", "Line 5: The header has no seats. Expected a line 'seats: …'."),
    ("game: tiny", "game: chess", "Line 1: There is no game 'chess'. Expected the name of a game."),
    (
        "version: 3",
        "version: 2",
        "Line 2: These rules of tiny are version 3, not 2. Expected version 3.",
    ),
    ("version: 3", "version: new", "Line 2: 'version' can't be 'new'. Expected a whole number."),
    ("seats: 2", "seats: ²", "Line 3: 'seats' can't be '²'. Expected a whole number."),
    ("seats: 2", "seats: ٢", "Line 3: 'seats' can't be '٢'. Expected a whole number."),
    (
        "seats: 2",
        "seats: 99",
        "Line 3: tiny is for 2 to 3 players, not 99. "
        "Expected a number of seats that fits the game.",
    ),
    ("seats: 2", "seats: 2\nseats: 3", "Line 4: The header has 'seats' twice. Expected it once."),
    (
        "rounds=1",
        "rounds=7",
        "Line 4: Option rounds can't be '7'; it is one of: 1 to 3. Expected options of the game.",
    ),
    (
        "target=none",
        "cups=3",
        "Line 4: tiny has no option 'cups'; its options: rounds, target. "
        "Expected options of the game.",
    ),
    ("rounds=1", "rounds", "Line 4: 'rounds' has no value. Expected options as name=value."),
    ("target=none", "rounds=2", "Line 4: 'rounds' has two values. Expected each option once."),
    (
        "by: everyone",
        "by: C",
        "Line 5: 'C' is no reader. Expected everyone, a spectator or a seat.",
    ),
    (
        "by: everyone",
        "by: everyone\nseed: 7",
        "Line 6: '7' is no seed. Expected 64 hex digits (0-9, a-f).",
    ),
    (
        "by: everyone",
        "by: A\nseed: " + "0" * 64,
        "Line 6: The seed is not for A to know. Expected no seed, or 'seen by: everyone'.",
    ),
]
FIRST_BIDS = "'A: bid 1', 'A: bid 2', 'A: bid 3', 'A: bid 4', 'A: bid 5', 'A: bid 6'"
BIDS = FIRST_BIDS.replace(", 'A: bid 6'", " or 'A: bid 6'")
MOVE_LINES = [
    (
        "A: reroll",
        "A reroll",
        f"Line 10: 'A reroll': This does not say who moves. Expected {FIRST_BIDS} "
        "or one of 8 more.",
    ),
    (
        "A: bid 4",
        "C: bid 4",
        f"Line 13: 'C: bid 4': 'C' is not at this table. Expected {BIDS}.",
    ),
    (
        "A: bid 4",
        "A: bid 9",
        "Line 13: 'A: bid 9': 'bid 9' is no move; moves look like: bid 6, reroll. "
        f"Expected {BIDS}.",
    ),
    (
        "A: bid 4",
        "A: ?",
        f"Line 13: 'A: ?': A transcript for everyone has no '?'. Expected {BIDS}.",
    ),
    (
        "B: bid 6\nA: bid 4",
        "B: bid 6\nB: bid 4",
        f"Line 13: 'B: bid 4': Your bid is made. Expected {BIDS}.",
    ),
    (
        "table: shows 5 for 4",
        "table: shows 1 for 4",
        "Line 14: 'table: shows 1 for 4': Something else lies under that cup. "
        "Expected 'table: shows 5 for 4'.",
    ),
    (
        "table: shows 6 for 6",
        "table: shows 6 for 6\ntable: prize 1",
        "Line 16: 'table: prize 1': The game is over. Expected nothing more: the game is over.",
    ),
    (
        "table: shows 5 for 4",
        "table to A: shows 5 for 4",
        "Line 14: 'table to A: shows 5 for 4': What all see is next. "
        "Expected 'table: shows 5 for 4'.",
    ),
    (
        "A: reroll\ntable to A: rolls 5\nB: bid 6",
        "A: reroll\nB: bid 6\ntable to A: rolls 5",
        "Line 11: 'B: bid 6': The table moves first. Expected 'table to A: rolls 1', "
        "'table to A: rolls 2', 'table to A: rolls 3', 'table to A: rolls 4', "
        "'table to A: rolls 5' or 'table to A: rolls 6'.",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "sentence"), HEADER_LINES + MOVE_LINES)
def test_a_wrong_line_is_named_with_what_was_expected(
    right: str, wrong: str, sentence: str
) -> None:
    assert right in TRUTH
    assert complaint(TRUTH.replace(right, wrong)) == sentence


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        (
            "table to A: ?",
            "table to A: rolls 3",
            "Line 8: 'table to A: rolls 3': This is not for B to know; write '?'. "
            "Expected 'table to A: ?'.",
        ),
        (
            "table to A: ?",
            "table: rolls 3",
            "Line 8: 'table: rolls 3': What A alone sees is next. Expected 'table to A: ?'.",
        ),
        (
            "A: ?",
            "A: bid 4",
            "Line 11: 'A: bid 4': This is not for B to know; write '?'. Expected 'A: ?'.",
        ),
        (
            "A: ?",
            "A: reroll",
            "Line 11: 'A: reroll': That this happened is not for B to know. Expected 'A: ?'.",
        ),
        (
            "A: ?",
            "table to A: ?",
            "Line 11: 'table to A: ?': It is somebody else's turn. Expected 'A: ?'.",
        ),
        (
            "table: shows 6 for 6",
            "table: ?",
            "Line 13: 'table: ?': That is not what the table decides now. "
            "Expected 'table: shows 6 for 6'.",
        ),
    ],
)
def test_a_record_holds_what_its_reader_saw_and_no_more(
    right: str, wrong: str, sentence: str
) -> None:
    head, found, tail = TO_B.rpartition(right)
    assert found
    if right == "A: ?":
        assert complaint(head + wrong + tail) == sentence
    else:
        assert complaint(TO_B.replace(right, wrong)) == sentence


@pytest.mark.parametrize("own", ["rolls 6", "bid 6"])
def test_a_reader_knows_their_own_dice_and_moves(own: str) -> None:
    assert "Line" in complaint(TO_B.replace(own, "?"))


def test_a_very_long_line_is_not_repeated() -> None:
    assert complaint(TRUTH.replace("A: bid 4", "A: " + "bid " * 10_000)) == (
        "Line 13: The line has 40002 characters. Expected at most 400."
    )
    assert len(complaint(TRUTH.replace("seats: 2", "seats: " + "2" * 10_000))) < 100
