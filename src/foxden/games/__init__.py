"""The rooms.  This registry is the only place outside a room that names a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from foxden.core.errors import UnknownGame
from foxden.core.game import Fairness, Game, Notation, Rules, Viewing
from foxden.core.words import Words

if TYPE_CHECKING:  # mypy checks that each room keeps the promise
    from .beutezug import (
        fairness as beutezug_fairness,
        notation as beutezug_notation,
        rules as beutezug_rules,
        view as beutezug_view,
    )
    from .sly_dice import (
        fairness as sly_dice_fairness,
        notation as sly_dice_notation,
        rules as sly_dice_rules,
        view as sly_dice_view,
    )
    from .sneaky import (
        notation as sneaky_notation,
        rules as sneaky_rules,
        view as sneaky_view,
    )
    from .sneaky_seven import (
        notation as sneaky_seven_notation,
        rules as sneaky_seven_rules,
        view as sneaky_seven_view,
    )

    KEPT: tuple[tuple[Rules, Notation, Viewing], ...] = (
        (sneaky_rules, sneaky_notation, sneaky_view),
        (beutezug_rules, beutezug_notation, beutezug_view),
        (sly_dice_rules, sly_dice_notation, sly_dice_view),
        (sneaky_seven_rules, sneaky_seven_notation, sneaky_seven_view),
    )
    KEPT_FAIR: tuple[Fairness, ...] = (beutezug_fairness, sly_dice_fairness)

ALL = {
    "sneaky": "foxden.games.sneaky",
    "beutezug": "foxden.games.beutezug",
    "sly-dice": "foxden.games.sly_dice",
    "sneaky-seven": "foxden.games.sneaky_seven",
}


@dataclass(frozen=True)
class Room:
    """A game's folder; its modules are loaded when they are first asked for."""

    name: str
    package: str

    def module(self, noun: str) -> ModuleType:
        """``rules``, ``players``, ``odds``, ``terminal`` and so on."""
        return import_module(f"{self.package}.{noun}")

    def has(self, noun: str) -> bool:
        """Some rooms have modules that others don't need."""
        return files(self.package).joinpath(f"{noun}.py").is_file()

    def words(self, language: str = "en") -> Words:
        return Words(language, self.package)

    def text(self, file: str) -> str:
        return files(self.package).joinpath(file).read_text(encoding="utf-8")

    @property
    def folder(self) -> Path:
        return Path(str(files(self.package)))

    @property
    def title(self) -> str:
        return self.words().say("title")

    @property
    def game(self) -> Game:
        return load(self.name)


def names() -> tuple[str, ...]:
    return tuple(ALL)


def room(name: str) -> Room:
    if name not in ALL:
        raise UnknownGame(f"There is no game {name!r}; there are: {', '.join(ALL)}.")
    return Room(name, ALL[name])


@cache
def load(name: str) -> Game:
    here = room(name)
    return Game(
        rules=here.module("rules"),
        notation=here.module("notation"),
        viewing=here.module("view"),
        words=here.words(),
        fairness=here.module("fairness") if here.has("fairness") else None,
    )
