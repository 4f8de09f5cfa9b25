"""Beutezug: the terminal's picture and sentences fit, speak both languages and tell no secret."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import foxden
from foxden.core.game import SPECTATOR, seen_by
from foxden.games import room
from foxden.games.beutezug import rules
from foxden.games.beutezug.notation import offer, read
from foxden.games.beutezug.odds import percent, success_chance
from foxden.games.beutezug.table import player
from foxden.games.beutezug.terminal import draw, lines, told
from foxden.games.beutezug.view import View, view

from .scene import JOHNNY, KATE, VILLA, Scene, villas

NAMES = ["Anna", "Bernd", "Cleo", "Dora", "Emil"]
BOTTOM = {f"2-{k + 1}": name for k, name in enumerate(villas(2)[:3])}
ENGLISH = room("beutezug").words("en")
BURGLARY = {"A": "2-1", "B": "2-2", "C": "3-1"}  # C has a reroll of all and one of one


def pictured(seen: View, language: str = "en") -> str:
    console = Console(file=StringIO(), width=76, height=30, color_system=None)
    console.print(draw(seen, NAMES, room("beutezug").words(language)))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def told_to(scene: Scene, viewer: int) -> str:
    return "\n".join(lines(view(seen_by(rules, scene.p, viewer), viewer), NAMES, ENGLISH))


def offered(scene: Scene) -> dict[str, str]:
    """What the player may do, in the words of the offer."""
    seat = player(scene.p)
    return {
        words: ENGLISH.tell(offer(scene.p, seat, read(scene.p, seat, words)), NAMES)
        for words in scene.choices
    }


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_picture_fits_into_76_by_30(seats: int, language: str) -> None:
    """A screen of 80 columns leaves that much; nothing is cut, and nothing wraps."""
    rng = Random(seats)
    match = foxden.Match("beutezug", seats, seed=seats)
    while match.to_move:
        (seat,) = match.to_move
        for viewer in (seat, None) if rng.random() < 0.2 else ():
            picture = pictured(match.view(viewer), language).splitlines()
            assert max(map(len, picture)) <= 76
            assert len(picture) <= 30
            assert "…" not in "".join(picture)
            assert picture[1].startswith(("row 5", "Reihe 5"))  # the head is one line
            assert len({len(line) for line in picture[1:9]}) == 1  # four rows of two lines
            assert all(lines(match.view(viewer), NAMES, room("beutezug").words(language)))
        match.play(seat, rng.choice(match.moves(seat)))


def test_the_exact_chance_stands_beside_every_card() -> None:
    scene = Scene(3, display={**BOTTOM, "3-1": JOHNNY, "3-2": KATE}, cards={"A": ["+1 pink"]})
    seen = scene.seen("A")
    sentences, picture = lines(seen, NAMES, ENGLISH), pictured(seen)
    for row in seen["rows"]:
        for space in row["spaces"]:
            if space["card"] is None:
                continue
            assert space["chance"] == success_chance(scene.p, 0, VILLA[space["card"]["name"]])
            chance = f"{percent(space['chance'])} %"
            assert chance in picture
            name = f"Row {space['row']}, column {space['column']}: "
            (sentence,) = [said for said in sentences if said.startswith(name)]
            assert f"Chance {chance}." in sentence
            assert f"({chance})" in offered(scene)[f"pick {space['name']}"]


def test_a_burglary_is_told_with_its_needs_and_the_chance_of_each_bonus() -> None:
    display = {**BOTTOM, "3-1": JOHNNY}
    scene = Scene(3, display=display, tokens=BURGLARY, cards={"C": ["+1 black"]}).rolls("2 4 3")
    said = told_to(scene, 2)
    assert (
        "Cleo burgles for 5 points: blue 2 (needs 2), green 4 (needs 3), black 3 (needs 4)" in said
    )
    assert "Chance with what is left: 100 %." in said
    assert offered(scene) == {
        "add 1 to black": "Add 1 to every black die (100 % chance)",
        "reroll black 3": "Reroll the black 3 (79 % chance)",  # 2/3, else all again: 10/27
        "reroll blue 2": "Reroll the blue 2 (90 % chance)",
        "reroll green 4": "Reroll the green 4 (79 % chance)",
        "reroll all": "Reroll all dice (68 % chance)",
        "stop": "Give up and draw 0-cards",
    }
    assert "−1" in pictured(scene.seen("C"))
    assert "✓" in pictured(scene.seen("C"))


def test_the_two_0_cards_are_told_to_their_owner_only() -> None:
    scene = Scene(3, display={**BOTTOM, "3-1": JOHNNY}, tokens={"A": "3-1"}).rolls("1 1 1")
    scene.table("draws +1 green", "draws 1 point")
    assert "In hand: +1 green, 1 point." in told_to(scene, 0)
    assert "In hand: +1 green, 1 point." in pictured(scene.seen("A"))
    for viewer in (1, 2, SPECTATOR):
        assert "Anna looks at two 0-cards." in told_to(scene, viewer)
        assert "In hand" not in told_to(scene, viewer)
    scene.plays("keep 1 point").next_round()
    assert "You put under the 0-deck: +1 green." in told_to(scene, 0)
    for viewer in (1, 2, SPECTATOR):
        assert "You put" not in told_to(scene, viewer)


def test_the_way_to_a_loot_token_is_told() -> None:
    cards = {"A": ["+1 green", "+1 black", "+1 green"], "B": ["1 point"]}
    scene = Scene(3, cards=cards, loot={"C": 1})
    said = told_to(scene, 0)
    assert "Bonuses: 2 × +1 green, +1 black. Colours for a loot token: green, black." in said
    assert "Colours for a loot token: none." in said
    assert "Loot token: 6." in said
    assert "Loot tokens: 5, 4, 3, 2." in said
    assert "⬢ 6" in pictured(scene.seen("A"))
    five = pictured(Scene(5, cards=cards).seen("A"))
    assert "♣ · · ■" in five
    assert five.count("· · · ·") == 4


def test_a_throw_is_told_in_one_sentence_and_a_round_begins_with_its_order() -> None:
    match = foxden.Match("beutezug", seats=3, seed=2)
    for _ in range(3):
        (seat,) = match.to_move
        match.play(seat, match.moves(seat)[0])
    sentences = told(match.told(None), NAMES, ENGLISH)
    order = ", ".join(NAMES[seat] for seat in match.view()["order"])
    assert sentences[sentences.index("Round 1 begins.") + 1] == f"Turn order: {order}."
    throws = [said for said in sentences if " rolls " in said]
    assert throws
    assert all(said.count(",") >= 1 for said in throws[:1])


def test_nothing_uncertain_is_called_certain() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.625, 0.999, 1)] == [0, 1, 63, 99, 100]
