"""A picture of the table, for the README: ``python -m foxden.terminal.picture FILE``.

The game is always the same one, so that the picture only changes when the table does.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from tempfile import gettempdir

from .app import TerminalTable
from .table import Table, set_table

GAME, SEED, PLAYERS = "sneaky", 87, ("human", "sensible", "greedy")
DECISIONS = 35  # of the person, before the picture is taken
SIZE = (100, 30)
FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, 'Liberation Mono', monospace"


def picture(path: Path) -> None:
    """Play some moves and draw the screen as SVG, without fonts from elsewhere."""
    table = set_table(GAME, None, PLAYERS, SEED, {}, "en", Path(gettempdir()))
    path.write_text(_self_contained(asyncio.run(_screen(table))), encoding="utf-8")


async def _screen(table: Table) -> str:
    app = TerminalTable(table, pace=0)
    async with app.run_test(size=SIZE) as pilot:
        decisions = 0
        while decisions < DECISIONS and table.match.result is None:
            await pilot.pause()
            if app.answer is not None:
                await pilot.press(_sensible_key(app))
                decisions += 1
        await pilot.pause()
        return app.export_screenshot(title="foxden play sneaky")


def _sensible_key(app: TerminalTable) -> str:
    """The key that the room's own sensible player would press."""
    table, seat = app.table, app.table.holder
    look, view = table.room.module("players").sensible, table.match.seen(seat)
    words = table.match.game.notation.write(view, seat, look(view, seat, [0] * 4, []))
    return next(key for key, choice in app.keys.items() if choice.words == words)


def _self_contained(svg: str) -> str:
    svg = re.sub(r"@font-face\s*{.*?}", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONTS};", svg)


if __name__ == "__main__":
    picture(Path(sys.argv[1]))
