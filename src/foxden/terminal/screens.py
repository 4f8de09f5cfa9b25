"""The sheets that lie over the table: a question, the guide, the curtain, the end."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Markdown, Static

from foxden.core.game import Seat
from foxden.core.match import Result

from .ending import ranking, score_parts, signed, who_won, why_over
from .table import Table


class Question(ModalScreen[bool]):
    """Yes or no; escape is no."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,n", "answer(False)", "")]

    def __init__(self, table: Table, heading: str, more: str) -> None:
        super().__init__()
        self.table = table
        self.heading = heading
        self.more = more

    def compose(self) -> ComposeResult:
        say = self.table.say
        with Vertical(classes="sheet"):
            yield Static(self.heading, classes="heading")
            yield Static(self.more, classes="more")
            with Horizontal():
                yield Button(f"{say('no')} (n)", id="no")
                yield Button(f"{say('yes')} ({say('yes-key')})", id="yes")

    def on_key(self, event: events.Key) -> None:
        if event.character in ("y", self.table.say("yes-key")):
            self.dismiss(True)

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")


class Guide(ModalScreen[None]):
    """The game explained."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,question_mark,enter", "close", "")]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            with VerticalScroll():
                yield Markdown(self.table.guide())
            yield Static(self.table.say("close"), classes="hint")

    def action_close(self) -> None:
        self.dismiss()


class Curtain(Screen[None]):
    """Hides the table while the device goes from one person to the next."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "open", "")]

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__()
        self.table = table
        self.name_of_next = table.names[seat]

    def compose(self) -> ComposeResult:
        say, name = self.table.say, self.name_of_next
        with Vertical(classes="sheet"):
            yield Static(say("pass-device", name=name), classes="heading")
            yield Static(say("curtain"), classes="more")
            yield Button(say("i-am", name=name))

    def action_open(self) -> None:
        self.dismiss()

    @on(Button.Pressed)
    def _pressed(self) -> None:
        self.dismiss()


class Ending(ModalScreen[None]):
    """The scores with their parts, who won and why, and where the transcript is."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter", "close", "")]

    def __init__(self, table: Table, result: Result, saved: str) -> None:
        super().__init__()
        self.table = table
        self.result = result
        self.saved = saved

    def compose(self) -> ComposeResult:
        table, result = self.table, self.result
        with VerticalScroll(classes="sheet"):
            yield Static(who_won(table, result), classes="heading")
            yield Static(why_over(table, result), classes="more")
            yield Static(score_grid(table, result), classes="more", id="scores")
            yield Static(self.saved, classes="more", id="saved")
            yield Button(table.say("key-leave"))

    def action_close(self) -> None:
        self.dismiss()

    @on(Button.Pressed)
    def _pressed(self) -> None:
        self.dismiss()


def score_grid(table: Table, result: Result) -> Grid:
    """A row for each seat, best first: the score, and what it is made of."""
    grid = Grid.grid(padding=(0, 2))
    for seat in ranking(result):
        mark = "★" if seat in result.winners else " "
        points = Text(signed(result.scores[seat]), "bold", justify="right")
        grid.add_row(mark, table.introduced[seat], points, score_parts(table, result.parts[seat]))
    return grid
