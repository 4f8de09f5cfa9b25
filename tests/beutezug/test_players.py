"""Beutezug: what the bots do, and that thinking helps."""

from __future__ import annotations

import pytest

from foxden.core.game import CHANCE, seen_by
from foxden.games.beutezug import players, rules
from foxden.games.beutezug.components import points_of
from foxden.games.beutezug.notation import write
from foxden.games.beutezug.odds import success_chance
from foxden.games.beutezug.table import PICK, Phase, player

from ..simulating import first_of
from .scene import JOHNNY, KATE, VILLA, Scene, villas

BOTTOM = {f"2-{k + 1}": name for k, name in enumerate(villas(2)[:3])}
NO_RNG = [1, 2, 3, 4]
ROOM_FOR_MOVES = [0] * rules.MOVES


def chosen(scene: Scene, level: str) -> str:
    seat = player(scene.p)
    p = seen_by(rules, scene.p, seat)
    move = getattr(players, level)(p, seat, NO_RNG, ROOM_FOR_MOVES)
    assert rules.refusal(scene.p, seat, move) == rules.Reason.LEGAL
    return write(p, seat, move)


def test_greedy_goes_for_the_most_points() -> None:
    top = max(villas(5), key=lambda name: points_of(VILLA[name]))
    scene = Scene(3, display={**BOTTOM, "3-2": KATE, "5-1": top})
    assert chosen(scene, "greedy") == "pick row 5 column 1"


def test_in_the_last_round_the_last_to_pick_takes_the_best_expectation() -> None:
    display = {**BOTTOM, "3-2": KATE, "4-1": villas(4)[0], "5-1": villas(5)[-1]}
    scene = Scene(3, display=display, round_number=7, order="BCA").picks("2-1", "2-1")
    cards = {k: card for k, card in enumerate(scene.p.display) if card}
    best = max(cards, key=lambda k: success_chance(scene.p, 0, cards[k]) * points_of(cards[k]))
    assert players.sensible(scene.p, 0, NO_RNG, ROOM_FOR_MOVES) == PICK + best


def test_c16_sensible_adds_before_it_rerolls() -> None:
    tokens = {"A": "2-1", "B": "2-2", "C": "3-2"}
    scene = Scene(3, display={**BOTTOM, "3-2": KATE}, tokens=tokens, cards={"C": ["+1 pink"]})
    scene.rolls("3 3 1")
    assert chosen(scene, "sensible") == "add 1 to pink"
    scene.plays("add 1 to pink")
    assert chosen(scene, "sensible") == "reroll pink 1"


def test_sensible_stops_when_no_bonus_can_help_any_more() -> None:
    tokens = {"A": "2-1", "B": "2-2", "C": "3-2"}
    scene = Scene(3, display={**BOTTOM, "3-2": KATE}, tokens=tokens, cards={"C": ["+1 pink"]})
    scene.rolls("1 1 1").plays("reroll all").rolls("1 1 1").plays("reroll blue 1").rolls("1")
    assert "add 1 to pink" in scene.choices
    assert chosen(scene, "sensible") == "stop"


def test_sensible_rerolls_everything_when_everything_is_short() -> None:
    tokens = {"A": "2-1", "B": "2-2", "C": "3-1"}
    scene = Scene(3, display={**BOTTOM, "3-1": JOHNNY}, tokens=tokens).rolls("1 1 1")
    assert chosen(scene, "sensible") == "reroll all"


@pytest.mark.parametrize(
    ("round_number", "owned", "kept"),
    [
        (7, ["+1 orange"], "keep 1 point"),
        (4, ["+1 orange", "+1 pink", "+1 black"], "keep +1 green"),
        (7, ["+1 orange", "+1 pink", "+1 black"], "keep +1 green"),  # brings a loot token
    ],
)
def test_c33_sensible_keeps_the_point_only_when_colours_are_no_use(
    round_number: int, owned: list[str], kept: str
) -> None:
    cards = {"A": owned}
    scene = Scene(3, display=BOTTOM, tokens={"A": "2-1"}, cards=cards, round_number=round_number)
    scene.rolls("1 1")
    while scene.phase == "deciding":
        scene.plays("stop")
    scene.table("draws 1 point", "draws +1 green")
    assert chosen(scene, "sensible") == kept


@pytest.mark.parametrize("level", ["greedy", "sensible"])
def test_the_bots_play_whole_legal_games(level: str) -> None:
    for seats in rules.SEATS:
        scene = Scene(seats, round_number=1)
        while rules.turn(scene.p):
            if rules.turn(scene.p) >> CHANCE & 1:
                scene.table(sorted(scene.choices)[scene.p.turns_begun % len(scene.choices)])
            else:
                scene.plays(chosen(scene, level))
        assert scene.p.phase == Phase.OVER


@pytest.mark.parametrize(("seats", "least"), [(2, 0.6), (3, 0.45), (5, 0.3)])
def test_sensible_beats_greedy(seats: int, least: float) -> None:
    """One sensible player among greedy ones wins far more than a fair share."""
    assert first_of("beutezug", 300, "sensible", "greedy", seats) > least
