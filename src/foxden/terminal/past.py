"""The log: what happened, in words, the newest below."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from foxden.core.game import Message

from .table import Table

LENGTH = 300  # sentences that are kept; the transcript keeps all
RECENT = 30  # of them are drawn anew with each that comes


class Past(VerticalScroll):
    """Older sentences step back; a new turn has a heading.

    There are two of them, for narrow and for wide screens; the one out of sight catches up when it
    comes into sight.
    """

    def __init__(self, table: Table, place: str) -> None:
        self.older, self.newer = Static(), Static()
        super().__init__(self.older, self.newer, id=place, classes="past")
        self.table = table
        self._forget()

    def _forget(self) -> None:
        self.kept: list[Text] = []
        self.recent: list[Text] = []
        self.newest: list[Message] = []
        self.told = 0  # beats

    def on_mount(self) -> None:
        self.anchor()

    def on_show(self) -> None:
        self.catch_up()

    def catch_up(self) -> None:
        """Tell what the one at the screen has heard since the last time."""
        heard = self.table.heard
        if not self.display or self.told == len(heard):
            return
        self.recent += self._faded(self.newest)
        self.newest = [message for messages in heard[self.told :] for message in messages]
        self.told = len(heard)
        if len(self.recent) > RECENT:
            self.kept = [*self.kept, *self.recent][-LENGTH:]
            self.recent = []
            self.older.update(Text("\n").join(self.kept))
        self.newer.update(Text("\n").join([*self.recent, *self._fresh(self.newest)]))

    def retell(self) -> None:
        """Everything anew, for someone who heard it with other ears."""
        self._forget()
        self.older.update("")
        self.catch_up()

    def _fresh(self, messages: Sequence[Message]) -> list[Text]:
        return self._written(messages, lambda sentence: painted(self.table, sentence))

    def _faded(self, messages: Sequence[Message]) -> list[Text]:
        return self._written(messages, lambda sentence: Text(sentence, "dim"))

    def _written(self, messages: Sequence[Message], write: Callable[[str], Text]) -> list[Text]:
        headings = self.table.headings(messages)
        return [
            Text(f"\n{sentence}", "bold") if sentence in headings else write(sentence)
            for sentence in self.table.sentences(messages)
        ]


def painted(table: Table, sentence: str) -> Text:
    """A sentence with the names in bold; a room may add its colours, by a function ``painted``."""
    paint = getattr(table.art, "painted", None)
    text: Text = paint(sentence, table.words) if paint else Text(sentence)
    text.highlight_words(table.names, "bold")
    return text
