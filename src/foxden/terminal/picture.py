"""A picture of the table, for the README: ``python -m foxden.terminal.picture FILE``.

The game is always the same one, so that the picture only changes when the table does.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import gettempdir

from foxden.core.game import Seat

from .app import TerminalTable
from .table import Table, set_table

GAME, SEED, PLAYERS = "sneaky", 87, ("human", "sensible", "greedy")
DECISIONS = 35  # of the person, before the picture is taken
LIVE = 3  # of them on the screen, so that the log has something old and something new
SIZE = (100, 30)
FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def picture(path: Path) -> None:
    """Play some moves and draw the screen as SVG, without fonts from elsewhere."""
    table = set_table(GAME, None, PLAYERS, SEED, {}, "en", Path(gettempdir()))
    path.write_text(_self_contained(asyncio.run(_screen(table))), encoding="utf-8")


async def _screen(table: Table) -> str:
    _play_up_to(table, DECISIONS - LIVE)
    app = TerminalTable(table, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(LIVE):
            while app.answer is None:
                await pilot.pause()
            words = _sensible(table, table.company.humans[0])
            await pilot.press(next(key for key in app.keys if app.keys[key].words == words))
        await pilot.pause()
        return app.export_screenshot(title="foxden play sneaky")


def _play_up_to(table: Table, decisions: int) -> None:
    """Until the person has decided that often, and has to decide again."""
    while (seat := table.acting()) is not None:
        if table.is_human(seat) and decisions == 0:
            return
        table.play(seat, _sensible(table, seat) if table.is_human(seat) else table.bot_words(seat))
        decisions -= table.is_human(seat)
    raise AssertionError("the game is shorter than that")


def _sensible(table: Table, seat: Seat) -> str:
    """What the room's own sensible player would do."""
    look, view = table.room.module("players").sensible, table.match.seen(seat)
    return table.match.game.notation.write(view, seat, look(view, seat, [0] * 4, []))


def _self_contained(svg: str) -> str:
    svg = re.sub(r"@font-face\s*{.*?}", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONTS};", svg)


if __name__ == "__main__":
    picture(Path(sys.argv[1]))
