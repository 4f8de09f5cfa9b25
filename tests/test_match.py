"""A match: seats, chance, views, result."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import foxden
from foxden.core.errors import BadSetup, FoxdenError, IllegalMove, UnknownWords
from foxden.core.game import CHANCE
from foxden.core.match import Match
from foxden.core.position import fields_of
from foxden.core.transcript import read_transcript

from .playing import random_match
from .rooms import TINY, game_of, load_any

GAME = game_of(TINY)
DICE = ["prize 4", "A: rolls 5", "B: rolls 2"]


def all_of(match: Match) -> tuple[Any, ...]:
    """Everything that a refused move must leave as it was."""
    return fields_of(match.position), list(match.events), dict(match._streams.drawn)


# Setting up.


@pytest.mark.parametrize("seats", [1, 4, 99, -1, 2.0, "2", True])
def test_a_table_takes_only_so_many_players(seats: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        Match(GAME, seats)
    assert str(refused.value) == f"tiny is for 2 to 3 players, not {seats!r}."


def test_whole_numbers_of_numpy_are_seats_too() -> None:
    match = Match(GAME, np.int64(3), 1)  # type: ignore[arg-type]
    seat: Any = np.int8(1)
    assert match.seats == 3
    assert match.moves(seat) == match.moves(1)
    assert match.view(seat) == match.view(1)
    match.play(seat, "bid 1")
    assert type(match.events[-1].seat) is int


def test_the_fewest_players_play_unless_told_otherwise() -> None:
    assert Match(GAME).seats == 2


@pytest.mark.parametrize("seed", ["7", "xyz", "00", "g" * 64, "0" * 63, 1.5, b"7", [1]])
def test_a_seed_is_a_whole_number_or_64_hex_digits(seed: Any) -> None:
    with pytest.raises(BadSetup, match=r"^A seed is a whole number or 64 hex digits, not "):
        Match(GAME, 2, seed)


def test_a_seed_is_told_by_the_match_and_gives_the_same_match() -> None:
    first = random_match(GAME, 2, 11)
    assert Match(GAME, 2, first.master).transcript() == Match(GAME, 2, 11).transcript()


def test_without_a_seed_two_matches_differ() -> None:
    assert Match(GAME, 2).master != Match(GAME, 2).master


def test_options_are_checked_and_may_be_text() -> None:
    assert Match(GAME, 2, 1, {"rounds": "3"}).options == {"rounds": 3, "target": "none"}
    with pytest.raises(BadSetup, match=r"^Option rounds can't be '9'; it is one of: 1 to 3\.$"):
        Match(GAME, 2, 1, {"rounds": 9})
    with pytest.raises(BadSetup, match=r"^tiny has no option 'cups'; its options: rounds, target"):
        Match(GAME, 2, 1, {"cups": 1})


def test_there_is_a_match_for_every_game_by_name() -> None:
    for name in foxden.games():
        assert foxden.Match(name, seed=1).to_move
    with pytest.raises(foxden.UnknownGame, match="There is no game 'chess'; there are: sneaky"):
        foxden.Match("chess")


# Playing.


def test_chance_has_acted_whenever_one_looks() -> None:
    match = Match(GAME, 3, 1)
    assert match.to_move == {0, 1, 2}
    assert [event.seat for event in match.events] == [CHANCE] * 4


def test_several_seats_owe_a_move_and_act_in_any_order() -> None:
    match = Match(GAME, 3, 1)
    match.play(2, "bid 1")
    assert match.to_move == {0, 1}
    match.play(0, "bid 2")
    assert match.to_move == {1}


def test_a_secret_reroll_is_answered_at_once() -> None:
    match = Match(GAME, 2, chance=[*DICE, "A: rolls 6"])
    match.play(0, "reroll")
    assert match.to_move == {0, 1}
    assert match.view(0)["cups"][0]["die"] == 6
    assert "reroll" not in match.moves(0)


@pytest.mark.parametrize(
    ("seat", "words", "sentence"),
    [
        (0, "bid 7", "'bid 7' is no move; moves look like: bid 6, reroll."),
        (0, "", "'' is no move; moves look like: bid 6, reroll."),
        (0, "?", "'?' is no move; moves look like: bid 6, reroll."),
        (0, "rolls 5", "Only the table rolls dice and lifts cups."),
        (1, "bid 1", "Your bid is made."),
        (2, "bid 1", "There is no seat 2 at this table; seats are 0 to 1."),
        (-1, "bid 1", "There is no seat -1 at this table; seats are 0 to 1."),
        (CHANCE, "rolls 5", "There is no seat 7 at this table; seats are 0 to 1."),
        ("A", "bid 1", "There is no seat 'A' at this table; seats are 0 to 1."),
        (0, None, "A move is named in words, not by None."),
        (0, b"bid 1", "A move is named in words, not by b'bid 1'."),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(seat: Any, words: Any, sentence: str) -> None:
    match = Match(GAME, 2, 1, chance=DICE)
    match.play(1, "bid 2")
    before = all_of(match)
    with pytest.raises(FoxdenError) as refused:
        match.play(seat, words)
    assert str(refused.value) == sentence
    assert all_of(match) == before


def test_an_illegal_move_names_its_reason() -> None:
    match = Match(GAME, 2, 1)
    match.play(0, "bid 1")
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "bid 1")
    assert refused.value.reason == "bid-is-sealed"
    with pytest.raises(UnknownWords):
        match.play(0, "bluff")


def test_after_the_end_nothing_can_be_played() -> None:
    match = random_match(GAME, 2, 4)
    assert match.to_move == frozenset()
    assert match.moves(0) == []
    with pytest.raises(IllegalMove, match=r"^The game is over\.$"):
        match.play(0, "bid 1")


def test_the_result_tells_how_much_who_and_why() -> None:
    shows = ["shows 5 for 4", "shows 2 for 3"]
    match = Match(GAME, 2, options={"rounds": 1}, chance=[*DICE, *shows])
    assert match.result is None
    match.play(0, "bid 4")
    match.play(1, "bid 3")
    assert match.result == foxden.Result(
        scores=(7, -2),
        parts=({"hits": 7, "busts": 0}, {"hits": 0, "busts": -2}),
        winners=(0,),
        reason="last-round",
    )


def test_a_match_can_end_early_for_another_reason() -> None:
    match = Match(GAME, 2, options={"rounds": 3, "target": "5"}, chance=DICE)
    match.play(0, "bid 4")
    match.play(1, "bid 1")
    assert match.result is not None
    assert match.result.reason == "target-reached"


# Views.


def test_nobody_sees_under_the_cups_of_others() -> None:
    match = Match(GAME, 2, chance=DICE)
    match.play(0, "bid 4")
    assert [cup["die"] for cup in match.view(0)["cups"]] == [5, None]
    assert [cup["bid"] for cup in match.view(0)["cups"]] == [4, None]
    assert [cup["die"] for cup in match.view(1)["cups"]] == [None, 2]
    assert [cup["die"] for cup in match.view(None)["cups"]] == [None, None]
    assert [cup["has_bid"] for cup in match.view(None)["cups"]] == [True, False]


def test_a_reroll_shows_in_no_other_view_message_or_transcript() -> None:
    quiet, sly = (Match(GAME, 2, 5, chance=DICE) for _ in range(2))
    sly.play(0, "reroll")
    for viewer in (1, None):
        assert quiet.view(viewer) == sly.view(viewer)
        assert quiet.seen(viewer) == sly.seen(viewer)
        assert quiet.told(viewer) == sly.told(viewer)
        assert quiet.transcript(viewer) == sly.transcript(viewer)
    assert quiet.view(0) != sly.view(0)


def test_what_is_told_can_start_later() -> None:
    match = Match(GAME, 2, chance=DICE)
    assert [message.id for message in match.told(1)] == ["prize", "rolled"]
    before = len(match.events)
    match.play(0, "bid 4")
    assert [message.id for message in match.told(1, since=before)] == ["sealed"]
    assert [message.id for message in match.told(0, since=before)] == ["bids"]


@pytest.mark.parametrize("viewer", [2, -1, 8, "A", 1.0])
def test_views_are_for_seats_of_this_table(viewer: Any) -> None:
    match = Match(GAME, 2, 1)
    for look in (match.view, match.seen, match.told, match.transcript):
        with pytest.raises(BadSetup):
            look(viewer)


@pytest.mark.parametrize("reader", [1, None])
def test_a_match_read_from_one_view_does_not_pretend_to_know_others(reader: int | None) -> None:
    match = read_transcript(random_match(GAME, 3, 2).transcript(reader), load_any)
    for look in (match.view, match.seen, match.told, match.transcript):
        look(reader), look(None)
        with pytest.raises(BadSetup, match="what A saw"):
            look(0)


def test_a_match_read_from_a_view_cannot_be_played_on() -> None:
    match = Match(GAME, 2, chance=DICE)
    seen = read_transcript(match.transcript(0), load_any)
    assert seen.moves(0) == match.moves(0)
    with pytest.raises(BadSetup, match="only the whole truth can be played on"):
        seen.play(0, "bid 1")
    with pytest.raises(BadSetup, match="only the whole truth can be played on"):
        seen.run_chance()


def test_a_match_read_from_a_record_waits_for_its_chance() -> None:
    whole = Match(GAME, 2, 6)
    text = whole.transcript()
    match = read_transcript(text, load_any, until=1)
    assert match.to_move == {CHANCE}
    assert match.moves(0) == []
    match.run_chance()
    assert match.transcript() == text


# Scripted chance.


def test_scripted_chance_names_the_seat_where_it_is_private() -> None:
    match = Match(GAME, 2, chance=DICE)
    assert [event.words for event in match.events] == ["prize 4", "rolls 5", "rolls 2"]


def test_after_the_script_the_seed_goes_on() -> None:
    """A scripted outcome uses up its draw, so only what was scripted differs."""
    scripted = Match(GAME, 3, 9, chance=["prize 1"])
    drawn = Match(GAME, 3, 9)
    assert [e.words for e in scripted.events[1:]] == [e.words for e in drawn.events[1:]]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("A: prize 4", "the public stream is next: write the words alone"),
        ("table: prize 4", "the public stream is next: write the words alone"),
        ("prize 7", "'prize 7' is no move"),
        ("rolls 3", "That is not what the table decides now."),
        ("bid 1", "That is not what the table decides now."),
    ],
)
def test_a_script_that_does_not_fit_is_named(line: str, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Match(GAME, 2, 1, chance=[line])
    assert repr(line) in str(refused.value)
    assert why in str(refused.value)


def test_a_script_must_say_whose_die_it_rolls() -> None:
    with pytest.raises(BadSetup, match="but the A stream is next: write 'A: …'"):
        Match(GAME, 2, 1, chance=["prize 4", "rolls 5"])
    with pytest.raises(BadSetup, match="but the A stream is next"):
        Match(GAME, 2, 1, chance=["prize 4", "B: rolls 5"])


def test_a_script_is_a_list_and_not_one_text() -> None:
    with pytest.raises(BadSetup, match="A script is a list of outcomes, not one text: 'prize 4'"):
        Match(GAME, 2, 1, chance="prize 4")


def test_a_wrong_script_line_uses_nothing_up() -> None:
    match = Match(GAME, 2, 3, chance=[*DICE, "B: rolls 1"])
    with pytest.raises(BadSetup):
        match.play(0, "reroll")
    before = all_of(match)
    with pytest.raises(BadSetup):
        match.run_chance()
    assert all_of(match) == before


# One match never disturbs another, and one seat's chance never depends on when others act.


def test_interleaved_matches_do_not_disturb_each_other() -> None:
    alone = [random_match(GAME, 3, seed).transcript() for seed in (1, 2)]
    matches = [(Match(GAME, 3, seed), Random(seed)) for seed in (1, 2)]
    while any(match.to_move for match, _ in matches):
        for match, rng in matches:
            if match.to_move:
                seat = rng.choice(sorted(match.to_move))
                match.play(seat, rng.choice(match.moves(seat)))
    assert [match.transcript() for match, _ in matches] == alone


def test_what_a_seat_rolls_does_not_depend_on_when_others_act() -> None:
    dice = []
    for order in ([0, 1, 2], [2, 1, 0], [1], []):
        match = Match(GAME, 3, 77)
        for seat in order:
            match.play(seat, "reroll")
        if 1 not in order:
            match.play(1, "reroll")
        dice.append(match.view(1)["cups"][1]["die"])
    assert len(set(dice)) == 1
