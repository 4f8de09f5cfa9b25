"""Beutezug: what a board is told, so that it need not know a rule."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from foxden.core.game import SPECTATOR, seen_by
from foxden.games.beutezug import rules
from foxden.games.beutezug.burglary import suffices
from foxden.games.beutezug.components import VILLAS, locks_of
from foxden.games.beutezug.lanes import lanes, locks_that_hold
from foxden.games.beutezug.notation import read
from foxden.games.beutezug.odds import chance_after, chance_now, success_chance
from foxden.games.beutezug.view import view

from .scene import JOHNNY, KATE, VILLA, Scene, villas

TWO = villas(2)
BOTTOM = {"2-1": TWO[0], "2-2": TWO[1], "2-3": TWO[2]}
PAIR = next(name for name in villas(3) if name.startswith("green 5, green 3"))
ON_KATE = {"A": "3-2", "B": "2-2", "C": "3-2"}


def test_c12_the_best_die_of_a_colour_lies_at_the_hardest_lock() -> None:
    display = {**BOTTOM, "3-2": PAIR}
    scene = Scene(3, display=display, tokens=ON_KATE).rolls("3 4 4")
    burglary = scene.seen("A")["burglary"]
    assert burglary is not None
    assert [(die["least"], die["face"], die["short"]) for die in burglary["dice"]] == [
        *((5, 4, 1), (3, 3, 0), (4, 4, 0))
    ]
    assert (burglary["seat"], burglary["space"]) == (2, "row 3 column 2")
    assert burglary["drops_to"] == "row 2 column 2"


def test_c12_all_locks_are_open_exactly_if_the_roll_suffices() -> None:
    rng = Random(3)
    p = rules.set_up(2, {})
    for card in range(1, VILLAS + 1):
        for _ in range(60):
            p.target = card
            p.dice = [rng.choice([1, 2, 3, 4, 5, 6, 6]) for _ in range(5)]
            p.added = [0, *(rng.choice([0, 0, 1, 2]) for _ in range(4))]
            assert (locks_that_hold(p) == 0) == suffices(p)
            laid = sorted((lane.colour, lane.face) for lane in lanes(p))
            dice = sorted(zip(map(lane_colour, lanes(p)), p.dice[: locks_of(card)], strict=True))
            assert laid == dice


def lane_colour(lane: tuple[int, ...]) -> int:
    return lane[0]


def test_c15_c17_bonuses_are_told_with_what_is_left_and_what_can_be_used_now() -> None:
    cards = {"C": ["+1 pink", "+1 pink", "+1 green", "reroll one"], "A": ["+1 black"]}
    scene = Scene(3, display={**BOTTOM, "3-2": KATE}, tokens=ON_KATE, cards=cards)
    assert not any(bonus["is_usable"] for bonus in scene.burglar("C")["bonuses"])  # dice first
    scene.rolls("1 1 1").plays("add 1 to pink", "reroll blue 1").rolls("1")
    told = {
        bonus["name"]: (bonus["sources"], bonus["left"], bonus["is_usable"])
        for bonus in scene.burglar("C")["bonuses"]
    }
    assert told == {
        "+1 green": (1, 1, False),  # there is no green die
        "+1 pink": (2, 1, True),
        "reroll one": (2, 1, True),
        "reroll all": (1, 1, True),
    }
    usable = {name for name, (_, _, can) in told.items() if can}
    assert usable == {words_of(words) for words in scene.choices if words != "stop"}
    assert not any(bonus["is_usable"] for bonus in scene.burglar("A")["bonuses"])
    assert scene.burglar("C")["token_bonuses"] == ["reroll all", "reroll one"]
    assert scene.burglar("A")["token_bonuses"] == []


def words_of(words: str) -> str:
    """The bonus that a move uses."""
    if words.startswith("add 1 to "):
        return f"+1 {words.removeprefix('add 1 to ')}"
    return "reroll all" if words == "reroll all" else "reroll one"


def test_who_has_burgled_in_this_round() -> None:
    scene = Scene(3, display={**BOTTOM, "3-2": KATE}).picks("2-1", "2-2", "2-3")
    assert burgled(scene) == [False, False, False]
    assert burgled(scene.fails()) == [False, False, True]
    assert burgled(scene.fails()) == [False, True, True]
    assert burgled(scene.fails().next_round()) == [False, False, False]


def burgled(scene: Scene) -> list[bool]:
    return [burglar["has_burgled"] for burglar in view(scene.p, 0)["players"]]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_chances_are_the_viewers_and_a_spectator_sees_those_of_the_player(viewer: int) -> None:
    scene = Scene(3, cards={"A": ["+1 black"], "B": ["reroll one"]}, order="BCA")
    whose = 1 if viewer == SPECTATOR else viewer
    seen = view(seen_by(rules, scene.p, viewer), viewer)
    for space, name in zip(seen["rows"][0]["spaces"], TWO, strict=False):
        assert space["chance"] == success_chance(scene.p, whose, VILLA[name])


def test_c14_the_chance_after_a_bonus_is_that_of_playing_on_from_there() -> None:
    """Against a walk through the rules, one step deep."""
    cards = {"C": ["+1 pink", "reroll one"]}
    for dice in product("136", "25", "14"):
        scene = Scene(3, display={**BOTTOM, "3-2": KATE}, tokens=ON_KATE, cards=cards)
        scene.rolls(" ".join(dice))
        if scene.phase != "deciding":
            continue
        best = 0.0
        for words in scene.choices:
            again = Scene(3, display={**BOTTOM, "3-2": KATE}, tokens=ON_KATE, cards=cards)
            again.rolls(" ".join(dice)).plays(words)
            chance = chance_after(scene.p, read(scene.p, 2, words))
            assert chance == pytest.approx(walked(again), abs=1e-9)
            best = max(best, chance)
        assert chance_now(scene.p) == pytest.approx(best, abs=1e-9)


def walked(scene: Scene) -> float:
    """The chance from here: over every throw that may come."""
    if scene.phase == "revealing":
        return 1.0
    if scene.phase == "drawing":
        return 0.0
    if scene.phase == "deciding":
        return chance_now(scene.p)
    p, total = scene.p, 0.0
    rolling = [die for die in range(5) if p.to_roll >> die & 1]
    throws = list(product(range(1, 7), repeat=len(rolling)))
    for throw in throws:
        q = view_of_throw(scene, rolling, throw)
        total += 1.0 if suffices(q) else chance_now(q)
    return total / len(throws)


def view_of_throw(scene: Scene, rolling: list[int], throw: tuple[int, ...]) -> rules.Position:
    q = seen_by(rules, scene.p, 2)
    for die, face in zip(rolling, throw, strict=True):
        q.dice[die] = face
    return q


def test_c2_cards_carry_their_place_in_the_box() -> None:
    scene = Scene(3, display={**BOTTOM, "3-1": JOHNNY})
    card = scene.seen("A")["rows"][1]["spaces"][0]["card"]
    assert card is not None
    assert (card["id"], card["number"], card["points"]) == (VILLA[JOHNNY], 3, 5)
    assert card["locks"] == [
        {"colour": "blue", "least": 2},
        {"colour": "green", "least": 3},
        {"colour": "black", "least": 4},
    ]
