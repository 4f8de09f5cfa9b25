"""Games of one room in a process of its own: ``python -m tests.sitting ROOM MOVES``.

Prints a line for each number of seats and line-up, with a digest of everything recorded.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from foxden.core.chance import child_seeds
from foxden.core.compiled import PLAIN_SWITCH
from foxden.games import Room
from foxden.players.drivers import GREEDY, RANDOM, SENSIBLE

from .recorder import GAME, recording
from .rooms import ROOMS, game_of

LINEUPS = (
    (RANDOM,) * 6,
    (SENSIBLE, GREEDY, RANDOM, SENSIBLE, GREEDY, RANDOM),
)


def runs(here: Room) -> list[tuple[int, tuple[int, ...]]]:
    """Each number of seats with each line-up."""
    return [(seats, levels[:seats]) for seats in game_of(here).rules.SEATS for levels in LINEUPS]


def sat(here: Room, moves: int, **switches: str) -> str:
    """What a process with these environment switches prints; its errors are ours."""
    root = Path(__file__).parent.parent
    path = os.pathsep.join([str(root / "src"), str(root)])
    chosen = {PLAIN_SWITCH: "", "PYTHONPATH": path, **switches}
    command = [sys.executable, "-W", "error", "-m", "tests.sitting", here.name, str(moves)]
    made = subprocess.run(
        command, env={**os.environ, **chosen}, cwd=root, capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


def main(name: str, moves: int) -> None:
    here = next(here for here in ROOMS if here.name == name)
    for seats, levels in runs(here):
        made = recording(here, levels, child_seeds(seats, moves), moves)
        digest = hashlib.sha256()
        for rows in (made.log, made.truths, made.worlds):
            digest.update(rows.tobytes())
        games = made.log[-1, GAME] + 1
        print(
            f"{name} {seats} {levels}: {len(made.log)} moves, {games} games, {digest.hexdigest()}"
        )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
