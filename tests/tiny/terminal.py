"""Under the Cup in a terminal: its sentences also serve as its picture."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from foxden.core.words import Words

from .view import View


def draw(view: View, names: Sequence[str], words: Words) -> Text:
    return Text("\n".join(lines(view, names, words)))


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    told = [words.say("prize", prize=view["prize"])] if view["prize"] else []
    for cup in view["cups"]:
        if cup["die"] is not None:
            told.append(words.say("rolled", player=names[cup["seat"]], die=cup["die"]))
    return told
