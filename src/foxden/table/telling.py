"""What happened, in messages for one viewer, kept as the bytes that go over the wire."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from msgspec import Raw, json

from foxden.core.game import CHANCE, HIDDEN, UNSEEN, Message, Seat, seen_by
from foxden.core.match import Event, seen_as
from foxden.core.position import copied

from .happenings import Back, BotIn, Entry, Happening, Moved, Resigned, Started, TakenBack, TimeUp
from .play import Step, lines_of
from .sight import Viewers
from .tables import Table

TOLD = {TakenBack: "took-back", Resigned: "resigned", BotIn: "bot-in", Back: "back"}


class Teller:
    """Tells one viewer; walks through the log with a position of its own, as far as asked."""

    def __init__(self, table: Table, viewer: Seat) -> None:
        self.table = table
        self.viewer = viewer
        self.position: Any = None
        self._latest: tuple[int, Any] = (0, None)  # an act, and the position before it
        self._view: tuple[Any, Any] = (None, None)  # the latest position, and what is seen of it
        self.told = 0  # events of the log
        self.numbers: list[int] = []  # of each line, its event
        self.lines: list[bytes] = []  # each without its number

    def since(self, event: int, viewers: Viewers) -> list[Raw]:
        """The lines after an event, numbered as these viewers count."""
        for entry in self.table.entries[self.told :]:
            self._hear(entry)
        first = bisect_right(self.numbers, event)
        count_at = self.table.sight.count_at
        return [
            Raw(b'{"number":%d,' % count_at(number, viewers) + line)
            for number, line in zip(self.numbers[first:], self.lines[first:], strict=True)
        ]

    def _hear(self, entry: Entry) -> None:
        what = entry.what
        if isinstance(what, Started | Moved | TimeUp):
            for step in self._steps(entry, what):
                self._note(entry.number, self._messages(step))
        elif type(what) in TOLD and self.table.sight.is_seen(entry.number, 1 << self.viewer):
            self._note(entry.number, [told_by_table(what)])
        self.told = entry.number
        if isinstance(what, TakenBack):
            latest, before = self._latest
            is_latest = latest == what.number
            self.position = before if is_latest else position_after(self.table, entry.number)
            self._latest = (0, None)

    def _messages(self, step: Step) -> list[Message]:
        """As ``core.match.tell``; a step's end is the next one's start, so it is hidden once."""
        game = self.table.match.game
        move = seen_as(game, step.before, step.event, self.viewer)
        position, view = self._view
        before = view if position is step.before else seen_by(game.rules, step.before, self.viewer)
        after = seen_by(game.rules, step.after, self.viewer)
        self._view = (step.after, after)
        if move == UNSEEN or (move == HIDDEN and step.event.seat == CHANCE):
            return []
        return game.notation.tell(before, after, step.event.seat, move)

    def _steps(self, entry: Entry, act: Started | Moved | TimeUp) -> Sequence[Step]:
        """The latest act's steps are at hand; older ones are played again."""
        table = self.table
        assert table.playing is not None
        if entry.number == table.number and table.playing.steps:
            self._latest = (entry.number, table.playing.steps[0].before)
            self.position = table.playing.steps[-1].after
            return table.playing.steps
        if self.position is None:
            self.position = copied(table.match.start)
        self._latest = (entry.number, self.position)
        steps, game = [], table.match.game
        for seat, words in lines_of(act):
            before = self.position
            move = game.notation.read(before, seat, words)
            after = copied(before)
            game.rules.play(after, seat, move)
            steps.append(Step(before, Event(seat, move, words), after))
            self.position = after
        return steps

    def _note(self, number: int, messages: Sequence[Message]) -> None:
        for message in messages:
            line = json.encode({"message": message.id, "args": dict(message.args)})
            self.numbers.append(number)
            self.lines.append(line[1:])


def told_by_table(what: Happening) -> Message:
    """Something that is no move, told in the table's own words."""
    args: dict[str, Any] = {"seat": getattr(what, "seat", 0)}
    if isinstance(what, BotIn):
        args["why"] = what.why
    return Message(f"table-{TOLD[type(what)]}", args)


def position_after(table: Table, number: int) -> Any:
    """The truth after so many events, without the moves that had been taken back by then."""
    dropped = {
        entry.what.number for entry in table.entries[:number] if isinstance(entry.what, TakenBack)
    }
    game, p = table.match.game, copied(table.match.start)
    for entry in table.entries[:number]:
        if not isinstance(entry.what, Started | Moved | TimeUp) or entry.number in dropped:
            continue
        for seat, words in lines_of(entry.what):
            game.rules.play(p, seat, game.notation.read(p, seat, words))
    return p
