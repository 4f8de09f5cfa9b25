"""Sneaky: what is in the box, and how a game starts (C1–C10), and what everyone knows (C54)."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest

import foxden
from foxden.core.game import CHANCE, SPECTATOR, legal_moves, seen_by
from foxden.core.position import copied, fields_of
from foxden.games.sneaky import rules
from foxden.games.sneaky.components import COLOURS, DECKS, HANDCUFFS
from foxden.games.sneaky.table import DEAL, FACE, STARTS, Position

from .scene import SNEAKY, Scene, number

DEFAULT = {"deck": "1223"}
ALL_DECKS = {"1223": (6, 12, 6), "1123": (12, 6, 6), "1233": (6, 6, 12)}


def after(seats: int, *chance: str, options: dict[str, str] = DEFAULT) -> Position:
    """A game that has just begun, with these first outcomes."""
    p = rules.set_up(seats, options)
    for words in chance:
        rules.play(p, CHANCE, SNEAKY.notation.read(p, CHANCE, words))
    return p


def outcomes(p: Position) -> dict[str, float]:
    return {
        SNEAKY.notation.write(p, CHANCE, move): rules.odds(p, move)
        for move in legal_moves(rules, p, CHANCE)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_two_to_four_play(seats: int) -> None:
    assert len(foxden.Match("sneaky", seats=seats, seed=1).view()["players"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5, 6, -2])
def test_c1_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(foxden.BadSetup, match="2 to 4 players"):
        foxden.Match("sneaky", seats=seats)


def test_c2_a_die_shows_each_of_six_colours_equally_often() -> None:
    p = after(2, "deals red 1", "deals yellow 2", "deals green 3", "A starts")
    colours = ["yellow", "red", "green", "blue", "grey", "purple"]
    assert outcomes(p) == dict.fromkeys([f"rolls {colour}" for colour in colours], 1 / 6)


def test_c2_seven_dice_are_rolled_one_after_another() -> None:
    p = after(2, "deals red 1", "deals yellow 2", "deals green 3", "A starts")
    for thrown in range(7):
        assert p.to_roll == 7 - thrown
        assert rules.turn(p) == 1 << CHANCE
        rules.play(p, CHANCE, FACE + COLOURS.index("red"))
    assert rules.turn(p) == 1 << 0


@pytest.mark.parametrize("value", [1, 2, 3])
def test_c3_a_bandit_wants_as_many_dice_as_its_value(value: int) -> None:
    scene = Scene(centre=[f"blue {value}", "grey 1", "grey 2"]).rolls("blue " * 7)
    for placed in range(value):
        assert scene.dice_on("centre 1") == placed
        scene.plays("place blue on centre 1")
    assert scene.refused("place blue on centre 1") == "card-full"
    assert scene.plays("stop").thief("A")["parts"][0] == value


@pytest.mark.parametrize("deck", sorted(ALL_DECKS))
def test_c3_c4_each_deck_has_24_bandits_four_of_each_colour(deck: str) -> None:
    p = rules.set_up(3, {"deck": deck})
    pile = {
        (colour, value): p.pile[number(f"{colour} {value}")]
        for colour in COLOURS
        for value in (1, 2, 3)
    }
    assert sum(pile.values()) == p.pile_size == sum(p.pile) == 24
    for colour in COLOURS:
        values = Counter({value: pile[colour, value] for value in (1, 2, 3)})
        assert sorted(values.elements()) == [int(digit) for digit in deck]
    by_value = tuple(sum(pile[colour, value] for colour in COLOURS) for value in (1, 2, 3))
    assert by_value == ALL_DECKS[deck]


def test_c4_the_deck_is_an_option_and_1223_unless_said() -> None:
    assert rules.OPTIONS["deck"].default == "1223"
    assert set(rules.OPTIONS["deck"].values) == set(DECKS) == set(ALL_DECKS)
    assert foxden.Match("sneaky", seed=1).options == {"deck": "1223"}
    with pytest.raises(foxden.BadSetup, match="deck"):
        foxden.Match("sneaky", options={"deck": "1113"})


def test_c5_handcuffs_never_run_out() -> None:
    """The greediest game of four: every turn takes two bandits, and all 20 are handed out."""
    scene = Scene(4)
    while scene.result is None:
        first, second = [(at, card) for at, card in enumerate(scene.centre, 1) if card][:2]
        wanted = [
            (at, card.split()[0]) for at, card in (first, second) for _ in range(int(card[-1]))
        ]
        dice = [colour for _, colour in wanted]
        scene.rolls(" ".join([*dice, *["red"] * (7 - len(dice))]))
        scene.plays(*[f"place {colour} on centre {at}" for at, colour in wanted], "stop")
        if "top" in " ".join(scene.choices):
            scene.plays(min(scene.choices))
        while scene.result is None and scene.p.to_roll == 0:
            scene.deals(min(scene.choices).removeprefix("deals "))
    assert scene.p.turn_number == 12
    assert sum(scene.handcuffs) == HANDCUFFS == 20
    assert scene.handcuffs == [5, 5, 5, 5]


@pytest.mark.parametrize("seed", range(30))
def test_c6_the_first_display_has_a_1_a_2_and_a_3_in_three_colours(seed: int) -> None:
    centre = foxden.Match("sneaky", seats=2 + seed % 3, seed=seed).view()["centre"]
    assert sorted(place["bandit"]["value"] for place in centre) == [1, 2, 3]
    assert len({place["bandit"]["colour"] for place in centre}) == 3


def test_c6_c7_a_card_that_repeats_a_value_or_a_colour_is_refused() -> None:
    p = after(3, "deals red 2")
    for words in ("deals blue 2", "deals red 3", "deals red 1", "deals red 2"):
        move = SNEAKY.notation.read(p, CHANCE, words)
        assert rules.refusal(p, CHANCE, move) == rules.Reason.DISPLAY_DIFFERS
        assert rules.odds(p, move) == 0
    assert len(legal_moves(rules, p, CHANCE)) == 10  # five colours, a 1 or a 3


def test_c7_any_card_may_come_first_by_its_number_in_the_box() -> None:
    first = outcomes(rules.set_up(2, DEFAULT))
    assert len(first) == 18
    assert first["deals red 1"] == first["deals grey 3"] == 1 / 24
    assert first["deals red 2"] == 2 / 24


def test_c7_then_each_fitting_card_is_equally_likely() -> None:
    second = outcomes(after(2, "deals red 1"))  # five 3s and ten 2s are not red
    assert second["deals blue 3"] == 1 / 15
    assert second["deals blue 2"] == 2 / 15
    third = outcomes(after(2, "deals red 1", "deals blue 3"))
    colours = {"yellow", "green", "grey", "purple"}
    assert third == {f"deals {colour} 2": 2 / 8 for colour in colours}


@pytest.mark.parametrize("deck", sorted(ALL_DECKS))
def test_c7_every_display_of_three_is_equally_likely(deck: str) -> None:
    """Over all orders of drawing, each choice of three colours has the same chance."""
    chance: defaultdict[frozenset[int], Fraction] = defaultdict(Fraction)

    def draw(p: Position, so_far: Fraction, drawn: frozenset[int]) -> None:
        if len(drawn) == 3:
            chance[drawn] += so_far
            return
        for move in legal_moves(rules, p, CHANCE):
            q = copied(p)
            rules.play(q, CHANCE, move)
            share = Fraction(rules.odds(p, move)).limit_denominator(1000)
            draw(q, so_far * share, drawn | {move - DEAL})

    draw(rules.set_up(2, {"deck": deck}), Fraction(1), frozenset())
    assert len(chance) == 6 * 5 * 4
    assert set(chance.values()) == {Fraction(1, 120)}


def test_c7_the_cards_lie_from_left_to_right_as_drawn() -> None:
    p = after(4, "deals purple 3", "deals grey 1", "deals blue 2")
    assert p.open_card[:3] == [number("purple 3"), number("grey 1"), number("blue 2")]


def test_c8_21_bandits_are_left_for_the_pile() -> None:
    p = after(4, "deals purple 3", "deals grey 1", "deals blue 2")
    assert p.pile_size == sum(p.pile) == 21
    assert (p.pile[number("purple 3")], p.pile[number("grey 1")]) == (0, 0)
    assert p.pile[number("blue 2")] == 1


def test_c8_every_card_of_the_pile_is_equally_likely_to_be_next() -> None:
    scene = Scene(pile=["red 2", "red 2", "blue 1", "grey 3"]).rolls("red " * 7)
    scene.plays("place red on centre 1", "stop")
    assert outcomes(scene.p) == {"deals red 2": 1 / 2, "deals blue 1": 1 / 4, "deals grey 3": 1 / 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c9_everyone_gets_two_handcuffs(seats: int) -> None:
    view = foxden.Match("sneaky", seats=seats, seed=3).view()
    assert [thief["handcuffs"] for thief in view["players"]] == [2] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c10_everyone_is_equally_likely_to_start(seats: int) -> None:
    p = after(seats, "deals red 1", "deals yellow 2", "deals green 3")
    assert outcomes(p) == {f"{name} starts": 1 / seats for name in "ABCD"[:seats]}
    if seats < 4:
        assert rules.refusal(p, CHANCE, STARTS + seats) == rules.Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_c54_a_viewer_knows_everything(viewer: int) -> None:
    match = foxden.Match("sneaky", seats=3, seed=5)
    for _ in range(60):
        truth = fields_of(match.position)
        assert fields_of(seen_by(rules, match.position, viewer)) == truth
        seat = next(iter(match.to_move))
        match.play(seat, match.moves(seat)[0])


def test_c54_no_position_holds_the_order_of_the_pile() -> None:
    """The pile is what has not been drawn; two games that drew the same cards are the same."""
    one = after(2, "deals red 1", "deals yellow 2", "deals green 3", "A starts")
    fields = fields_of(one)
    assert len(fields["pile"]) == 24  # counts of kinds, not a list of cards in order
    assert sum(fields["pile"]) == 21


def test_c54_a_secured_1_is_seen_by_everyone() -> None:
    scene = Scene().rolls("red " * 7).plays("place red on centre 1", "stop")
    views: list[Any] = [SNEAKY.viewing.view(scene.p, viewer) for viewer in (1, 2, SPECTATOR)]
    assert all(view["players"][0]["secured"] == ["red"] for view in views)
