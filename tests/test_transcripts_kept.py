"""Every game has hand-checked transcripts, and every one of them replays to its last line."""

from __future__ import annotations

from pathlib import Path

import pytest

import foxden
from foxden.games import room

TESTS = Path(__file__).parent
GAMES = foxden.games()


def transcripts_of(game: str, tests: Path = TESTS) -> list[Path]:
    return sorted((tests / room(game).folder.name / "transcripts").glob("*.txt"))


def moves_in(text: str) -> list[str]:
    """The lines of a transcript without header, comments and blank lines."""
    lines = [line.partition("#")[0].strip() for line in text.splitlines()]
    starts = next(k for k, line in enumerate(lines) if line.startswith("table"))
    return [line for line in lines[starts:] if line]


KEPT = [(game, path) for game in GAMES for path in transcripts_of(game)]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_transcripts(game: str) -> None:
    assert transcripts_of(game), f"{game} has no transcripts"


def test_a_game_without_transcripts_is_noticed(tmp_path: Path) -> None:
    assert transcripts_of(GAMES[0], tmp_path) == []


@pytest.mark.parametrize(("game", "path"), KEPT, ids=[f"{game}/{path.stem}" for game, path in KEPT])
def test_a_transcript_replays_to_its_last_line(game: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = foxden.replay(text)
    assert match.game.name == game
    assert moves_in(match.transcript()) == moves_in(text)
