"""The table on the screen, played by keys and by mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import Markdown, Static

import foxden
from foxden.terminal.app import WIDE, TerminalTable
from foxden.terminal.look import DAWN, NIGHT, light_of
from foxden.terminal.screens import Curtain, Ending, Guide, Question
from foxden.terminal.table import Table

from .tables import OPENING, scripted, sneaky, tiny, until_asked

FULL_HOUSE = ("rolls red", *["rolls green"] * 2, *["rolls blue"] * 3, "rolls purple")


def at_once(table: Table) -> TerminalTable:
    return TerminalTable(table, pace=0)


def text_of(widget: Static) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(widget.content)
    return captured.get()


async def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy", "greedy", "random", seed=172)  # a short one
    app = at_once(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        while not isinstance(app.screen, Ending):
            stops = "s" in app.keys
            await pilot.press("s" if stops else "enter")
            await until_asked(pilot, app)
        scores = text_of(app.screen.query_one("#scores", Static))
        assert "Rusty (you)" in scores
        assert "bandits" in scores
        assert str(table.saved) in text_of(app.screen.query_one("#saved", Static))
        await pilot.press("enter")
    assert app.return_code == 0
    assert table.saved is not None
    kept = foxden.replay(table.saved.read_text(encoding="utf-8"))
    assert kept.result == table.match.result is not None


async def test_a_move_by_mouse(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *FULL_HOUSE)
    app = at_once(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        assert list(app.keys) == ["1", "2", "3"]
        await pilot.click("#choices", offset=(10, 1))
        await until_asked(pilot, app)
        assert table.match.events[-1].words == "place green on centre 2"


async def test_arrows_and_enter(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *FULL_HOUSE)
    app = at_once(table)
    async with app.run_test() as pilot:
        await until_asked(pilot, app)
        await pilot.press("down", "down", "enter")
        await until_asked(pilot, app)
        assert table.match.events[-1].words == "place blue on centre 3"


async def test_a_key_that_offers_nothing_does_nothing(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "greedy"), *OPENING, *FULL_HOUSE)
    app = at_once(table)
    async with app.run_test() as pilot:
        await until_asked(pilot, app)
        before = len(table.match.events)
        await pilot.press("s", "r", "9", "x", "space", "escape")
        await pilot.pause()
        assert len(table.match.events) == before


async def test_a_certain_bust_is_asked_twice(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "human"), *OPENING, *FULL_HOUSE, "rolls purple")
    app = at_once(table)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(6):
            await until_asked(pilot, app)
            await pilot.press("1")
        await until_asked(pilot, app)
        await pilot.press("r")
        await until_asked(pilot, app)
        assert isinstance(app.screen, Question)
        await pilot.press("n")
        await until_asked(pilot, app)
        assert table.match.events[-1].words == "place blue on centre 3"
        await pilot.press("r")
        await until_asked(pilot, app)
        await pilot.press("y")
        await until_asked(pilot, app)
        assert "roll" in [event.words for event in table.match.events]
        assert app.prompt.has_class("-lit")  # the next person's turn
        assert table.acting() == 1


async def test_quitting_asks_first_and_the_transcript_replays(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy")
    app = at_once(table)
    async with app.run_test() as pilot:
        await until_asked(pilot, app)
        await pilot.press("1")
        await until_asked(pilot, app)
        await pilot.press("q")
        assert isinstance(app.screen, Question)
        await pilot.press("escape")
        assert app.is_running
        assert len(app.screen_stack) == 1
        await pilot.press("ctrl+q", "y")
    assert table.match.result is None
    table.save()
    assert table.saved is not None
    kept = foxden.replay(table.saved.read_text(encoding="utf-8"))
    assert kept.events == table.match.events


async def test_in_german(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy", language="de")
    app = at_once(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_asked(pilot, app)
        assert "Du bist dran, Reineke." in text_of(app.prompt)
        await pilot.press("q", "j")
    assert not app.is_running


async def test_the_guide_opens_and_closes(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "human", "greedy")
    app = at_once(table)
    async with app.run_test() as pilot:
        await until_asked(pilot, app)
        before = len(table.match.events)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Guide)
        assert app.screen.query_one(Markdown).source == table.guide()
        await pilot.press("1", "escape")
        assert len(app.screen_stack) == 1
        assert len(table.match.events) == before


async def test_bots_take_their_time_until_they_are_skipped(tmp_path: Path) -> None:
    table = sneaky(tmp_path, "greedy", "random")
    app = TerminalTable(table, pace=1000)
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        assert table.match.result is None
        before = len(table.match.events)
        await pilot.pause(0.2)
        assert len(table.match.events) == before
        await pilot.press("space")
        await until_asked(pilot, app)
        assert isinstance(app.screen, Ending)
        await pilot.press("q")


async def test_people_with_secrets_pass_the_device_on_behind_a_curtain(tmp_path: Path) -> None:
    table = tiny(tmp_path, "human", "human")
    app = at_once(table)
    async with app.run_test() as pilot:
        for name, other in (("Rusty", "Mira"), ("Mira", "Rusty")):
            await until_asked(pilot, app)
            assert isinstance(app.screen, Curtain)
            assert app.answer is None
            await pilot.press("enter")
            await until_asked(pilot, app)
            assert f"{name} rolls" in text_of(app.board)
            assert f"{other} rolls" not in text_of(app.board)
            log = text_of(app.past[0].newer)
            assert f"{name} rolls" in log
            assert f"{other} rolls" not in log
            await pilot.press("1")
        await until_asked(pilot, app)
        assert isinstance(app.screen, Ending)
        await pilot.press("q")


async def test_people_without_secrets_need_no_curtain(tmp_path: Path) -> None:
    table = scripted(tmp_path, ("human", "human"), *OPENING, *FULL_HOUSE)
    app = at_once(table)
    async with app.run_test() as pilot:
        await until_asked(pilot, app)
        await pilot.press("1", "s")
        await until_asked(pilot, app)
        assert len(app.screen_stack) == 1
        assert "Your turn, Mira." in text_of(app.prompt)


async def test_light_and_dark(tmp_path: Path) -> None:
    app = at_once(sneaky(tmp_path, "human", "greedy"))
    async with app.run_test() as pilot:
        app.theme = NIGHT
        await pilot.press("t")
        assert app.theme == DAWN
        await pilot.press("t")
        assert app.theme == NIGHT


@pytest.mark.parametrize(
    ("told", "theme"), [("0;15", DAWN), ("15;0", NIGHT), ("12;default;7", DAWN), ("", NIGHT)]
)
def test_the_light_follows_the_terminal(told: str, theme: str) -> None:
    assert light_of({"COLORFGBG": told}) == theme


@pytest.mark.parametrize(
    ("size", "seats"), [((80, 24), 2), ((80, 24), 4), ((100, 30), 3), ((150, 40), 4), ((40, 12), 3)]
)
async def test_the_choices_can_be_seen_on_every_screen(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    app = at_once(sneaky(tmp_path, "human", *["greedy"] * (seats - 1), language="de"))
    async with app.run_test(size=size) as pilot:
        await until_asked(pilot, app)
        await pilot.pause()
        assert app.choices.region.height >= 2
        assert app.screen.region.contains_region(app.choices.region)
        shown = [past.region.height > 0 for past in app.past]
        assert shown == [size[0] < WIDE, size[0] >= WIDE]
