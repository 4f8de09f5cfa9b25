"""The players: legal, told nothing but their view, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from foxden.core.chance import sow
from foxden.core.game import CHANCE, legal_moves, seats_in, seen_by
from foxden.games.sly_dice import players, rules
from foxden.games.sly_dice.notation import write
from foxden.games.sly_dice.table import Position

from ..simulating import first_of
from .scene import Scene

OPTIONS = {"first_game": "no"}
BOTS = {"greedy": players.greedy, "sensible": players.sensible}


def chosen(level: str, scene: Scene, name: str = "A", seed: int = 1) -> str:
    seat = "ABCD".index(name)
    rng = [0] * 4
    sow(rng, seed)
    move = BOTS[level](scene.seen(name), seat, rng, [0] * rules.MOVES)
    return write(scene.p, seat, move)


def played(levels: list[str], seed: int) -> Position:
    """A game on the plain body; every move is checked."""
    rng, found, dice = [0] * 4, [0] * rules.MOVES, Random(seed)
    sow(rng, seed)
    p = rules.set_up(len(levels), OPTIONS)
    while owing := rules.turn(p):
        seat = CHANCE if owing >> CHANCE & 1 else dice.choice(seats_in(owing))
        moves = legal_moves(rules, p, seat)
        if seat == CHANCE:
            move = dice.choices(moves, [rules.odds(p, move) for move in moves])[0]
        elif levels[seat] == "random":
            move = dice.choice(moves)
        else:
            move = BOTS[levels[seat]](seen_by(rules, p, seat), seat, rng, found)
        assert move in moves
        rules.play(p, seat, move)
    return p


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_whole_games_legally(seats: int) -> None:
    for seed in range(6):
        levels = [["greedy", "sensible", "random"][(seat + seed) % 3] for seat in range(seats)]
        assert rules.turn(played(levels, seed)) == 0


def test_greedy_and_sensible_claim_the_best_truth() -> None:
    scene = Scene(common=(4, 5, 6), hidden={"A": (6, 6, 6)}, on_table=["sixes", "ones"])
    assert chosen("greedy", scene) == chosen("sensible", scene) == "claim four 6s"


def test_a_proven_truth_beside_nothing_else_is_claimed() -> None:
    scene = Scene(common=(6, 6, 5), front={"A": (6, 5)}, hidden={"A": (1,)})
    assert chosen("greedy", scene) == "claim three 6s"


def test_both_show_every_bluff_and_hide_no_truth() -> None:
    for level in BOTS:
        bluff = Scene(front={"A": (6, 6)}, hidden={"A": (3,)})
        bluff.play("A: claim full house", "B: pass")
        assert chosen(level, bluff) == "show bluff"
        truth = Scene(front={"A": (6, 6)}, hidden={"A": (5,)})
        truth.play("A: claim full house", "B: pass")
        assert chosen(level, truth) == "stay silent"


def test_sensible_rolls_for_what_pays() -> None:
    """Three sixes lie in common and two are rolled: keep those, roll the rest."""
    scene = Scene(on_table=["sixes"], common=(6, 6, 6), hidden={"A": (6, 6, 1)}).rolling()
    assert chosen("sensible", scene) == "push 6"
    scene.play("A: push 6")
    assert chosen("sensible", scene) == "reroll 1"
    done = Scene(on_table=["sixes"], common=(6, 6, 6), hidden={"A": (6, 6, 6)}).rolling()
    assert chosen("sensible", done) == "done"


def test_sensible_accuses_the_unlikely_and_believes_the_likely() -> None:
    def accusations(scene: Scene) -> int:
        return sum(chosen("sensible", scene, "B", seed) == "accuse" for seed in range(50))

    wild = Scene(hidden={"A": (1, 1, 1)}).play("A: claim four 6s")
    likely = Scene(on_table=["twos"], common=(2, 2, 5), hidden={"A": (1, 1, 1)})
    likely.play("A: claim three 2s")
    assert accusations(wild) > 20
    assert accusations(likely) < 10


def test_sensible_uses_a_power_that_brings_enough() -> None:
    scene = Scene(
        on_table=["five of a kind", "ones"],
        common=(3, 3, 3),
        hidden={"A": (3, 2, 6)},
        powers={"A": ["ones"]},
    )
    assert chosen("sensible", scene) in ("change hidden 2 to 3", "change hidden 6 to 3")


def test_calls_go_towards_the_middle() -> None:
    for common, call in (((1, 1, 2), "higher"), ((6, 6, 5), "lower")):
        scene = Scene(common=common).play("A: claim high low")
        assert chosen("sensible", scene) == call


def test_a_bot_gets_nothing_but_its_view() -> None:
    """Whatever lies behind other shields, the same view gives the same move."""
    moves = set()
    for hidden in ((1, 1, 1), (5, 6, 6), (2, 3, 4)):
        scene = Scene(hidden={"A": hidden}).play("A: claim one 2")
        moves.add(chosen("sensible", scene, "B", seed=3))
    assert len(moves) == 1


@pytest.mark.parametrize(
    ("better", "worse"), [("sensible", "greedy"), ("sensible", "random"), ("greedy", "random")]
)
def test_compiled_levels_beat_lower_ones(better: str, worse: str) -> None:
    assert first_of("sly-dice", 300, better, worse) > 0.6
