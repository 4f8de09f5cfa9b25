"""Sneaky Seven in the terminal: map, reach, board, offers, in both languages."""

from __future__ import annotations

import pytest
from rich.console import Console

from foxden.core.game import CHANCE, seats_in
from foxden.core.position import copied
from foxden.core.words import LANGUAGES
from foxden.games import room
from foxden.games.sneaky_seven.rules import turn
from foxden.games.sneaky_seven.terminal import TALL, draw, is_aside, lines, rank
from foxden.games.sneaky_seven.view import view

from .scene import HOUSE, SEVEN, Scene, door, driveway

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


def offered(scene: Scene, words: str) -> str:
    """A choice as the terminal writes it."""
    seat = scene.p.player
    move = SEVEN.notation.read(scene.p, seat, words)
    said = room("sneaky-seven").words("en")
    return said.tell(SEVEN.notation.offer(scene.p, seat, move), NAMES)


def told(scene: Scene, words: str) -> str:
    """What is told of a move of whoever moves next."""
    before, (seat,) = copied(scene.p), seats_in(turn(scene.p))
    move = SEVEN.notation.read(before, seat, words)
    scene.table(words) if seat == CHANCE else scene.plays(words)
    said = room("sneaky-seven").words("en")
    return " ".join(
        said.tell(message, NAMES) for message in SEVEN.notation.tell(before, scene.p, seat, move)
    )


def test_c40_whoever_builds_an_offer_reads_what_is_in_it_so_far() -> None:
    scene = Scene(hand={"A": "locks locks", "B": "weapons"}).plays("offer to B")
    assert offered(scene, "give $50") == "Give $50"
    scene.plays("give locks", "give $50", "give $100")
    assert offered(scene, "give locks") == "Give one locks card (so far 1)"
    assert offered(scene, "give $50") == "Give $50 (so far $150)"
    assert offered(scene, "get $50") == "Ask for $50"
    assert offered(scene, "make offer").endswith("you give 1 card and $150, you get nothing")
    scene.plays("give locks", "get weapons")
    assert offered(scene, "make offer").endswith("you give 2 cards and $150, you get 1 card")
    ordered = sorted(scene.moves, key=rank)
    assert (ordered[0], ordered[-1]) == ("make offer", "drop offer")


def test_c13_staying_is_told_as_staying() -> None:
    scene = Scene(at={"A": door("ecole")}).plays("roll").rolls(2)
    assert told(scene, f"go {door('ecole')}") == "Anna stays at École de Voleur."


def test_c36_c37_a_lesson_tells_what_it_brings() -> None:
    scene = Scene(hand={"C": "locks " * 10})
    assert offered(scene, "study locks").endswith("(the chip only: no card is left)")
    assert "and gets the chip and a card." in told(scene, "study weapons")
    assert "the chip only, no card is left." in told(scene, "study locks")


def test_c38_whoever_robs_the_school_is_told_what_it_costs() -> None:
    scene = Scene(at={"A": door("ecole")}, hand={"A": "software software"})
    scene.goes(door("ecole")).plays("rob")
    assert "The school won’t teach Anna any more." in told(scene, "shows no shield")
    said = lines(scene.seen, NAMES, room("sneaky-seven").words("en"))
    assert said.count("Expelled from the school.") == 1


def test_sentences_say_where_safe_houses_are() -> None:
    scene = Scene().owns("B", HOUSE)
    said = lines(scene.seen, NAMES, room("sneaky-seven").words("en"))
    (where,) = [line for line in said if line.startswith("Safe houses: ")]
    assert f"({driveway(HOUSE)})" in where
    assert said.index(where) > said.index(next(line for line in said if line.startswith("Ben ")))


def test_mere_road_is_named_rather_than_listed() -> None:
    scene = Scene(at={"A": door("ecole")}).plays("roll").rolls(20)
    ordered = sorted(scene.moves, key=rank)
    aside = [words for words in ordered if is_aside(words)]
    assert ordered[-len(aside) :] == aside, "what is listed comes first, so numbers fit"
    assert len(aside) > len(ordered) / 2
    assert f"go {door('ecole')}" not in aside
