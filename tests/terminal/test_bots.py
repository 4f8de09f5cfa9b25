"""Bots at the table: they look at views, and the one that must be compiled never keeps others."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest

from foxden.core.errors import BrokenPlayer
from foxden.core.game import legal_moves
from foxden.terminal.app import TerminalTable

from .tables import sneaky, tiny, until_asked


def nonsense(view: object, seat: int) -> int:
    return 0


def test_bots_decide_on_views(tmp_path: Path) -> None:
    """What lies under another cup changes nothing."""
    table = tiny(tmp_path, "greedy", "random")
    seen = table.bot_words(0)
    table.match.position.die[1] = 7 - table.match.position.die[1]
    assert table.bot_words(0) == seen


def test_random_bots_use_all_their_moves(tmp_path: Path) -> None:
    table = tiny(tmp_path, "random", "greedy")
    words = {table.bot_words(0) for _ in range(200)}
    assert len(words) == len(legal_moves(table.match.game.rules, table.match.seen(0), 0))


def test_an_illegal_answer_is_a_broken_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sneaky(tmp_path, "greedy", "greedy")
    monkeypatch.setattr(table.bots, "_look", nonsense)
    with pytest.raises(BrokenPlayer, match="greedy player at seat"):
        table.bot_words(table.bots.first)


async def test_a_broken_player_ends_the_evening_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sneaky(tmp_path, "greedy", "greedy")
    monkeypatch.setattr(table.bots, "_look", nonsense)
    app = TerminalTable(table, pace=0)
    async with app.run_test() as pilot:
        for _ in range(50):
            await pilot.pause()
            if not app.is_running:
                break
    assert isinstance(app.broken, BrokenPlayer)


async def test_people_play_while_rollout_players_are_being_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They play sensibly until they are ready; nobody waits for a compiler."""
    table = sneaky(tmp_path, "human", "rollout")
    is_compiled = Event()
    monkeypatch.setattr(table.bots, "prepare", is_compiled.wait)
    app = TerminalTable(table, pace=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await until_asked(pilot, app)
        assert shows_notice(app)
        for _ in range(8):
            await pilot.press(next(iter(app.keys)))
            await until_asked(pilot, app)
        assert {event.seat for event in table.match.events} >= {0, 1}
        is_compiled.set()
        for _ in range(100):
            await pilot.pause(0.01)
            if not shows_notice(app):
                break
        assert not shows_notice(app)


def shows_notice(app: TerminalTable) -> bool:
    return bool(app.notice.display)
