"""Beutezug: failed burglaries, the 0-cards, and who may know which they are."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from foxden.core.chance import sow
from foxden.core.game import CHANCE, HIDDEN, PUBLIC, SPECTATOR, seen_by
from foxden.games import room
from foxden.games.beutezug import rules
from foxden.games.beutezug.table import DRAW, UNKNOWN

from .scene import BEUTEZUG, JOHNNY, Scene, villas

BOTTOM = {f"2-{k + 1}": name for k, name in enumerate(villas(2)[:3])}
DISPLAY = {**BOTTOM, "3-1": JOHNNY}
ALONE = {"A": "3-1"}  # A is first in order, without bonuses, and rolls last


def failing(
    never_drawn: Sequence[str] | None = None, under: Sequence[tuple[str, str]] = ()
) -> Scene:
    """A has just failed and is about to draw."""
    scene = Scene(3, display=DISPLAY, tokens=ALONE, never_drawn=never_drawn, under=under)
    return scene.rolls("1 1 1")


def test_c23_the_token_comes_back_and_one_of_two_0_cards_is_kept() -> None:
    scene = failing()
    assert (scene.phase, scene.tokens) == ("drawing", {})
    scene.table("draws +1 green", "draws 1 point")
    assert scene.choices == {"keep +1 green", "keep 1 point"}
    assert scene.refused("keep +1 pink") == "not-drawn"
    assert scene.refused("stop") == "keep-first"
    scene.plays("keep 1 point")
    assert scene.cards("A") == ["1 point"]
    assert scene.burglar("A")["score"] == 1
    assert scene.seen("A")["zeros"]["under"] == ["+1 green"]
    assert scene.display == DISPLAY  # the villa stays


def test_c23_c40_only_the_burglar_sees_the_two() -> None:
    scene = failing()
    assert rules.stream(scene.p) == 0
    move = DRAW  # +1 green
    assert [rules.seen(scene.p, CHANCE, move, v) for v in (0, 1, 2, SPECTATOR)] == [
        *(move, HIDDEN, HIDDEN, HIDDEN)
    ]
    scene.table("draws +1 green", "draws 1 point")
    assert scene.seen("A")["zeros"]["drawn"] == ["+1 green", "1 point"]
    assert scene.seen("B")["zeros"]["drawn"] == [None, None]
    assert scene.seen("B")["zeros"]["never_drawn"] == 17


def test_c40_the_views_of_others_do_not_depend_on_what_was_drawn() -> None:
    views = []
    for pair in (["draws +1 green", "draws 1 point"], ["draws reroll one", "draws 1 point"]):
        scene = failing().table(*pair).plays("keep 1 point")
        views.append([seen_by(rules, scene.p, viewer) for viewer in (1, 2, SPECTATOR)])
    assert views[0] == views[1]


def test_c24_what_went_under_is_known_to_who_put_it_there() -> None:
    scene = failing().table("draws +1 green", "draws 1 point").plays("keep 1 point")
    assert scene.seen("A")["zeros"]["under"] == ["+1 green"]
    assert scene.seen("B")["zeros"]["under"] == [None]
    assert seen_by(rules, scene.p, SPECTATOR).under[0] == UNKNOWN


def test_c24_cards_come_back_in_the_order_in_which_they_went_under() -> None:
    under = [("+1 pink", "B"), ("reroll one", "A"), ("1 point", "C")]
    scene = failing(never_drawn=["+1 green"], under=under)
    assert scene.choices == {"draws +1 green"}  # what was never drawn comes first
    scene.table("draws +1 green")
    assert scene.choices == {"draws +1 pink"}
    assert rules.odds(scene.p, DRAW + 2) == 1.0
    scene.table("draws +1 pink").plays("keep +1 pink")
    assert scene.seen("A")["zeros"]["under"] == ["reroll one", None, "+1 green"]


def test_c24_on_a_view_a_card_put_under_by_another_can_be_any_unknown_one() -> None:
    under = [("+1 pink", "B"), ("reroll one", "B"), ("1 point", "A")]
    scene = failing(never_drawn=[], under=under)
    own = seen_by(rules, scene.p, 0)
    assert [rules.odds(own, DRAW + kind) for kind in range(6)] == [0, 0, 0.5, 0, 0.5, 0]
    putter = seen_by(rules, scene.p, 1)
    assert rules.odds(putter, DRAW + 2) == 1.0


def test_c24_who_knew_the_card_loses_sight_of_it_when_another_draws_it() -> None:
    under = [("+1 pink", "B"), ("reroll one", "B"), ("1 point", "A")]
    scene = failing(never_drawn=[], under=under)
    putter = seen_by(rules, scene.p, 1)
    scene.table("draws +1 pink")
    assert scene.seen("B")["zeros"] == {
        "never_drawn": 0,
        "under": ["reroll one", None],
        "drawn": [None],
    }
    rules.play(putter, CHANCE, HIDDEN)
    assert putter == seen_by(rules, scene.p, 1)


def test_c25_a_single_card_is_kept_for_all_to_see() -> None:
    scene = failing(never_drawn=["reroll one"])
    assert rules.stream(scene.p) == PUBLIC
    assert rules.seen(scene.p, CHANCE, DRAW + 4, SPECTATOR) == DRAW + 4
    scene.table("draws reroll one")
    assert scene.cards("A") == ["reroll one"]
    assert scene.phase == "ranking"
    single = failing(never_drawn=[], under=[("+1 pink", "B")])
    assert single.table("draws +1 pink").cards("A") == ["+1 pink"]


def test_c25_of_the_last_two_none_is_shown() -> None:
    scene = failing(never_drawn=["reroll one", "1 point"]).table("draws 1 point")
    assert rules.stream(scene.p) == 0
    assert scene.table("draws reroll one").phase == "keeping"


def test_c25_without_0_cards_there_is_no_card_this_round() -> None:
    scene = failing(never_drawn=[])
    assert (scene.phase, scene.cards("A")) == ("ranking", [])
    assert scene.next_round().p.round_number == 3


def heard(scene: Scene, outcome: str, language: str = "en") -> str:
    """What everyone is told last when the table does this."""
    before = seen_by(rules, scene.p, SPECTATOR)
    move = BEUTEZUG.notation.read(scene.p, CHANCE, outcome)
    scene.table(outcome)
    told = BEUTEZUG.notation.tell(before, seen_by(rules, scene.p, SPECTATOR), CHANCE, move)
    return room("beutezug").words(language).tell(told[-1], "ABC")


def test_c25_everyone_hears_of_the_last_0_card_and_that_there_is_none() -> None:
    assert heard(failing(never_drawn=["1 point"]), "draws 1 point") == "A keeps: 1 point."
    last_die = Scene(3, display=DISPLAY, tokens=ALONE).rolls("1 1")
    assert heard(last_die, "rolls black 1") == "A has failed."
    for language, sentence in (
        ("en", "There is no 0-card left for A."),
        ("de", "Für A ist keine 0er-Karte mehr da."),
    ):
        last_die = Scene(3, display=DISPLAY, tokens=ALONE, never_drawn=[]).rolls("1 1")
        assert heard(last_die, "rolls black 1", language) == sentence


def test_c40_a_hidden_draw_is_no_move_of_the_truth() -> None:
    scene = failing()
    assert rules.refusal(scene.p, CHANCE, HIDDEN) == rules.Reason.NO_SUCH_MOVE
    assert rules.refusal(seen_by(rules, scene.p, 0), CHANCE, HIDDEN) != rules.Reason.LEGAL
    assert rules.refusal(seen_by(rules, scene.p, 1), CHANCE, HIDDEN) == rules.Reason.LEGAL


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_c40_a_guess_fills_what_is_hidden_with_cards_that_can_be_there(viewer: int) -> None:
    under = [("+1 pink", "B"), ("reroll one", "C")]
    scene = failing(never_drawn=["+1 green", "1 point", "1 point"], under=under)
    scene.table("draws 1 point", "draws +1 green")
    seen = seen_by(rules, scene.p, viewer)
    kinds = set()
    for seed in range(40):
        world = seen_by(rules, seen, viewer)
        rng = [0, 0, 0, 0]
        sow(rng, seed)
        rules.guess(world, viewer, rng)
        assert UNKNOWN not in (*world.under, *world.drawn)
        assert sum(world.zeros) == world.never_drawn == 1
        assert seen_by(rules, world, viewer) == seen
        kinds.add((*world.under[:2], *world.drawn))
    assert len(kinds) > 1


def test_c23_everyone_hears_which_card_was_kept() -> None:
    scene = failing().table("draws +1 green", "draws 1 point")
    before = seen_by(rules, scene.p, 1)
    keep = BEUTEZUG.notation.read(before, 0, "keep 1 point")
    assert rules.seen(scene.p, 0, keep, 1) == keep
    assert rules.refusal(before, 0, keep) == rules.Reason.LEGAL
    rules.play(before, 0, keep)
    scene.plays("keep 1 point")
    assert before == seen_by(rules, scene.p, 1)
