"""Messages for people, in two languages."""

from __future__ import annotations

import pytest

from foxden.core.errors import BadSetup
from foxden.core.game import Message
from foxden.core.words import LANGUAGES, Words

from .rooms import TINY

NAMES = ["Anna", "Ben", "Cem"]


def test_there_are_english_and_german() -> None:
    assert LANGUAGES == ("en", "de")
    assert TINY.words("en").say("title") == "Under the Cup"
    assert TINY.words("de").say("title") == "Unter dem Becher"


@pytest.mark.parametrize("language", ["fr", "", "EN", "../en"])
def test_another_language_is_refused_in_a_sentence(language: str) -> None:
    with pytest.raises(BadSetup, match=r"^There is no language '.*'; there are en and de\.$"):
        Words(language, "tests.tiny")


def test_a_message_says_its_arguments_and_counts() -> None:
    words = TINY.words("en")
    assert words.say("gained", player="Anna", points=1) == "Anna gets 1 point."
    assert words.say("gained", player="Anna", points=3) == "Anna gets 3 points."
    assert words.say("gained", player="Anna", points=-2) == "Anna gets -2 points."


def test_seats_are_told_by_name() -> None:
    told = TINY.words("de").tell(Message("bids", {"seat": 1, "bid": 4}), NAMES)
    assert told == "Ben bietet 4."


def test_names_are_said_as_they_are() -> None:
    """No invisible characters around them, and nothing in them is a command."""
    said = TINY.words("en").say("sealed", player="{ $bid } <b>")
    assert said == "{ $bid } <b> has bid."


def test_a_missing_message_or_argument_is_an_error_not_a_strange_text() -> None:
    words = TINY.words("en")
    with pytest.raises(KeyError):
        words.say("no-such-message")
    with pytest.raises(KeyError, match="bids"):
        words.say("bids", player="Anna")


def test_one_can_ask_whether_there_is_a_message() -> None:
    words = TINY.words("en")
    assert words.has("title")
    assert not words.has("no-such-message")


def test_words_of_several_rooms_can_be_joined() -> None:
    words = Words("en", "foxden.games.sneaky", "tests.tiny")
    assert words.has("refusal-card-full")
    assert words.has("refusal-not-under-the-cup")
