"""Tune Sneaky's `sensible`: at which chance of a bust should it stop?

Each threshold plays against `sensible` as it stands, one against the rest, seats rotating.
Run it with: python benchmarks/tune_sneaky.py
"""

from __future__ import annotations

from types import FunctionType

from tuning import GAMES, shares

from foxden.games.sneaky import players, rules

THRESHOLDS = (0.15, 0.20, 0.25, 0.30, 0.35, 0.40, 0.50)


def with_risk(risk: float) -> FunctionType:
    """`sensible` with another threshold."""
    its_globals = {**players.sensible.__globals__, "RISK": risk}
    made = FunctionType(players.sensible.__code__, its_globals, "sensible")
    made.__dict__.update(players.sensible.__dict__)
    return made


def main() -> None:
    print(f"{GAMES:,} games each, wins as a multiple of a fair share, about ±0.02")
    print("threshold   2 seats   3 seats   4 seats")
    for risk in THRESHOLDS:
        row = shares(rules, players, with_risk(risk), {"deck": "1223"})
        print(f"{risk:>9.2f}" + "".join(f"{value:>10.3f}" for value in row), flush=True)


if __name__ == "__main__":
    main()
