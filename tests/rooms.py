"""All rooms that the general suites look into: those of the registry, and the tiny one."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from foxden.core.errors import UnknownGame
from foxden.core.game import Fairness, Game, Notation, Rules, Viewing
from foxden.games import Room, load, names, room
from foxden.players.fast import Fast

if TYPE_CHECKING:  # mypy checks that the tiny game keeps the promise
    from .tiny import fairness, notation, rules, view

    KEPT: tuple[Rules, Notation, Viewing, Fairness] = (rules, notation, view, fairness)

TINY = Room("tiny", "tests.tiny")
ROOMS = (*(room(name) for name in names()), TINY)


@cache
def game_of(here: Room) -> Game:
    if here != TINY:
        return load(here.name)
    return Game(
        rules=here.module("rules"),
        notation=here.module("notation"),
        viewing=here.module("view"),
        words=here.words(),
        fairness=here.module("fairness"),
    )


def load_any(name: str) -> Game:
    """The registry's ``load``, which also knows the tiny game."""
    for here in ROOMS:
        if here.name == name:
            return game_of(here)
    raise UnknownGame(f"There is no game {name!r}.")


@cache
def fast_of(here: Room) -> Fast:
    return Fast(game_of(here).rules, here.module("players"))
