"""The terminal table: any game, played by people and bots in a terminal or line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path

TRANSCRIPTS = "foxden/transcripts"  # below the user's folder for such things


def play(
    game: str,
    seats: int | None,
    players: Sequence[str] | None,
    seed: int | None,
    options: Mapping[str, str],
    language: str,
    plain: bool,
    save_to: Path | None = None,
) -> None:
    """Play one game to its end, or until the person leaves; the transcript is kept either way.

    ``players`` names one for each seat: human, random, greedy, sensible, rollout or rollout:200.
    Without a terminal on both ends it is played line by line, as if ``plain`` were asked for.
    """
    from .table import set_table

    table = set_table(game, seats, players, seed, options, language, save_to or _transcripts())
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from .plain import play_plainly

        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign that is missing there is no disaster
        play_plainly(table, sys.stdin, sys.stdout)
    else:
        from .app import play_on_screen

        play_on_screen(table)


def _transcripts() -> Path:
    try:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:  # nobody's home
        home = Path.cwd()
    return Path(home) / TRANSCRIPTS
