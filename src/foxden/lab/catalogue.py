"""Which games there are, for programs and for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from foxden.core.words import Words
from foxden.games import names, room


def catalogue() -> list[dict[str, Any]]:
    return [_entry(name) for name in names()]


def _entry(name: str) -> dict[str, Any]:
    here = room(name)
    rules = here.game.rules
    return {
        "name": name,
        "title": here.title,
        "tagline": here.words().say("tagline"),
        "version": rules.VERSION,
        "least_seats": rules.SEATS[0],
        "most_seats": rules.SEATS[-1],
        "options": {
            option: {"default": its.default, "values": list(its.values)}
            for option, its in rules.OPTIONS.items()
        },
    }


def catalogue_lines(language: str) -> Iterator[str]:
    """A line for each game, and one below it for each of its options."""
    own_words = Words(language, __package__)
    for game in catalogue():
        words = room(game["name"]).words(language)
        title, tagline = words.say("title"), words.say("tagline")
        seats = own_words.say("players", least=game["least_seats"], most=game["most_seats"])
        yield f"{game['name']:<14}{title}, {seats}. {tagline}"
        for option, its in game["options"].items():
            told = words.say(f"option-{option}")
            values = ", ".join(map(str, its["values"]))
            yield f"{'':<16}--option {option}={its['default']}  {told}: {values}"
