"""The choices of the person whose turn it is: their keys, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from rich.table import Table as Grid
from rich.text import Text
from textual.widgets.option_list import Option

from .table import Choice, Table

TAKEN = "qt"  # keys of the table itself
DIGITS = "123456789"
BEYOND = "beyond "  # starts the name of a choice for which no key is left
BAR = 10


def keyed(choices: Sequence[Choice]) -> dict[str, Choice]:
    """A key for each: moves of one word their first letter, so that it never changes in a game;

    the others are numbered, and lettered from the tenth on.  Where keys run out, arrows and mouse
    still choose: such a choice has a name that no key can be.
    """
    letters = _own_letters(choices)
    spare = [key for key in DIGITS + ascii_lowercase if key not in (*TAKEN, *letters.values())]
    spare += [f"{BEYOND}{number}" for number in range(len(choices))]
    return {letters.get(choice.words) or spare.pop(0): choice for choice in choices}


def _own_letters(choices: Sequence[Choice]) -> dict[str, str]:
    single = [choice.words for choice in choices if " " not in choice.words]
    first = [words[0].lower() for words in single]
    return {
        words: letter
        for words, letter in zip(single, first, strict=True)
        if first.count(letter) == 1 and letter not in TAKEN
    }


def option(key: str, choice: Choice, text: Text, table: Table) -> Option:
    """One line of the list; a risk is drawn as a bar as well."""
    if choice.is_certain_to_fail:
        text.append(f"\n⚠ {table.say('certain')}", "bold #a3210f on #fff6e2")
    elif choice.risk is not None:
        burnt = round(BAR * choice.risk / 100)
        text.append_text(Text.assemble(" ", ("━" * burnt, "#d2452c"), ("╌" * (BAR - burnt), "dim")))
    line = Grid.grid(padding=(0, 1))
    line.add_row(Text("  " if key.startswith(BEYOND) else f" {key}", "bold"), text)
    return Option(line, id=key)
