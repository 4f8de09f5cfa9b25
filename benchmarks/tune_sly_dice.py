"""Tune Sly Dice's `sensible`: should it accuse more or less?

A challenger with one threshold changed plays against `sensible` as it stands, one against the rest,
seats rotating.  Run it with: python benchmarks/tune_sly_dice.py
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from foxden.core.chance import child_seeds
from foxden.core.game import seats_in
from foxden.games.sly_dice import players, rules
from foxden.players.drivers import GREEDY, SENSIBLE
from foxden.players.fast import Fast

GAMES = 12_000
SEED = 5
AS_IT_STANDS = "as it stands"


def scaled(values: tuple[float, ...], factor: float) -> tuple[float, ...]:
    return tuple(value * factor for value in values)


CHANGES: dict[str, dict[str, Any]] = {
    AS_IT_STANDS: {},
    "accuses earlier (suspicion × 0.7)": {
        "DOUBT": scaled(players.DOUBT, 0.7),
        "SURE": scaled(players.SURE, 0.7),
    },
    "accuses later (suspicion × 1.4)": {
        "DOUBT": scaled(players.DOUBT, 1.4),
        "SURE": scaled(players.SURE, 1.4),
    },
    "accuses at most half as often": {"MOST_READY": scaled(players.MOST_READY, 0.5)},
    "accuses whatever is suspicious": {"MOST_READY": (0.0, 0.0, 1.0, 1.0, 1.0)},
}


def changed(change: dict[str, Any]) -> ModuleType:
    """The room's players once more, with other thresholds."""
    spec = spec_from_file_location(players.__name__, str(players.__file__))
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    for name, value in change.items():
        assert hasattr(made, name)
        setattr(made, name, value)
    return made


def share(fast: Fast, seats: int) -> float:
    """Wins of the challenger, who sits as player 0, as a multiple of a fair share."""
    desk = fast.desk()
    scores = np.zeros((GAMES, seats), np.int32)
    tallies = np.zeros((GAMES, 4), np.int64)
    fast.play_games(
        fast.start(seats, {"first_game": "no"}),
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


def main() -> None:
    print(f"{GAMES:,} games each, wins as a multiple of a fair share, about ±0.02")
    print("| challenger | 2 players | 3 players | 4 players |\n| --- | --- | --- | --- |")
    for name, change in CHANGES.items():
        challenger: Any = SimpleNamespace(
            greedy=changed(change).sensible,
            sensible=players.sensible,
            prospect=players.prospect,
            horizon=players.horizon,
            __file__=players.__file__,
        )
        with TemporaryDirectory() as folder:
            fast = Fast(rules, challenger)
            fast.__dict__["cache"] = Path(folder) / "tuning"
            row = [share(fast, seats) for seats in (2, 3, 4)]
        print(f"| {name} | " + " | ".join(f"{value:.2f}" for value in row) + " |", flush=True)


if __name__ == "__main__":
    main()
