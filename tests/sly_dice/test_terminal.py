"""The terminal's picture and sentences: they fit, speak both languages and tell no secret."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import foxden
from foxden.games import room
from foxden.games.sly_dice.terminal import draw, lines, percent

from .scene import Scene

NAMES = ["Anna", "Bernd", "Cleo", "Dora"]


def pictured(match: foxden.Match, viewer: int | None, language: str) -> str:
    console = Console(file=StringIO(), width=100, height=30, color_system=None)
    console.print(draw(match.view(viewer), NAMES, room("sly-dice").words(language)))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_picture_fits_into_100_by_30(seats: int, language: str) -> None:
    rng = Random(seats)
    match = foxden.Match("sly-dice", seats, seed=seats)
    while match.to_move:
        seat = rng.choice(sorted(match.to_move))
        for viewer in (seat, None) if rng.random() < 0.2 else ():
            picture = pictured(match, viewer, language).splitlines()
            assert max(map(len, picture)) <= 100
            assert len(picture) <= 30
            assert all(lines(match.view(viewer), NAMES, room("sly-dice").words(language)))
        match.play(seat, rng.choice(match.moves(seat)))


def told(scene: Scene, name: str | None) -> str:
    return "\n".join(lines(scene.view(name), NAMES, room("sly-dice").words("en")))


def test_own_dice_chances_and_truths_are_told_to_their_owner_only() -> None:
    rolling = Scene(hidden={"A": (6, 6, 5)}).rolling()
    assert "your dice behind the shield: 5, 6, 6" in told(rolling, "A")
    assert "Your chances" in told(rolling, "A")
    assert "Full house 99 %" not in told(rolling, "B")
    claiming = Scene(hidden={"A": (6, 6, 5)})
    assert "Full house (true)" in told(claiming, "A")
    for name in ("B", None):
        assert "(true)" not in told(claiming, name)
        assert "5, 6, 6" not in told(claiming, name)


def test_nothing_uncertain_is_called_certain() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
