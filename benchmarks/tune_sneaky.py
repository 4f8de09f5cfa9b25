"""Tune Sneaky's `sensible`: at which chance of a bust should it stop?

Each threshold plays against `sensible` as it stands, one against the rest, seats rotating.
Run it with: python benchmarks/tune_sneaky.py
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from foxden.core.chance import child_seeds
from foxden.core.game import seats_in
from foxden.games.sneaky import players, rules
from foxden.players.drivers import GREEDY, SENSIBLE
from foxden.players.fast import Fast

THRESHOLDS = (0.15, 0.20, 0.25, 0.30, 0.35, 0.40, 0.50)
GAMES = 12_000
SEED = 5


def with_risk(risk: float) -> FunctionType:
    """`sensible` with another threshold."""
    its_globals = {**players.sensible.__globals__, "RISK": risk}
    made = FunctionType(players.sensible.__code__, its_globals, "sensible")
    made.__dict__.update(players.sensible.__dict__)
    return made


def share(fast: Fast, seats: int) -> float:
    """Wins of the challenger, who sits as player 0, as a multiple of a fair share."""
    desk = fast.desk()
    levels = np.array([GREEDY] + [SENSIBLE] * (seats - 1), np.int64)
    scores = np.zeros((GAMES, seats), np.int32)
    tallies = np.zeros((GAMES, 4), np.int64)
    fast.play_games(
        fast.start(seats, {"deck": "1223"}),
        desk.table,
        np.array(child_seeds(SEED, GAMES), np.int64),
        levels,
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


def main() -> None:
    print(f"{GAMES:,} games each, wins as a multiple of a fair share, about ±0.02")
    print("threshold   2 seats   3 seats   4 seats")
    for risk in THRESHOLDS:
        challenger: Any = SimpleNamespace(
            greedy=with_risk(risk),
            sensible=players.sensible,
            prospect=players.prospect,
            horizon=players.horizon,
            __file__=players.__file__,
        )
        with TemporaryDirectory() as folder:
            fast = Fast(rules, challenger)
            fast.__dict__["cache"] = Path(folder) / "tuning"
            row = [share(fast, seats) for seats in (2, 3, 4)]
        print(f"{risk:>9.2f}" + "".join(f"{value:>10.3f}" for value in row), flush=True)


if __name__ == "__main__":
    main()
