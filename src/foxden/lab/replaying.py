"""A transcript checked and shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from foxden.core.game import CHANCE, SEAT_NAMES
from foxden.core.match import Match, Result
from foxden.core.transcript import read_transcript, reader_name
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
    match = shown.match
    here = room(match.game.name)
    names = list(SEAT_NAMES[: match.seats])
    words = here.words(language)
    table = here.module("terminal").lines(match.view(match.viewer), names, words)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, shown.scores, strict=True))
    english = language == "en"
    lines = [
        f"{here.title}: {len(match.events)} moves, every line checked."
        if english
        else f"{here.title}: {len(match.events)} Züge, jede Zeile geprüft.",
        *table,
        f"Scores: {scores}" if english else f"Punkte: {scores}",
    ]
    return "\n".join([*lines, *_ending(shown, match.result, names, words, english)])


def _ending(
    shown: Replayed, result: Result | None, names: list[str], words: Any, english: bool
) -> list[str]:
    if result is None:
        owing = [str(seat) if seat == "table" else names[int(seat)] for seat in shown.to_move]
        return [("To move: " if english else "Am Zug: ") + ", ".join(owing)]
    winners = ", ".join(names[seat] for seat in result.winners)
    won = f"Won by {winners}." if english else f"Gewonnen: {winners}."
    return [words.say(f"ending-{result.reason}"), won]
