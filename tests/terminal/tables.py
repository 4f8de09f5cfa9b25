"""Tables for these tests: of Sneaky, and of the tiny game that has secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from foxden.core.match import Match
from foxden.games import room
from foxden.terminal.app import TerminalTable
from foxden.terminal.company import gather
from foxden.terminal.table import Table, set_table

from ..rooms import TINY, game_of

OPENING = ("deals red 1", "deals green 2", "deals blue 3", "A starts")
PATIENCE = 2000  # looks at the screen


def sneaky(save_to: Path, *players: str, language: str = "en", seed: int = 5) -> Table:
    return set_table("sneaky", None, players, seed, {}, language, save_to)


def seven(save_to: Path, *players: str, language: str = "en") -> Table:
    """Sneaky Seven has more moves than a person likes to read."""
    return set_table("sneaky-seven", None, players, 5, {}, language, save_to)


def scripted(save_to: Path, players: tuple[str, ...], *chance: str) -> Table:
    """Sneaky with known dice and cards."""
    here = room("sneaky")
    match = Match(here.game, len(players), 1, {}, chance)
    return Table(here, match, gather(here.game.rules, None, players), "en", save_to)


def tiny(save_to: Path, *players: str, seed: int = 3) -> Table:
    game = game_of(TINY)
    match = Match(game, len(players), seed, {"rounds": 1})
    return Table(TINY, match, gather(game.rules, None, players), "en", save_to)


async def until_asked(pilot: Pilot[Any], app: TerminalTable) -> None:
    """Until a person has to decide something, or the game is over."""
    for _ in range(PATIENCE):
        await pilot.pause()
        if app.answer is not None or len(app.screen_stack) > 1:
            return
    raise AssertionError("nobody was asked anything")
