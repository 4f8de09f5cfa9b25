"""Beutezug: a won card, the other tokens on it, the refill, and loot tokens."""

from __future__ import annotations

from foxden.core.game import CHANCE, legal_moves
from foxden.core.position import copied
from foxden.games import room
from foxden.games.beutezug import notation, rules
from foxden.games.beutezug.components import REROLL_ALL
from foxden.games.beutezug.table import bonuses

from .scene import EMPTY_DECKS, JOHNNY, KATE, VILLA, Scene, bearing, villas

TWO, THREE, FOUR, FIVE = (villas(number) for number in (2, 3, 4, 5))
BOTTOM = {"2-1": TWO[0], "2-2": TWO[1], "2-3": TWO[2]}


def test_c26_card_and_token_go_to_the_burglar() -> None:
    card = bearing(REROLL_ALL, 3)
    display = {**BOTTOM, "3-2": card}
    scene = Scene(2, display=display, tokens={"A": "2-1", "B": "3-2"}, round_number=1)
    before = scene.burglar("B")["score"]
    scene.wins()
    burglar = scene.burglar("B")
    assert scene.cards("B") == [card]
    assert burglar["score"] == before + burglar["cards"][0]["points"]
    assert bonuses(scene.p, 1, REROLL_ALL) == 1
    assert scene.tokens == {"A": "2-1"}


def test_c26_the_place_is_empty_until_a_new_card_comes() -> None:
    display = {**BOTTOM, "3-2": KATE}
    scene = Scene(2, display=display, tokens={"A": "2-1", "B": "3-2"}).rolls("6 6 6")
    assert (scene.phase, scene.display, scene.cards("B")) == ("revealing", BOTTOM, [KATE])


def test_c27_other_tokens_drop_straight_down_one_row() -> None:
    display = {**BOTTOM, "3-2": KATE, "4-2": FOUR[0]}
    scene = Scene(3, display=display, tokens={"A": "4-2", "B": "2-1", "C": "4-2"}).wins()
    assert scene.tokens == {"A": "3-2", "B": "2-1"}


def test_c27_all_the_other_tokens_drop() -> None:
    display = {**BOTTOM, "3-2": KATE, "4-2": FOUR[0]}
    tokens = dict.fromkeys("ABDC", "4-2")
    scene = Scene(4, display=display, tokens=tokens, order="ABDC").wins()
    assert scene.tokens == {"A": "3-2", "B": "3-2", "D": "3-2"}


def test_c27_gaps_are_passed() -> None:
    display = {**BOTTOM, "5-3": FIVE[0]}
    scene = Scene(3, display=display, tokens={"A": "5-3", "B": "2-1", "C": "5-3"}).wins()
    assert scene.tokens == {"A": "2-3", "B": "2-1"}


def test_c28_in_the_bottom_row_they_stand_on_the_new_card() -> None:
    scene = Scene(3, display=BOTTOM, tokens={"A": "2-2", "B": "2-2", "C": "2-2"})
    for _ in range(2):
        scene.table(max(scene.choices))
    assert scene.tokens == {"A": "2-2", "B": "2-2"}
    scene.reveals(TWO[5], THREE[0])
    assert scene.display["2-2"] == TWO[5]
    assert (scene.player, scene.phase) == ("B", "rolling")
    assert scene.p.target == VILLA[TWO[5]]


def heard(scene: Scene, last_die: str) -> list[str]:
    """What is told of the tokens when the last die of a burglary has won."""
    before = copied(scene.p)
    scene.table(last_die)
    move = notation.read(before, CHANCE, last_die)
    told = notation.tell(before, scene.p, CHANCE, move)
    words = room("beutezug").words("en")
    return [words.tell(message, "ABC") for message in told[2:]]


def test_c27_c28_c29_everyone_hears_where_the_other_tokens_stand() -> None:
    display = {"2-1": "blue 2, black 3", "2-2": "green 3, orange 3", "3-2": KATE}
    tokens = {"A": "2-1", "B": "3-2", "C": "3-2"}
    dropped = Scene(3, display=display, tokens=tokens).rolls("6 6")
    assert heard(dropped, "rolls pink 6") == ["B’s token moves to row 2, column 2."]
    tokens = {"A": "2-1", "B": "2-1", "C": "2-1"}
    stayed = Scene(3, display=display, tokens=tokens).rolls("6")
    waits = "token waits for the new card in row 2, column 1."
    assert heard(stayed, "rolls black 6") == [f"A’s {waits}", f"B’s {waits}"]
    adrift = Scene(3, display=display, tokens=tokens, decks=EMPTY_DECKS).rolls("6")
    assert heard(adrift, "rolls black 6") == [
        f"{owner}’s token has no card to stand on; {owner} will pick again." for owner in "AB"
    ]


def test_c29_without_a_card_below_the_owner_picks_when_their_turn_comes() -> None:
    display = {"2-1": TWO[0], "2-2": TWO[1], "5-3": FIVE[0]}
    tokens = {"A": "5-3", "B": "2-1", "C": "5-3"}
    scene = Scene(3, display=display, tokens=tokens, decks=EMPTY_DECKS).wins()
    assert scene.tokens == {"A": "adrift", "B": "2-1"}
    assert scene.player == "B"
    scene.wins()
    assert (scene.player, scene.phase) == ("A", "repicking")
    assert scene.choices == {"pick row 2 column 2"}
    assert scene.refused("pick row 2 column 1") == "no-card-there"
    scene.picks("2-2")
    assert (scene.phase, scene.p.target) == ("rolling", VILLA[TWO[1]])


def test_c29_any_face_up_card_may_be_picked_then_and_is_won_like_any_other() -> None:
    display = {"2-1": TWO[0], "2-2": TWO[1], "3-2": KATE, "5-3": FIVE[0]}
    tokens = {"A": "3-2", "B": "5-3", "C": "5-3"}
    decks = {**EMPTY_DECKS, 5: FIVE[1:4]}
    scene = Scene(3, display=display, tokens=tokens, decks=decks).rolls("6 6 6 6 6")
    assert scene.tokens == {"A": "3-2", "B": "adrift"}  # although a new card comes to 5-3
    scene.reveals(FIVE[1])
    assert (scene.player, scene.phase) == ("B", "repicking")
    places = [(2, 1), (2, 2), (3, 2), (5, 3)]
    assert scene.choices == {f"pick row {row} column {column}" for row, column in places}
    scene.picks("3-2").rolls("6 6 6")
    assert (scene.cards("B"), scene.tokens) == ([KATE], {"A": "2-2"})
    scene.reveals(FIVE[2], FIVE[3])
    assert scene.display == {**display, "3-2": FIVE[2], "4-1": FIVE[3], "5-3": FIVE[1]}
    assert (scene.player, scene.p.target) == ("A", VILLA[TWO[1]])


def test_c29_a_bottom_place_that_stays_empty_leaves_its_tokens_adrift() -> None:
    display = {"2-1": TWO[0], "2-2": TWO[1]}
    tokens = {"A": "2-1", "B": "2-1"}
    scene = Scene(2, display=display, tokens=tokens, decks=EMPTY_DECKS).wins()
    assert scene.tokens == {"A": "adrift"}
    assert scene.phase == "repicking"


def test_c29_no_card_at_all_is_a_failed_burglary() -> None:
    tokens = {"A": "2-1", "B": "2-1"}
    scene = Scene(2, display={"2-1": TWO[0]}, tokens=tokens, decks=EMPTY_DECKS).wins()
    assert (scene.player, scene.phase, scene.tokens) == ("A", "drawing", {})


def test_c30_the_place_is_refilled_from_its_own_deck() -> None:
    display = {**BOTTOM, "3-2": KATE, "4-1": FOUR[0], "4-2": FOUR[1], "4-3": FOUR[2]}
    scene = Scene(2, display=display, tokens={"A": "2-1", "B": "3-2"}).rolls("6 6 6")
    assert scene.choices == {f"reveals {name}" for name in [*THREE, JOHNNY]}
    scene.reveals(THREE[1])
    assert scene.display == {**display, "3-2": THREE[1]}  # row 4 is full: nothing more
    assert scene.player == "A"


def test_c31_the_row_above_grows_in_its_leftmost_gap() -> None:
    display = {**BOTTOM, "3-1": THREE[0], "3-3": THREE[1]}
    scene = Scene(2, display=display, tokens={"A": "2-1", "B": "2-3"}).rolls("6 6")
    scene.reveals(TWO[3])
    assert scene.choices == {f"reveals {name}" for name in [*THREE[2:], JOHNNY, KATE]}
    scene.reveals(JOHNNY)
    assert scene.display == {**display, "2-3": TWO[3], "3-2": JOHNNY}
    assert scene.player == "A"


def test_c31_of_several_gaps_the_leftmost_is_filled_and_no_more() -> None:
    display = {**BOTTOM, "3-3": THREE[0]}
    scene = Scene(2, display=display, tokens={"A": "2-1", "B": "2-3"}).rolls("6 6")
    scene.reveals(TWO[3], JOHNNY)
    assert scene.display == {**display, "2-3": TWO[3], "3-1": JOHNNY}
    assert scene.player == "A"


def test_c31_above_the_top_row_nothing_grows() -> None:
    display = {**BOTTOM, "5-1": FIVE[0]}
    scene = Scene(2, display=display, tokens={"A": "2-1", "B": "5-1"}).rolls("6 6 6 6 6")
    scene.reveals(FIVE[3])
    assert scene.display == {**display, "5-1": FIVE[3]}
    assert scene.player == "A"


def test_c32_an_empty_deck_is_replaced_by_the_next_higher() -> None:
    decks: dict[int, list[str]] = {2: [], 3: [], 4: [FOUR[3]], 5: [FIVE[1], FIVE[2]]}
    scene = Scene(2, display=BOTTOM, tokens={"A": "2-1", "B": "2-2"}, decks=decks).rolls("6 6")
    assert scene.choices == {f"reveals {FOUR[3]}"}
    scene.reveals(FOUR[3])
    assert scene.choices == {f"reveals {FIVE[1]}", f"reveals {FIVE[2]}"}  # looked for anew
    scene.reveals(FIVE[2])
    assert scene.display == {**BOTTOM, "2-2": FOUR[3], "3-1": FIVE[2]}


def test_c32_rows_count_and_not_printed_numbers() -> None:
    display = {**BOTTOM, "3-1": FIVE[0]}
    tokens = {"A": "3-1", "B": "2-2", "C": "3-1"}
    scene = Scene(3, display=display, tokens=tokens).rolls("6 6 6 6 6")
    assert scene.tokens == {"A": "2-1", "B": "2-2"}
    assert scene.choices == {f"reveals {name}" for name in [*THREE, JOHNNY, KATE]}


def test_c32_with_all_decks_empty_places_stay_empty() -> None:
    scene = Scene(2, display=BOTTOM, tokens={"A": "2-1", "B": "2-2"}, decks=EMPTY_DECKS).wins()
    assert scene.display == {"2-1": TWO[0], "2-3": TWO[2]}
    assert scene.player == "A"


def test_c30_each_villa_of_the_deck_is_equally_likely() -> None:
    scene = Scene(2, display=BOTTOM, tokens={"A": "2-1", "B": "2-2"}).rolls("6 6")
    moves = legal_moves(rules, scene.p, CHANCE)
    assert [rules.odds(scene.p, move) for move in moves] == [1 / 6] * 6


# Loot tokens.

COLOURS = ["+1 green", "+1 orange", "+1 pink", "+1 black"]


def one_burglary(cards: dict[str, list[str]], loot: dict[str, int] | None = None) -> Scene:
    """A, first in order and without rerolls, is the last to burgle in round 6."""
    tokens = {"A": "2-1"}
    return Scene(3, display=BOTTOM, tokens=tokens, cards=cards, loot=loot, round_number=6)


def test_c33_all_four_colours_take_the_highest_token_even_after_failing() -> None:
    scene = one_burglary({"A": COLOURS[:3]}).rolls("1 1")
    while scene.phase == "deciding":
        scene.plays("stop")
    scene.table("draws +1 black", "draws 1 point").plays("keep +1 black")
    assert scene.burglar("A")["loot_token"] == 6
    assert scene.burglar("A")["score"] == 6


def test_c33_a_win_counts_as_well() -> None:
    scene = one_burglary({"A": COLOURS}).wins()
    assert scene.burglar("A")["loot_token"] == 6


def test_c33_cards_with_rerolls_are_no_hindrance() -> None:
    scene = one_burglary({"A": [*COLOURS, "reroll one"]}).wins()
    assert scene.burglar("A")["loot_token"] == 6


def test_c33_doubles_and_rerolls_do_not_count() -> None:
    cards = ["+1 green", "+1 green", "+1 pink", "+1 orange", "reroll one"]
    scene = one_burglary({"A": cards}).rolls("1 1")
    while scene.phase == "deciding":
        scene.plays("stop")
    scene.table("draws +1 pink", "draws 1 point").plays("keep +1 pink")
    assert scene.burglar("A")["loot_token"] == 0


def test_c33_the_check_comes_although_no_0_card_was_left() -> None:
    tokens = {"A": "2-1"}
    cards = {"A": COLOURS}
    scene = Scene(3, display=BOTTOM, tokens=tokens, cards=cards, never_drawn=[], round_number=6)
    scene.rolls("1 1")
    while scene.phase == "deciding":
        scene.plays("stop")
    assert scene.burglar("A")["loot_token"] == 6


def test_c34_the_next_one_gets_less_and_nobody_two() -> None:
    second = one_burglary({"A": COLOURS}, {"B": 1}).wins()
    assert second.burglar("A")["loot_token"] == 5
    assert second.seen("A")["loot_tokens"] == [4, 3, 2]
    again = one_burglary({"A": COLOURS}, {"A": 2, "B": 1}).wins()
    assert again.burglar("A")["loot_token"] == 5
