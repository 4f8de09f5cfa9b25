"""Many games at once."""

from __future__ import annotations

from pathlib import Path

from foxden.games import room
from foxden.lab.lineup import line_up
from foxden.lab.simulate import Report, simulate


def run(name: str, games: int, players: str, jobs: int = 1, save: Path | None = None) -> Report:
    here = room(name)
    levels = line_up(here.game.rules, None, players.split(","))
    return simulate(here, levels, {}, games, seed=5, jobs=jobs, save=save)


def first_of(name: str, games: int, better: str, worse: str, seats: int = 2) -> float:
    """The share of wins of one player of a better level among players of a worse one."""
    return run(name, games, ",".join([better, *[worse] * (seats - 1)])).win_share[0]
