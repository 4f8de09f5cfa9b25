"""Bots that think in threads of the server."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from foxden.core.chance import below, sow
from foxden.core.game import Seat, legal_moves
from foxden.games import room


class Bots(Protocol):
    """What a table asks of its bots."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(
        self, table: str, game: str, level: str, seat: Seat, seats: int, seed: int, view: Any
    ) -> str: ...


class ThreadBots:
    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def choose(
        self, table: str, game: str, level: str, seat: Seat, seats: int, seed: int, view: Any
    ) -> str:
        return await asyncio.to_thread(_look, game, level, seat, seed, view)


def _look(name: str, level: str, seat: Seat, seed: int, view: Any) -> str:
    game, players = room(name).game, room(name).module("players")
    rng = [0, 0, 0, 0]
    sow(rng, seed)
    legal = legal_moves(game.rules, view, seat)
    if level == "random":
        move = legal[below(rng, len(legal))]
    else:
        look = players.greedy if level == "greedy" else players.sensible
        move = int(look(view, seat, rng, [0] * game.rules.MOVES))
    return game.notation.write(view, seat, move)
