"""Sneaky Seven: the Black Market, vehicles, the Thief School, and trade."""

from __future__ import annotations

from foxden.games.sneaky_seven.components import VEHICLE_NAMES, VEHICLE_PRICES

from .scene import Scene, door


def test_c32_cards_of_the_own_field_cost_100() -> None:
    scene = Scene(money={"A": 150}).plays("buy security")
    assert (scene.thief("A")["money"], scene.thief("A")["hand"]) == (50, {"security": 1})
    assert scene.seen["deck"]["security"] == 9
    scene.refuses("buy locks", "not-your-field").refuses("buy security", "not-enough-money")


def test_c32_there_are_ten_cards_of_a_field() -> None:
    scene = Scene(money={"A": 2000}).plays(*["buy security"] * 10)
    scene.refuses("buy security", "deck-empty").plays("sell security", "buy security")


def test_c33_a_resource_card_is_sold_for_50_and_goes_under_its_deck() -> None:
    scene = Scene(hand={"A": "locks"}).plays("sell locks")
    assert (scene.thief("A")["money"], scene.thief("A")["hand"]) == (550, {})
    assert scene.seen["deck"]["locks"] == 10
    scene.refuses("sell locks", "no-such-card")


def test_c34_a_loot_card_is_sold_and_the_token_stays() -> None:
    scene = Scene().has_tokens("A", "louvre").has_loot("A", "louvre").plays("sell louvre loot")
    assert (scene.thief("A")["money"], scene.thief("A")["loot"]) == (700, {})
    assert scene.thief("A")["tokens"] == ["louvre"]
    scene.refuses("sell louvre loot", "no-such-loot")


def test_c35_vehicles_cost_what_the_rulebook_says_one_of_each() -> None:
    prices = dict(zip(VEHICLE_NAMES, VEHICLE_PRICES, strict=True))
    assert prices == {"boat": 250, "car": 500, "helicopter": 750, "tank": 1000}
    scene = Scene(money={"A": 1250}).plays("buy tank").refuses("buy tank", "owned-already")
    scene.plays("buy boat").refuses("buy car", "not-enough-money")
    assert scene.thief("A")["vehicles"] == ["boat", "tank"]
    assert not [move for move in scene.moves if move in ("sell boat", "sell tank")]


def test_c36_a_lesson_costs_100_and_the_turn_and_brings_chip_and_card() -> None:
    scene = Scene(money={"A": 200}).plays("study locks")
    thief = scene.thief("A")
    assert (scene.to_move, thief["money"]) == ("B", 100)
    assert (thief["fields"], thief["hand"]) == (["security", "locks"], {"locks": 1})
    assert scene.seen["deck"]["locks"] == 9
    Scene(money={"A": 50}).refuses("study locks", "not-enough-money")


def test_c37_with_an_empty_deck_a_lesson_brings_the_chip_only() -> None:
    scene = Scene(hand={"B": "locks " * 10}).plays("study locks")
    assert (scene.thief("A")["fields"], scene.thief("A")["hand"]) == (["security", "locks"], {})
    assert scene.seen["deck"]["locks"] == 0


def test_c38_no_lesson_in_a_known_field_or_after_robbing_the_school() -> None:
    scene = Scene(at={"A": door("ecole")}, hand={"A": "software"})
    scene.refuses("study security", "known-already")
    scene.goes(door("ecole")).plays("rob").safe().plays("done", "study locks", "study locks")
    scene.refuses("study locks", "expelled")
    assert scene.thief("A")["is_expelled"]


def test_c38_several_can_be_expelled() -> None:
    scene = Scene(at={"A": door("ecole"), "B": door("ecole")}, hand=dict.fromkeys("AB", "software"))
    for _ in range(2):
        scene.goes(door("ecole")).plays("rob").safe().plays("done")
    assert [scene.thief(seat)["is_expelled"] for seat in "ABC"] == [True, True, False]


def test_c38_a_robbery_of_the_school_that_failed_does_no_harm() -> None:
    scene = Scene(at={"A": door("ecole")}, hand={"A": "software"})
    scene.goes(door("ecole")).plays("rob").shield().plays("study locks", "study locks")
    assert "study locks" in scene.moves


def test_c39_c41_an_accepted_offer_changes_hands_at_once() -> None:
    scene = Scene(hand={"A": "security", "B": "explosives explosives"}).has_loot("A", "louvre")
    scene.plays("offer to B", "give security", "give louvre loot", "give $100")
    scene.plays("get explosives", "get explosives", "get $50", "make offer")
    assert scene.to_move == "B"
    scene.refuses("done", "answer-first").refuses("accept", "not-your-turn", seat="A")
    scene.plays("accept")
    assert scene.to_move == "A"
    giver, taker = scene.thief("A"), scene.thief("B")
    assert (giver["money"], giver["hand"], giver["loot"]) == (450, {"explosives": 2}, {})
    assert (taker["money"], taker["hand"], taker["loot"]) == (550, {"security": 1}, {"louvre": 1})
    assert scene.seen["offer"] is None


def test_c34_c41_a_loot_card_changes_hands_without_its_token() -> None:
    scene = Scene().has_tokens("A", "louvre").has_loot("A", "louvre")
    scene.plays("offer to B", "give louvre loot", "make offer", "accept")
    assert (scene.thief("A")["tokens"], scene.thief("B")["tokens"]) == (["louvre"], [])
    assert (scene.thief("A")["loot"], scene.thief("B")["loot"]) == ({}, {"louvre": 1})


def test_c41_a_declined_offer_changes_nothing() -> None:
    scene = Scene(hand={"A": "security"})
    before = scene.seen["players"]
    scene.plays("offer to C", "give security", "get $500", "make offer", "decline")
    assert scene.seen["players"] == before
    assert scene.to_move == "A"


def test_c40_an_offer_holds_only_what_the_two_have() -> None:
    scene = Scene(money={"A": 120, "B": 60}, hand={"A": "locks"}).has_loot("B", "orsay")
    scene.plays("offer to B").refuses("make offer", "empty-offer")
    scene.plays("give locks").refuses("give locks", "no-such-card")
    scene.refuses("give louvre loot", "no-such-loot").refuses("give $500", "not-enough-money")
    scene.plays("give $100").refuses("give $50", "not-enough-money")
    scene.plays("get orsay loot").refuses("get orsay loot", "they-lack-loot")
    scene.refuses("get weapons", "they-lack-card").plays("get $50")
    scene.refuses("get $50", "they-lack-money").refuses("roll", "finish-offer-first")
    assert scene.seen["offer"] == {
        "partner": 1,
        "give": {"locks": 1},
        "get": {"orsay loot": 1},
        "give_money": 100,
        "get_money": 50,
        "is_made": False,
        "makes_ready": [],
    }


def test_c42_three_offers_a_turn_and_a_dropped_one_counts() -> None:
    scene = Scene(hand={"A": "locks"}).plays("offer to B", "drop offer", "offer to C")
    scene.plays("give locks", "make offer", "decline", "offer to B", "drop offer")
    scene.refuses("offer to B", "no-offers-left")
    scene.plays("study locks")
    assert "offer to A" in scene.moves


def test_c40_c42_the_next_offer_begins_empty() -> None:
    scene = Scene(hand={"A": "locks", "B": "weapons"})
    for answer in (["drop offer"], ["make offer", "decline"]):
        scene.plays("offer to B", "give locks", "give $50", "get weapons", "get $10", *answer)
        assert scene.seen["offer"] is None
    scene.plays("offer to C").refuses("make offer", "empty-offer")


def test_c42_an_accepted_offer_counts_as_well() -> None:
    scene = Scene()
    for _ in range(3):
        scene.plays("offer to B", "give $10", "make offer", "accept")
    scene.refuses("offer to B", "no-offers-left")


def test_c42_the_turn_goes_on_where_the_offer_was_begun() -> None:
    scene = Scene().plays("roll").rolls(2).plays("offer to B", "drop offer")
    assert f"go {door('orsay')}" in scene.moves
    scene.plays(f"go {door('orsay')}", "offer to B", "drop offer", "done")
    assert scene.to_move == "B"


def test_c39_offers_go_to_other_players_who_sit_here() -> None:
    scene = Scene().refuses("offer to A", "offer-to-yourself").refuses("offer to D", "no-such-seat")
    scene.refuses("give locks", "no-offer").refuses("accept", "no-offer")
    scene.plays("offer to B").refuses("accept", "finish-offer-first")


def test_c43_safe_houses_vehicles_and_chips_are_no_things_of_an_offer() -> None:
    scene = Scene(hand={"A": "locks"}, vehicles={"A": "boat"}).has_loot("A", "orsay").owns("A", 0)
    scene.plays("offer to B")
    kinds = {move.partition(" ")[2] for move in scene.moves if move.startswith(("give", "get"))}
    assert kinds == {"locks", "orsay loot", "$10", "$50", "$100", "$500"}


def test_c44_a_partner_hands_over_cards_for_a_share() -> None:
    """Two experts do the Sacré Cœur together: weapons against $150 of what the loot will bring."""
    scene = Scene(at={"A": door("sacre coeur")}, hand={"C": "weapons"})
    scene.plays("offer to C", "get weapons", "give $100", "give $50", "make offer", "accept")
    scene.goes(door("sacre coeur")).plays("buy security", "rob").safe()
    scene.plays("sell sacre coeur loot")
    assert (scene.thief("A")["money"], scene.thief("C")["money"]) == (500 - 250 + 200, 650)
    assert (scene.thief("A")["score"], scene.thief("C")["score"]) == (1, 0)
