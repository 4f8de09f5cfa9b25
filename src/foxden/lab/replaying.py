"""A transcript checked and shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from foxden.core.game import CHANCE, SEAT_NAMES
from foxden.core.match import Match
from foxden.core.transcript import read_transcript, reader_name
from foxden.core.words import Words
from foxden.games import load, room


@dataclass(frozen=True)
class Replayed:
    """A match as far as a transcript tells it."""

    match: Match

    @property
    def scores(self) -> list[int]:
        rules, p = self.match.game.rules, self.match.position
        return [rules.score(p, seat) for seat in range(self.match.seats)]

    @property
    def to_move(self) -> list[int | str]:
        return ["table" if seat == CHANCE else seat for seat in sorted(self.match.to_move)]

    def as_json(self) -> dict[str, Any]:
        match, result = self.match, self.match.result
        return {
            "game": match.game.name,
            "version": match.game.rules.VERSION,
            "seats": match.seats,
            "options": match.options,
            "seen_by": reader_name(match.known_to),
            "moves": len(match.events),
            "scores": self.scores,
            "winners": list(result.winners) if result else None,
            "reason": result.reason if result else None,
            "to_move": self.to_move,
            "view": match.view(None),
        }


def replayed(text: str, until: int | None = None) -> Replayed:
    return Replayed(read_transcript(text, load, until))


def told(shown: Replayed, language: str) -> str:
    """The position in sentences, the scores, and the end or who is next."""
    match, words = shown.match, Words(language, __package__)
    here = room(match.game.name)
    names = list(SEAT_NAMES[: match.seats])
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, shown.scores, strict=True))
    lines = [
        words.say("replayed", game=here.title, moves=len(match.events)),
        *here.module("terminal").lines(match.view(match.viewer), names, here.words(language)),
        words.say("scores", scores=scores),
    ]
    result = match.result
    if result is None:
        owing = [words.say("the-table") if x == "table" else names[int(x)] for x in shown.to_move]
        return "\n".join([*lines, words.say("to-move", who=", ".join(owing))])
    why = here.words(language).say(f"ending-{result.reason}")
    winners = ", ".join(names[seat] for seat in result.winners)
    return "\n".join([*lines, why, words.say("won-by", winners=winners)])
