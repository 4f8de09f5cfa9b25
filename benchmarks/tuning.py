"""What the tuning of players has in common: a changed player against those that stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from foxden.core.chance import child_seeds
from foxden.core.game import Value, seats_in
from foxden.players.drivers import GREEDY, SENSIBLE
from foxden.players.fast import Fast

GAMES = 12_000
SEED = 5
SEATS = (2, 3, 4)


def shares(
    rules: ModuleType,
    players: ModuleType,
    changed: Callable[..., Any],
    options: Mapping[str, Value],
) -> list[float]:
    """The changed `sensible`, one against the rest, for each number of players."""
    challenger: Any = SimpleNamespace(
        greedy=changed,
        sensible=players.sensible,
        prospect=players.prospect,
        horizon=players.horizon,
        __file__=players.__file__,
    )
    with TemporaryDirectory() as folder:
        fast = Fast(rules, challenger)
        fast.__dict__["cache"] = Path(folder) / "tuning"
        return [_share(fast, seats, options) for seats in SEATS]


def _share(fast: Fast, seats: int, options: Mapping[str, Value]) -> float:
    """Wins of the challenger, who sits as player 0, as a multiple of a fair share."""
    desk = fast.desk()
    scores = np.zeros((GAMES, seats), np.int32)
    tallies = np.zeros((GAMES, 4), np.int64)
    fast.play_games(
        fast.start(seats, options),
        desk.table,
        np.array(child_seeds(SEED, GAMES), np.int64),
        np.array([GREEDY] + [SENSIBLE] * (seats - 1), np.int64),
        np.ones(seats, np.int64),
        0,
        desk.found,
        desk.worth,
        desk.rng,
        scores,
        tallies,
        np.zeros((0, 2), np.int32),
    )
    won = 0.0
    for game in range(GAMES):
        winners = seats_in(int(tallies[game, 0]))
        won += (game % seats in winners) / len(winners)
    return won / GAMES * seats
