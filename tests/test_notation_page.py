"""docs/notation.md: every game is explained, and every example replays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import foxden
from foxden.games import room

PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
GAMES = foxden.games()


def examples(text: str) -> list[str]:
    """The fenced blocks that are whole transcripts: a header and moves."""
    blocks = re.findall(r"^```[a-z]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [block for block in blocks if block.startswith("game:") and "\ntable" in block]


def examples_of(game: str) -> list[str]:
    found = examples(PAGE.read_text(encoding="utf-8"))
    return [text for text in found if text.splitlines()[0] == f"game: {game}"]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_a_heading_and_an_example_for_each_game(game: str) -> None:
    assert f"\n## {room(game).title}\n" in PAGE.read_text(encoding="utf-8")
    assert examples_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_replay(game: str) -> None:
    for text in examples_of(game):
        match = foxden.replay(text)
        lines = [line.partition("#")[0].strip() for line in text.splitlines()]
        told = [line for line in match.transcript().splitlines() if line]
        moves = [line for line in lines if line][-len(match.events) :]
        assert told[-len(match.events) :] == moves


def test_header_examples_are_not_taken_for_games() -> None:
    assert examples("```text\ngame: sneaky\nversion: 1\n```\n") == []
    assert examples("```text\ngame: sneaky\n\ntable: x\n```\n") == ["game: sneaky\n\ntable: x\n"]
