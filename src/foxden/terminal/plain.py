"""The game line by line, in sentences: for pipes and screen readers.  It never waits."""

from __future__ import annotations

from typing import TextIO

from foxden.core.errors import FoxdenError
from foxden.core.game import Seat

from .ending import ending_lines, listing
from .table import Choice, Table

QUIT, RULES, TABLE, ALL = "q", "?", "t", "a"


class Left(Exception):
    """The person has quit, or the input has ended."""


def play_plainly(table: Table, source: TextIO, sink: TextIO) -> None:
    """The whole game; the transcript is kept however it ends."""
    try:
        Plainly(table, source, sink).play()
    finally:
        sentence = table.save()
        print(sentence, file=sink, flush=True)


class Plainly:
    def __init__(self, table: Table, source: TextIO, sink: TextIO) -> None:
        self.table = table
        self.source = source
        self.sink = sink
        self.shown_turn: tuple[Seat, int] | None = None
        self.told: dict[Seat | None, int] = {}  # events that each has been told of

    def play(self) -> None:
        self._introduce()
        self._prepare_bots()
        self._tell_news()
        try:
            while (seat := self.table.acting()) is not None:
                words = self._ask(seat) if self.table.is_human(seat) else self.table.bot_words(seat)
                self.table.play(seat, words)
                self._tell_news()
        except Left as left:
            self._print(str(left))
            return
        result = self.table.match.result
        if result is not None:
            self._print("", *ending_lines(self.table, result))

    # Telling.

    def _print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.sink)
        self.sink.flush()

    def _introduce(self) -> None:
        table = self.table
        who = listing(table, table.introduced)
        self._print(f"{table.words.say('title')}. {table.words.say('tagline')}")
        self._print(table.say("at-the-table", players=who))
        if table.company.humans:
            self._print(table.say("plain-help", quit=QUIT, rules=RULES, table=TABLE))
        self._print("")

    def _prepare_bots(self) -> None:
        if self.table.bots.are_ready:
            return
        if not self.table.bots.were_compiled_before:
            self._print(self.table.say("preparing"))
        self.table.bots.prepare()

    def _tell_news(self) -> None:
        for beat in self.table.news():
            self._print(*self.table.sentences(self.table.messages(beat)))
        self.told[self.table.holder] = len(self.table.match.events)

    # Asking.

    def _ask(self, seat: Seat) -> str:
        """The words of a legal move."""
        self._hand_over(seat)
        choices = self.table.choices(seat)
        self._offer(seat, choices)
        while True:
            answer = self._read()
            if answer in (RULES, TABLE):
                self._explain(answer)
                self._offer(seat, choices)
                continue
            if answer == ALL and any(choice.is_aside for choice in choices):
                self._list(choices)
                self._prompt(len(choices))
                continue
            words = self._understood(seat, answer, choices)
            if words is not None:
                return words
            self._prompt(len(choices))

    def _explain(self, answer: str) -> None:
        if answer == RULES:
            self._print(self.table.guide())
        else:
            self._show_table()

    def _hand_over(self, seat: Seat) -> None:
        """The table anew for each turn; a page of blank lines where there are secrets."""
        table = self.table
        if table.needs_curtain(seat):
            self._print(*[""] * 50, table.say("pass-device", name=table.names[seat]))
            self._print(table.say("curtain-enter", name=table.names[seat]))
            self._read()
            self._print(*table.sentences(table.match.told(seat, self.told.get(seat, 0))))
        table.hand_over(seat)
        turn = (seat, table.match.game.rules.turns(table.match.position))
        if turn != self.shown_turn:
            self.shown_turn = turn
            self._show_table()

    def _show_table(self) -> None:
        table = self.table
        view = table.view_of(table.match.position)
        self._print("", *table.art.lines(view, table.names, table.words))

    def _offer(self, seat: Seat, choices: list[Choice]) -> None:
        self._print("", self.table.say("your-turn", name=self.table.names[seat]))
        listed = [choice for choice in choices if not choice.is_aside]
        self._list(listed)
        if len(listed) < len(choices):
            first, most = len(listed) + 1, len(choices)
            count = most - len(listed)
            self._print(self.table.say("plain-aside", all=ALL, count=count, first=first, most=most))
        self._prompt(len(choices))

    def _list(self, choices: list[Choice]) -> None:
        for number, choice in enumerate(choices, 1):
            warning = f" {self.table.say('certain')}" if choice.is_certain_to_fail else ""
            self._print(f"{number}. {choice.text}.{warning}")

    def _prompt(self, most: int) -> None:
        self._print(self.table.say("plain-prompt", most=most))

    def _read(self) -> str:
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            raise Left(self.table.say("left")) from None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            raise Left(self.table.say("input-ended"))
        if line.strip().lower() == QUIT:
            raise Left(self.table.say("left"))
        return line.strip()

    def _understood(self, seat: Seat, answer: str, choices: list[Choice]) -> str | None:
        """The words that a number or the words themselves name; else a sentence, and None."""
        if answer.isascii() and answer.isdigit():
            by_number = {str(number): choice for number, choice in enumerate(choices, 1)}
            if answer in by_number:
                return by_number[answer].words
            self._print(self.table.say("no-such-number", most=len(choices)))
            return None
        try:
            return self.table.checked(seat, answer)
        except FoxdenError as error:
            self._print(self.table.why_not(error))
            return None
