"""Beutezug: points, the turn order, the end and its ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from foxden.core.game import CHANCE, legal_moves
from foxden.games.beutezug import rules
from foxden.games.beutezug.table import COIN, Phase

from .scene import Scene, villas, worth

BOTTOM = {f"2-{k + 1}": name for k, name in enumerate(villas(2)[:3])}


def last_turn(
    cards: Mapping[str, Sequence[str]],
    *,
    seats: int = 3,
    round_number: int = 2,
    loot: Mapping[str, int] | None = None,
) -> Scene:
    """A, first in order, burgles last, fails without a 0-card, and the round is over."""
    scene = Scene(
        seats,
        display=BOTTOM,
        tokens={"A": "2-1"},
        cards=cards,
        loot=loot,
        round_number=round_number,
        never_drawn=[],
    )
    scene.rolls("1 1")
    while scene.phase == "deciding":
        scene.plays("stop")
    return scene


def test_c35_points_are_cards_and_loot_token() -> None:
    cards = [*worth(5), *worth(6), "1 point", "+1 green"]
    scene = last_turn({"A": cards}, loot={"A": 3})
    assert scene.burglar("A")["parts"] == [12, 4]
    assert scene.burglar("A")["score"] == rules.score(scene.p, 0) == 16


def test_c36_most_points_first_and_the_reroll_token_goes_to_the_last() -> None:
    scene = last_turn({"A": worth(6), "B": worth(13), "C": worth(5)})
    assert (scene.phase, scene.order, scene.p.round_number) == ("picking", "BAC", 3)
    assert scene.burglar("C")["has_reroll_token"]
    assert not scene.burglar("B")["has_reroll_token"]


def test_c35_c36_a_loot_token_counts_for_the_turn_order_and_for_the_win() -> None:
    cards = {"A": worth(5), "B": worth(9), "C": worth(6)}
    assert last_turn(cards).order == "BCA"
    assert last_turn(cards, loot={"A": 1}).order == "ABC"  # 5 and a token of 6, against 9
    result = last_turn(cards, loot={"A": 1}, round_number=7).result
    assert result is not None
    assert (result.scores, result.winners) == ((11, 9, 6), (0,))


def test_c36_ties_fall_by_chance_each_order_equally_likely() -> None:
    five = worth(5, 2)
    scene = last_turn({"A": five[:1], "B": worth(13), "C": five[1:]})
    assert scene.choices == {"A takes turn order 2", "C takes turn order 2"}
    moves = legal_moves(rules, scene.p, CHANCE)
    assert [rules.odds(scene.p, move) for move in moves] == [0.5, 0.5]
    scene.table("C takes turn order 2")
    assert (scene.order, scene.phase) == ("BCA", "picking")


def test_c36_three_that_tie_for_the_lead_are_drawn_one_by_one() -> None:
    scene = last_turn({"B": worth(5)}, seats=4)
    assert scene.choices == {f"{seat} takes turn order 2" for seat in "ACD"}
    moves = legal_moves(rules, scene.p, CHANCE)
    assert [rules.odds(scene.p, move) for move in moves] == [1 / 3] * 3
    scene.table("D takes turn order 2")
    assert scene.choices == {f"{seat} takes turn order 3" for seat in "AC"}


def test_c36_there_is_no_new_order_after_the_seventh_round() -> None:
    scene = last_turn({"B": worth(6)}, round_number=7)
    assert (scene.phase, scene.order) == ("over", "ABC")


def test_c37_the_most_points_win_after_seven_rounds() -> None:
    assert last_turn({"B": worth(6)}, round_number=6).result is None
    result = last_turn({"A": worth(5), "B": worth(6)}, round_number=7).result
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((5, 6, 0), (1,), "seven-rounds")


def test_c38_a_tie_goes_to_the_highest_card() -> None:
    cards = {"A": [*worth(5), *worth(6)], "B": [*worth(9), "1 point", "1 point"]}
    result = last_turn(cards, round_number=7).result
    assert result is not None
    assert result.scores == (11, 11, 0)
    assert (result.winners, result.reason) == ((1,), "best-cards")


def test_c38_then_to_the_next_and_loot_tokens_do_not_count() -> None:
    nine = worth(9, 2)
    cards = {"A": [nine[0], "1 point"], "B": [nine[1], *worth(3)]}
    result = last_turn(cards, round_number=7, loot={"A": 5}).result
    assert result is not None
    assert result.scores == (12, 12, 0)  # 9 + 1 and a token of 2, against 9 + 3
    assert result.winners == (1,)


def test_c38_a_missing_card_counts_as_nothing() -> None:
    five = worth(5, 2)
    cards = {"A": [five[0], "1 point"], "B": [five[1], "1 point", "+1 green"]}
    scene = last_turn(cards, round_number=7)
    assert scene.phase == "tossing"  # a card of 0 points is no better than none


def test_c39_chance_picks_one_of_those_still_tied() -> None:
    five = worth(5, 2)
    scene = last_turn({"A": five[:1], "C": five[1:]}, round_number=7)
    assert scene.choices == {"A wins the toss", "C wins the toss"}
    assert [rules.odds(scene.p, COIN + seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert rules.winners(scene.p) == 0b101
    scene.table("C wins the toss")
    assert scene.p.phase == Phase.OVER
    result = scene.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), "coin")


def test_c38_c39_only_those_with_the_best_cards_are_in_the_toss() -> None:
    ten, five = worth(10, 2), worth(5, 2)
    cards = {"A": five, "B": ten[:1], "C": worth(9), "D": ten[1:]}
    scene = last_turn(cards, seats=4, round_number=7)
    assert [rules.score(scene.p, seat) for seat in range(4)] == [10, 10, 9, 10]
    assert scene.choices == {"B wins the toss", "D wins the toss"}
    assert [rules.odds(scene.p, COIN + seat) for seat in range(4)] == [0, 0.5, 0, 0.5]
