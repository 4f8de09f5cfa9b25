"""Whole matches of every game: seeds, transcripts for every reader, results."""

from __future__ import annotations

from typing import Any

import pytest

from foxden.core.errors import FoxdenError
from foxden.core.game import CHANCE, SPECTATOR, seats_in
from foxden.core.match import Match
from foxden.core.position import fields_of
from foxden.core.transcript import read_transcript
from foxden.games import Room

from .playing import each_table, random_match, thinned
from .rooms import game_of, load_any

CUTS = 3


def readers(seats: int) -> list[Any]:
    return ["truth", None, *range(seats)]


@each_table
def test_the_same_seed_gives_the_same_transcript_and_another_another(
    here: Room, seats: int
) -> None:
    game = game_of(here)
    first, again, other = (random_match(game, seats, seed).transcript() for seed in (1, 1, 2))
    assert first == again
    assert first != other


@each_table
def test_matches_side_by_side_do_not_disturb_each_other(here: Room, seats: int) -> None:
    game = game_of(here)
    alone = [random_match(game, seats, seed) for seed in (3, 4)]
    tables = [(Match(game, seats, match.master), match) for match in alone]
    for k in range(max(len(match.events) for match in alone)):
        for match, whole in tables:
            if k < len(whole.events) and whole.events[k].seat != CHANCE:
                match.play(whole.events[k].seat, whole.events[k].words)
    assert [match.transcript() for match, _ in tables] == [m.transcript() for m in alone]


@each_table
def test_every_reader_gets_a_transcript_that_replays(here: Room, seats: int) -> None:
    match = random_match(game_of(here), seats, 5)
    for reader in readers(seats):
        text = match.transcript(reader)
        again = read_transcript(text, load_any)
        assert again.transcript() == text
        assert again.result == match.result
        assert again.position == (match.position if reader == "truth" else match.seen(reader))


@each_table
def test_transcripts_can_be_cut_anywhere(here: Room, seats: int) -> None:
    match = random_match(game_of(here), seats, 6)
    for reader in readers(seats):
        text = match.transcript(reader)
        header, _, moves = text.partition("\n\n")
        lines = moves.splitlines(keepends=True)
        for length in thinned(range(len(lines)), CUTS):
            part = header + "\n\n" + "".join(lines[:length])
            assert read_transcript(part, load_any).transcript() == part
    until = read_transcript(text, load_any, length)
    assert until.position == read_transcript(part, load_any).position


@each_table
def test_a_replayed_truth_goes_on_with_the_same_chance(here: Room, seats: int) -> None:
    whole = random_match(game_of(here), seats, 7)
    text = whole.transcript()
    for until in thinned(range(len(whole.events)), 4):
        match = read_transcript(text, load_any, until)
        match.run_chance()
        for event in whole.events[len(match.events) :]:
            if event.seat != CHANCE:
                match.play(event.seat, event.words)
        assert match.transcript() == text


@each_table
def test_what_is_told_follows_from_the_readers_own_transcript(here: Room, seats: int) -> None:
    match = random_match(game_of(here), seats, 8)
    for reader in (None, *range(seats)):
        seen = read_transcript(match.transcript(reader), load_any)
        assert seen.told(reader) == match.told(reader)
        assert seen.view(reader) == match.view(reader)
        assert seen.transcript(None) == match.transcript(None)
        assert seen.known_to == (SPECTATOR if reader is None else reader)


@each_table
def test_the_end_tells_scores_winners_and_a_reason(here: Room, seats: int) -> None:
    game = game_of(here)
    match = random_match(game, seats, 9)
    result = match.result
    assert result is not None
    assert len(result.scores) == seats
    assert [sum(parts.values()) for parts in result.parts] == list(result.scores)
    assert all(list(parts) == list(game.rules.PARTS) for parts in result.parts)
    assert result.winners
    assert set(result.winners) <= set(range(seats))
    assert result.winners == tuple(seats_in(game.rules.winners(match.position)))


@each_table
def test_refused_moves_change_nothing(here: Room, seats: int) -> None:
    match = Match(game_of(here), seats, 10)
    for words in ("", "?", "fly to the moon", "roll 7 dice", "²", "x" * 1000):
        for seat in range(seats):
            before = fields_of(match.position), len(match.events), dict(match._streams.drawn)
            with pytest.raises(FoxdenError) as refused:
                match.play(seat, words)
            assert (fields_of(match.position), len(match.events), match._streams.drawn) == before
            assert str(refused.value).endswith(".")
    idle = [seat for seat in range(seats) if seat not in match.to_move]
    for seat in idle:
        for words in match.moves(min(match.to_move)):
            with pytest.raises(FoxdenError):
                match.play(seat, words)
