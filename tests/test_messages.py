"""Everything that can be said is there in both languages, and can be said without a problem."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from foxden.core.game import CHANCE, Message, legal_moves, seats_in
from foxden.core.match import Event, tell
from foxden.core.words import LANGUAGES
from foxden.games import Room

from .playing import GAMES_EACH, each_table, playthrough, sample, thinned, viewers
from .rooms import ROOMS, game_of

each_room = pytest.mark.parametrize("here", ROOMS, ids=lambda here: here.name)
NAMES = ["Anna", "Ben", "Cem", "Dora", "Emil", "Frida"]


def entries(here: Room, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(here.text(f"words.{language}.ftl")).body


def spoken_for(here: Room) -> Iterator[str]:
    """Ids that follow from the rules."""
    rules = game_of(here).rules
    yield from ("title", "tagline")
    yield from (f"refusal-{dashed(reason.name)}" for reason in rules.Reason if reason != 0)
    yield from (f"ending-{dashed(ending.name)}" for ending in rules.Ending)
    yield from (f"part-{part}" for part in rules.PARTS)
    yield from (f"option-{option}" for option in rules.OPTIONS)


def dashed(name: str) -> str:
    return name.lower().replace("_", "-")


@each_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_ending_part_and_option_has_words(here: Room, language: str) -> None:
    words = here.words(language)
    for message in spoken_for(here):
        assert words.has(message), f"{message} is missing in {language}"
        said = words.say(message, n=1)
        assert said == said.strip()
        assert said
        if message.startswith(("refusal-", "ending-")):
            assert said[-1] in ".!", f"{message} is a sentence"


@each_room
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_of_words_has_no_junk_and_nothing_twice(here: Room, language: str) -> None:
    found = entries(here, language)
    junk = [entry.content for entry in found if isinstance(entry, ast.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term)]
    assert len(ids) == len(set(ids))


@each_room
def test_english_and_german_have_the_same_messages(here: Room) -> None:
    """Messages that only serve others of the same language may stand alone."""
    english, german = (
        {entry.id.name for entry in entries(here, language) if isinstance(entry, ast.Message)}
        for language in LANGUAGES
    )
    used = set(spoken_for(here)) | {message.id for message in all_messages(here)}
    assert used & english == used & german == used


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_or_offered_can_be_said(here: Room, seats: int, language: str) -> None:
    words = here.words(language)
    for message in messages(here, seats):
        said = words.tell(message, NAMES)
        assert said
        assert said == " ".join(said.split())
        assert "{" not in said


def all_messages(here: Room) -> Iterator[Message]:
    for seats in game_of(here).rules.SEATS:
        yield from messages(here, seats)


def messages(here: Room, seats: int) -> Iterator[Message]:
    """What random games tell each viewer, and what they offer."""
    game = game_of(here)
    for seed in range(GAMES_EACH):
        for step in thinned(playthrough(here, seats, seed), 200):
            event = Event(step.seat, step.move, "")
            for viewer in viewers(seats):
                yield from tell(game, step.before, event, step.after, viewer)
    for step in sample(here, seats, 90):
        for seat in seats_in(game.rules.turn(step.before)):
            if seat != CHANCE:
                for move in legal_moves(game.rules, step.before, seat):
                    yield game.notation.offer(step.before, seat, move)
