"""Beutezug: what `rollout` looks at when its playouts end."""

from __future__ import annotations

import pytest

from foxden.core.game import CHANCE, legal_moves, seats_in
from foxden.core.position import copied
from foxden.games.beutezug import players, rules
from foxden.games.beutezug.components import points_of
from foxden.games.beutezug.notation import read
from foxden.games.beutezug.odds import chance_after, success_chance
from foxden.games.beutezug.prospects import horizon, prospect
from foxden.games.beutezug.table import player

from .scene import JOHNNY, KATE, VILLA, Scene, villas, worth

BOTTOM = {f"2-{k + 1}": name for k, name in enumerate(villas(2)[:3])}
DISPLAY = {**BOTTOM, "3-1": JOHNNY, "3-2": KATE}
NO_RNG = [1, 2, 3, 4]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_a_pick_a_playout_ends_when_the_own_burglary_begins(seat: int) -> None:
    scene = Scene(3, display=DISPLAY).picks(*["2-1"] * (seat + 1))
    p, last = scene.p, horizon(scene.p)
    while rules.turns(p) <= last:
        (mover,) = seats_in(rules.turn(p))
        move = legal_moves(rules, p, mover)[-1]
        if mover != CHANCE:
            move = players.sensible(p, mover, NO_RNG, [0] * rules.MOVES)
        rules.play(p, mover, move)
    assert player(p) == seat
    assert scene.phase == "rolling"
    assert not any(p.dice)


def test_of_bonuses_the_one_with_the_best_chance_has_the_best_prospect() -> None:
    tokens, cards = {"A": "2-1", "B": "2-2", "C": "3-1"}, {"C": ["reroll one"]}
    scene = Scene(3, display=DISPLAY, tokens=tokens, cards=cards).rolls("2 1 2")
    prospects = {}
    for words in scene.choices:
        move = read(scene.p, 2, words)
        after = copied(scene.p)
        rules.play(after, 2, move)
        assert horizon(after) < rules.turns(after)  # nothing is played on
        prospects[prospect(after, 2, 3)] = chance_after(scene.p, move)
    assert [prospects[key] for key in sorted(prospects)] == sorted(prospects.values())
    assert len(prospects) == len(scene.choices)


def at_own_burglary(where: str, cards: dict[str, list[str]]) -> Scene:
    """A is first in order and the last to roll, in the last round."""
    display = {**DISPLAY, "5-1": worth(14)[0]}
    return Scene(2, display=display, tokens={"A": where}, cards=cards, round_number=7)


def test_in_the_last_round_only_winning_counts() -> None:
    behind = {"A": worth(6), "B": worth(13)}
    bold, shy = at_own_burglary("5-1", behind), at_own_burglary("2-1", behind)
    top = VILLA[worth(14)[0]]
    assert prospect(bold.p, 0, 2) == pytest.approx(success_chance(bold.p, 0, top))
    assert prospect(shy.p, 0, 2) == 0  # 6 and a few are never 13
    ahead = {"A": worth(13), "B": worth(6)}
    assert prospect(at_own_burglary("2-1", ahead).p, 0, 2) == 1


def test_in_the_last_round_those_still_to_roll_may_overtake() -> None:
    display = {**DISPLAY, "3-3": villas(3)[0]}
    cards = {"A": worth(5), "B": worth(6)}
    tokens = {"A": "3-2", "B": "2-1"}
    scene = Scene(2, display=display, tokens=tokens, cards=cards, round_number=7)
    chance, others = (
        success_chance(scene.p, seat, card)
        for seat, card in ((1, VILLA[BOTTOM["2-1"]]), (0, VILLA[KATE]))
    )
    gains = points_of(VILLA[BOTTOM["2-1"]]), points_of(VILLA[KATE])
    assert (gains[0] < gains[1] - 1, 6 + gains[0] < 5 + gains[1]) == (True, True)
    assert prospect(scene.p, 1, 2) == pytest.approx(1 - others)  # B wins unless A gets in
    assert 0 < chance < 1


def test_a_tie_is_half_a_win() -> None:
    scene = Scene(2, display=BOTTOM, cards={"A": worth(5, 1), "B": worth(5, 2)[1:]}, round_number=7)
    scene.picks("2-1", "2-2").fails().fails()
    assert scene.p.round_number == 7
    assert prospect(scene.p, 0, 2) in (0.0, 0.5, 1.0)
    assert prospect(scene.p, 0, 2) + prospect(scene.p, 1, 2) == 1.0
