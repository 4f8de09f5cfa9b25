"""Bots move, clocks run, and nobody waits for somebody who has left."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from foxden.core.chance import child_seeds
from foxden.core.errors import FoxdenError
from foxden.core.game import Seat

from . import moves
from .hall import Hall, Live
from .refused import Refused
from .thinking import Bots

log = logging.getLogger("foxden.table")

PACE = 0.8  # seconds a bot seems to think


class Tender:
    def __init__(self, hall: Hall, bots: Bots, pace: float = PACE) -> None:
        self.hall = hall
        self.bots = bots
        self.pace = pace
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        hall.after_change = self.changed

    def changed(self, live: Live) -> None:
        live.tell()
        self._set_bots_thinking(live)

    async def stop(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _set_bots_thinking(self, live: Live) -> None:
        table = live.table
        if table.phase != "playing":
            return
        for seat in table.match.to_move:
            level = table.bot_at(seat)
            if level is None or (table.id, seat) in self._thinking:
                continue
            task = asyncio.create_task(self._bot_moves(live, seat, level))
            self._thinking[table.id, seat] = task
            task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: Live, seat: Seat, done: asyncio.Task[None]) -> None:
        self._thinking.pop((live.table.id, seat), None)
        if done.cancelled():
            return
        if error := done.exception():
            log.error("Table %s: the bot at seat %d failed: %s", live.table.id, seat, error)
            return
        current = self.hall.tables.get(live.table.id)
        if current is not None:
            self._set_bots_thinking(current)

    async def _bot_moves(self, live: Live, seat: Seat, level: str) -> None:
        table = live.table
        if table.made.bot_pace:
            await asyncio.sleep(self.pace)
        async with live.lock:
            if live.is_gone or table.phase != "playing" or seat not in table.match.to_move:
                return
            number, match = table.decided[seat], table.match
            view = match.seen(seat)
        seed = child_seeds(int(table.secret, 16), 1, number)[0]
        words = await self.bots.choose(
            table.id, table.made.game, level, seat, match.seats, seed, view
        )
        try:
            await self.hall.change(
                table.id, lambda now: moves.bot_moved(now.table, seat, number, words)
            )
        except (Refused, FoxdenError) as error:
            log.error("Table %s: the bot's move %r was refused: %s", table.id, words, error)
