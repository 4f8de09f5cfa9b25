"""Sneaky Seven in the terminal: map, reach, board, offers, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from foxden.core.words import LANGUAGES
from foxden.games import room
from foxden.games.sneaky_seven.terminal import TALL, draw, lines, rank
from foxden.games.sneaky_seven.view import view

from .scene import HOUSE, Scene, door, driveway

NAMES = ["Anna", "Ben", "Cem"]
WIDTH = 100


def drawn(scene: Scene, language: str = "en", height: int = 30, width: int = WIDTH) -> list[str]:
    console = Console(width=width, height=height, record=True, file=None, quiet=True)
    with console.capture() as caught:
        console.quiet = False
        console.print(draw(view(scene.p, 0), NAMES, room("sneaky-seven").words(language)))
    return caught.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal_in_every_phase(language: str) -> None:
    scene = Scene(hand={"A": "locks weapons weapons"}, laid={"B": "security"}).owns("B", HOUSE)
    scene.has_tokens("A", "louvre").has_loot("A", "louvre")
    for play in ("roll", "rolls", "offer to B", "give locks", "get $50", "make offer", "decline"):
        scene.rolls(9) if play == "rolls" else scene.plays(play)
        rows = drawn(scene, language)
        assert len(rows) <= 20
        assert all(len(row) <= WIDTH for row in rows)
        words = room("sneaky-seven").words(language)
        assert all(line.strip() for line in lines(view(scene.p, 0), NAMES, words))


def test_a_tall_screen_shows_the_whole_map_and_a_low_one_the_part_around_the_player() -> None:
    scene = Scene(at={"A": door("sacre coeur")})
    whole, part = drawn(scene, height=TALL), drawn(scene)
    assert sum(row[:2].strip().isdigit() for row in whole) == 26
    assert whole[0].split()[:3] == ["0", "5", "10"]
    numbers = [int(row[:2]) for row in part if row[:2].strip().isdigit()]
    assert len(numbers) == 13
    assert 4 in numbers


def test_the_map_keeps_its_rows_where_the_screen_is_narrow() -> None:
    wide, narrow = (drawn(Scene(), height=TALL, width=width) for width in (WIDTH, 72))
    assert [row[:43].rstrip() for row in narrow[:27]] == [row[:43].rstrip() for row in wide[:27]]
    assert all(len(row) <= 72 for row in narrow)
    for rows in (wide, narrow):
        assert all(any(name in row for row in rows) for name in NAMES)


def test_thieves_safe_houses_and_reach_are_drawn_with_letters_and_dots() -> None:
    scene = Scene(at={"A": driveway(HOUSE), "B": door("louvre")}).owns("B", HOUSE)
    house = scene.seen["homes"][HOUSE]["tile"].split(",")
    rows = drawn(scene, height=TALL)
    assert rows[int(house[1]) + 1][int(house[0]) + 3] == "b"
    x, y = door("louvre").split(",")
    assert rows[int(y) + 1][int(x) + 3] == "B"
    assert not any("·" in row[3:43] for row in rows)
    drawing = "".join(row[3:43] for row in rows[1:27])
    assert (drawing.count("A"), drawing.count("Ⓐ")) == (1, 2)  # a thief, two manholes
    scene.plays("roll").rolls(3)
    rows = drawn(scene, height=TALL)
    lit = sum(row[3:43].count("·") for row in rows[1:27])
    assert lit >= 3


def test_sentences_name_what_is_in_reach_and_what_is_offered() -> None:
    words = room("sneaky-seven").words("en")
    scene = Scene(hand={"A": "locks"}).plays("roll").rolls(20)
    said = " ".join(lines(view(scene.p, 0), NAMES, words))
    assert "Tour Eiffel (13)" in said
    scene.plays("offer to B", "give locks", "get $100")
    said = " ".join(lines(view(scene.p, 0), NAMES, words))
    assert "Offer of Anna to Ben: gives 1 × locks; gets $100." in said


def test_choices_come_with_deeds_first_and_mere_road_last() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}).plays("roll").rolls(20)
    ordered = sorted(scene.moves, key=rank)
    assert ordered[0].startswith("go ")
    assert rank(f"go {door('louvre')}") < rank(f"go {driveway(HOUSE)}") < rank(ordered[-1])
    assert rank("rob") < rank(f"go {door('louvre')}") < rank("buy locks") < rank(ordered[-1])
