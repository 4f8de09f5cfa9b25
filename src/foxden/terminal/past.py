"""The log: what happened, in words, the newest below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from foxden.core.game import Message

from .table import Table

LENGTH = 300  # sentences that are kept in sight


class Past(VerticalScroll):
    """Older sentences step back; a new turn has a heading."""

    def __init__(self, table: Table, place: str) -> None:
        super().__init__(Static(), id=place, classes="past")
        self.table = table
        self.sentences: list[str] = []
        self.headings: set[str] = set()

    def on_mount(self) -> None:
        self.anchor()

    def tell(self, messages: Sequence[Message]) -> None:
        news = self.table.sentences(messages)
        self.headings |= self.table.headings(messages)
        older = [self._written(sentence, "dim") for sentence in self.sentences[-LENGTH:]]
        newer = [self._written(sentence, "") for sentence in news]
        self.sentences += news
        self.query_one(Static).update(Text("\n").join([*older, *newer]))

    def retell(self, messages: Sequence[Message]) -> None:
        """Everything anew, for someone who saw it with other eyes."""
        self.sentences, self.headings = [], set()
        self.tell(messages)

    def _written(self, sentence: str, style: str) -> Text:
        if sentence in self.headings:
            return Text(f"\n{sentence}", "bold")
        return Text(sentence, style) if style else painted(self.table, sentence)


def painted(table: Table, sentence: str) -> Text:
    """A sentence with the names in bold; a room may add its colours, by a function ``painted``."""
    paint = getattr(table.art, "painted", None)
    text: Text = paint(sentence, table.words) if paint else Text(sentence)
    text.highlight_words(table.names, "bold")
    return text
