"""A game on a table: the match, who plays it, what each of them may see, and how it is told.

Nothing here draws or waits; the screen and the line-by-line mode both sit on it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from foxden.core.errors import FoxdenError, IllegalMove
from foxden.core.game import CHANCE, SPECTATOR, Message, Seat, legal_moves, seen_by
from foxden.core.match import Event, Match, check, tell
from foxden.core.position import copied, fields_of
from foxden.core.words import Words
from foxden.games import Room, room

from .bots import Bots
from .company import Company, gather

CERTAIN = 100  # per cent
CLOCK, TIME_IS_UP = "minutes", "time is up"  # a game with this option knows these words


@dataclass(frozen=True)
class Choice:
    """A legal move as it is offered; ``risk`` in per cent, where the offer names one."""

    words: str
    text: str
    risk: int | None
    is_aside: bool = False  # one of very many, listed only for who asks

    @property
    def is_certain_to_fail(self) -> bool:
        return self.risk is not None and self.risk >= CERTAIN


@dataclass(frozen=True)
class Step:
    """One event, with the positions before and after it."""

    before: Any
    event: Event
    after: Any

    @property
    def is_chance(self) -> bool:
        return self.event.seat == CHANCE


class Table:
    def __init__(
        self,
        here: Room,
        match: Match,
        company: Company,
        language: str,
        save_to: Path,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.room = here
        self.match = match
        self.company = company
        self.bots = Bots(here, match, company)
        self.art = here.module("terminal")
        self.words = here.words(language)
        self.own_words = Words(language, __package__)
        self.names = company.names(self.own_words)
        self.introduced = company.introduced(self.own_words)
        self.holder: Seat | None = company.humans[0] if len(company.humans) == 1 else None
        self.save_to = save_to
        self.saved: Path | None = None
        self.heard: list[list[Message]] = []  # what the one at the screen was told, by beats
        self._last = copied(match.start)
        self._told = 0
        self._clock = clock
        minutes = int(match.options.get(CLOCK, 0))
        self._until: float | None = clock() + 60 * minutes if minutes else None

    def say(self, message: str, /, **args: Any) -> str:
        """A message of the terminal itself."""
        return self.own_words.say(message, **args)

    # Who acts, and who looks.

    def acting(self) -> Seat | None:
        """Who moves next: bots first, then people in turn, whoever is at the screen before others.

        None: the game is over.
        """
        owing = self.match.to_move
        bots = sorted(owing & set(self.company.bots))
        if bots:
            return bots[0]
        return self.holder if self.holder in owing else min(owing, default=None)

    def is_human(self, seat: Seat) -> bool:
        return seat in self.company.humans

    def needs_curtain(self, seat: Seat) -> bool:
        """Whether the one at the screen, or a bystander, may not see what this seat sees."""
        if self.holder == seat:
            return False
        return fields_of(self.match.seen(seat)) != fields_of(self.match.seen(self.holder))

    def hand_over(self, seat: Seat) -> None:
        """This seat is at the screen now, and has heard what it could hear."""
        if self.needs_curtain(seat):
            self.heard = [self.match.told(seat)]
        self.holder = seat

    def view_of(self, p: Any) -> Any:
        """A position as the one at the screen sees it, as plain typed data."""
        viewer = SPECTATOR if self.holder is None else self.holder
        return self.match.game.viewing.view(seen_by(self.match.game.rules, p, viewer), viewer)

    # Moves.

    def choices(self, seat: Seat) -> list[Choice]:
        notation, view = self.match.game.notation, self.match.seen(seat)
        aside = getattr(self.art, "is_aside", None)  # a room with many moves ranks them
        offered = []
        for move in legal_moves(self.match.game.rules, view, seat):
            message = notation.offer(view, seat, move)
            text = self.words.tell(message, self.names)
            words = notation.write(view, seat, move)
            is_aside = aside is not None and aside(words)
            offered.append(Choice(words, capitalised(text), message.args.get("risk"), is_aside))
        rank = getattr(self.art, "rank", None)
        return sorted(offered, key=lambda choice: rank(choice.words)) if rank else offered

    def bot_words(self, seat: Seat) -> str:
        return self.match.game.notation.write(self.match.position, seat, self.bots.move(seat))

    def play(self, seat: Seat, words: str) -> None:
        if self._until is not None and self._clock() >= self._until:
            self._until = None
            self.match.announce(TIME_IS_UP)
        self.match.play(seat, words)

    def checked(self, seat: Seat, words: str) -> str:
        """The words, if they name a legal move of the seat; IllegalMove or UnknownWords if not."""
        game, view = self.match.game, self.match.seen(seat)
        check(game, view, seat, game.notation.read(view, seat, words))
        return words

    def why_not(self, error: FoxdenError) -> str:
        """The sentence of a refused move, in the reader's language."""
        if isinstance(error, IllegalMove):
            return self.words.say(f"refusal-{error.reason}")
        return self.say("unknown-words")

    # What happened.

    def news(self) -> list[list[Step]]:
        """All that has happened since the last time, in beats: one ends where a new turn begins."""
        beats: list[list[Step]] = [[]]
        rules = self.match.game.rules
        for event in self.match.events[self._told :]:
            before = self._last
            self._last = copied(before)
            rules.play(self._last, event.seat, event.move)
            beats[-1].append(Step(before, event, self._last))
            if rules.turns(before) != rules.turns(self._last):
                beats.append([])
        self._told = len(self.match.events)
        return [beat for beat in beats if beat]

    def messages(self, beat: Sequence[Step]) -> list[Message]:
        """What the one at the screen is told of it."""
        viewer = SPECTATOR if self.holder is None else self.holder
        game = self.match.game
        return [
            message
            for step in beat
            for message in tell(game, step.before, step.event, step.after, viewer)
        ]

    def hear(self, beat: Sequence[Step]) -> list[Message]:
        """The same, and remember it."""
        messages = self.messages(beat)
        if messages:
            self.heard.append(messages)
        return messages

    def sentences(self, messages: Sequence[Message]) -> list[str]:
        """A room may tell several messages in one sentence, by a function ``told``."""
        told = getattr(self.art, "told", None)
        if told is not None:
            sentences: list[str] = told(messages, self.names, self.words)
        else:
            sentences = [self.words.tell(message, self.names) for message in messages]
        return [capitalised(sentence) for sentence in sentences]

    def headings(self, messages: Sequence[Message]) -> set[str]:
        """Those of their sentences that the room calls headings."""
        ids: Sequence[str] = getattr(self.art, "HEADINGS", ())
        return set(self.sentences([message for message in messages if message.id in ids]))

    def tone(self, messages: Sequence[Message]) -> str | None:
        """``good`` or ``bad`` if the room calls one of these messages a moment."""
        moments: Mapping[str, str] = getattr(self.art, "MOMENTS", {})
        tones = [moments[message.id] for message in messages if message.id in moments]
        return tones[0] if tones else None

    def guide(self) -> str:
        try:
            return self.room.text(f"guide.{self.words.language}.md")
        except FileNotFoundError:
            return f"# {self.words.say('title')}\n\n{self.words.say('tagline')}\n"

    # The transcript.

    def save(self) -> str:
        """Keep the transcript, once; a sentence says where it is, or why it could not be kept."""
        try:
            self.saved = self.saved or self._write(self.match.transcript())
        except OSError as error:
            return self.say("not-saved", folder=str(self.save_to), why=error.strerror or "?")
        return self.say("saved", path=str(self.saved))

    def _write(self, transcript: str) -> Path:
        self.save_to.mkdir(parents=True, exist_ok=True)
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{self.match.game.name}"
        number = 1
        while True:
            path = self.save_to / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(transcript)
                return path
            except FileExistsError:
                number += 1


def capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def set_table(
    game: str,
    seats: int | None,
    players: Sequence[str] | None,
    seed: int | None,
    options: Mapping[str, str],
    language: str,
    save_to: Path,
) -> Table:
    """The table for ``play``; BadSetup and UnknownGame say what does not fit."""
    here = room(game)
    company = gather(here.game.rules, seats, players)
    match = Match(here.game, len(company.levels), seed, options)
    return Table(here, match, company, language, save_to)
