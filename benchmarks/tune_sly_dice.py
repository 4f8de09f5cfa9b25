"""Tune Sly Dice's `sensible`: should it accuse more or less?

A challenger with one threshold changed plays against `sensible` as it stands, one against the rest,
seats rotating.  Run it with: python benchmarks/tune_sly_dice.py
"""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from tuning import GAMES, shares

from foxden.games.sly_dice import players, rules

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


def main() -> None:
    print(f"{GAMES:,} games each, wins as a multiple of a fair share, about ±0.02")
    print("| challenger | 2 players | 3 players | 4 players |\n| --- | --- | --- | --- |")
    for name, change in CHANGES.items():
        row = shares(rules, players, changed(change).sensible, {"first_game": "no"})
        print(f"| {name} | " + " | ".join(f"{value:.2f}" for value in row) + " |", flush=True)


if __name__ == "__main__":
    main()
