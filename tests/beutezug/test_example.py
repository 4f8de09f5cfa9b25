"""Beutezug: the examples of the rulebook, with the dice that they tell of."""

from __future__ import annotations

from foxden.games.beutezug.table import all_points

from .scene import JOHNNY, KATE, Scene, villas, worth

TWO, THREE, FOUR = villas(2), villas(3), villas(4)
BOTTOM = {"2-1": TWO[0], "2-2": TWO[1], "2-3": TWO[2]}


def test_c14_c18_c19_c22_c23_johnny_fails_in_spite_of_two_rerolls() -> None:
    display = {**BOTTOM, "3-1": JOHNNY}
    tokens = {"A": "2-1", "B": "2-2", "C": "3-1"}  # C is Johnny: token 3 and the reroll token
    scene = Scene(3, display=display, tokens=tokens, round_number=1).rolls("2 4 3")
    assert scene.phase == "deciding"  # blue and green are high enough, black is not
    scene.plays("reroll all").rolls("5 3 2")
    assert scene.phase == "deciding"
    scene.plays("reroll black 2").rolls("3")
    assert scene.phase == "drawing"  # failed: nothing is left
    assert "C" not in scene.tokens
    scene.table("draws +1 orange", "draws 1 point").plays("keep +1 orange")
    assert scene.cards("C") == ["+1 orange"]
    assert scene.seen("C")["zeros"]["under"] == ["1 point"]
    assert scene.player == "B"


def test_c16_c26_c27_c30_c31_kate_wins_with_a_pink_bonus_and_a_token_drops() -> None:
    display = {**BOTTOM, "3-1": THREE[0], "3-2": KATE, "3-3": THREE[1], "4-1": FOUR[0]}
    tokens = {"A": "3-2", "B": "2-1", "C": "3-2"}  # C is Kate, A is Vincenzo
    scene = Scene(3, display=display, tokens=tokens, cards={"C": ["+1 pink"]}).rolls("3 3 3")
    assert scene.phase == "deciding"
    scene.plays("add 1 to pink")
    assert scene.phase == "revealing"
    assert scene.tokens == {"A": "2-2", "B": "2-1"}  # from row 3 to row 2, same column
    scene.reveals(JOHNNY, FOUR[1])
    assert scene.display["3-2"] == JOHNNY
    assert scene.display["4-2"] == FOUR[1]  # row 4 had fewer than three cards
    assert KATE in scene.cards("C")
    assert scene.player == "B"


def test_c35_vincenzo_has_38() -> None:
    five = worth(5, 3)
    cards = [*worth(3), *five[:2], *worth(6), "1 point", *worth(13), five[2]]
    scene = Scene(3, cards={"A": cards})
    assert len(cards) == 7
    assert all_points(scene.p, 0) == 3 + 5 + 5 + 6 + 1 + 13 + 5 == 38
