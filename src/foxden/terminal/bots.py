"""The bots at a table.  They are handed views, never the truth.

Levels that only look play through the plain functions of their room and are ready at once.
``rollout`` needs compiled code: until ``prepare`` has made it, it plays like ``sensible``.
"""

from __future__ import annotations

from typing import Any

from foxden.core.chance import child_seeds, sow
from foxden.core.game import Move, Seat, legal_moves
from foxden.core.match import Match
from foxden.games import Room
from foxden.players.fast import Bot, Fast
from foxden.players.levels import THINKER
from foxden.players.looking import checked, look

from .company import Company


class Bots:
    def __init__(self, room: Room, match: Match, company: Company) -> None:
        self.match = match
        self.levels = company.bots
        self.players = room.module("players")
        self.fast = Fast(match.game.rules, self.players)
        self.seeds = child_seeds(int(match.master, 16), match.seats)
        self.deep: dict[Seat, Bot] = {}
        self.first = min(match.to_move)
        self.first_view = match.seen(self.first)
        self.generators = [[0, 0, 0, 0] for _ in self.seeds]
        for generator, seed in zip(self.generators, self.seeds, strict=True):
            sow(generator, seed)

    @property
    def thinkers(self) -> list[Seat]:
        """Those that need compiled code."""
        return [seat for seat, level in self.levels.items() if level.name == THINKER]

    @property
    def are_ready(self) -> bool:
        return len(self.deep) == len(self.thinkers)

    @property
    def were_compiled_before(self) -> bool:
        return self.fast.is_compiled("decide")

    def prepare(self) -> None:
        """Compile, or load what was compiled before, by trying one move; safe in a thread."""
        trial = Bot(self.fast, THINKER, self.seeds[0], playouts=1)
        trial.move(self.first_view, self.first, self.match.seats)
        self.deep = {
            seat: Bot(self.fast, THINKER, self.seeds[seat], self.levels[seat].playouts)
            for seat in self.thinkers
        }

    def move(self, seat: Seat) -> Move:
        """What the bot at this seat does; BrokenPlayer if that is no legal move."""
        view = self.match.seen(seat)
        if seat in self.deep:
            move = self.deep[seat].move(view, seat, self.match.seats)
        else:
            move = self._look(view, seat)
        legal = legal_moves(self.match.game.rules, view, seat)
        return checked(move, legal, self.levels[seat].name, seat)

    def _look(self, view: Any, seat: Seat) -> Move:
        rules, level = self.match.game.rules, self.levels[seat].name
        return look(rules, self.players, level, view, seat, self.generators[seat])
