"""Sneaky Seven: what the bots do, what a bargain is worth to them, and that planning helps."""

from __future__ import annotations

import pytest

from foxden.core.chance import sow
from foxden.core.game import SEAT_NAMES, seats_in
from foxden.games.sneaky_seven import bargain, plan, players, rules
from foxden.games.sneaky_seven.components import FIELD_NAMES, PLACE_WORDS, TARGETS
from foxden.games.sneaky_seven.notation import write
from foxden.games.sneaky_seven.odds import turns_to
from foxden.games.sneaky_seven.table import Phase
from foxden.games.sneaky_seven.ways import PARIS, TILE_NAMES

from ..simulating import first_of
from .scene import HOUSE, MANSION, Scene, door, driveway

BOTS = {"greedy": players.greedy, "sensible": players.sensible}
OPTIONS = {name: option.default for name, option in rules.OPTIONS.items()}
TARGET_WORDS = [word for word, target in zip(PLACE_WORDS, TARGETS, strict=True) if target]
GAMES = 300


def chosen(scene: Scene, level: str = "sensible", seed: int = 1) -> str:
    """The move of whoever owes one, which must be legal."""
    (seat,) = seats_in(rules.turn(scene.p))
    rng = [0] * 4
    sow(rng, seed)
    move = BOTS[level](scene.p, seat, rng, [0] * rules.MOVES)
    assert rules.refusal(scene.p, seat, move) == rules.Reason.LEGAL
    return write(scene.p, seat, move)


def all_but(*places: str) -> list[str]:
    return [word for word in TARGET_WORDS if word not in places]


# Robbing.


@pytest.mark.parametrize("level", BOTS)
def test_a_job_whose_needs_are_at_hand_is_done(level: str) -> None:
    scene = Scene(2, at={"A": door("orsay")}, hand={"A": "locks software"})
    scene.plays("roll").rolls(1)
    assert chosen(scene, level) == f"go {door('orsay')}"
    scene.plays(f"go {door('orsay')}")
    assert chosen(scene, level) == "rob"


@pytest.mark.parametrize("level", BOTS)
def test_loot_is_sold_at_once(level: str) -> None:
    assert chosen(Scene().has_loot("A", "louvre"), level) == "sell louvre loot"


def test_sensible_buys_what_is_missing_on_the_spot_and_then_robs() -> None:
    scene = Scene(2, at={"A": door("sacre coeur")}, hand={"A": "weapons"})
    scene.goes(door("sacre coeur"))
    assert chosen(scene) == "buy security"
    assert chosen(scene.plays("buy security")) == "rob"


def test_sensible_takes_a_house_on_its_way_while_money_is_short() -> None:
    def deed(dollars: int) -> str:
        scene = Scene(2, at={"A": driveway(HOUSE)}, money={"A": dollars})
        scene.has_tokens("A", *all_but("sacre coeur"))
        return chosen(scene.goes(driveway(HOUSE)))

    assert deed(0) == "rob"
    assert deed(9000) == "done"


def test_sensible_shuns_a_mansion_that_is_well_guarded() -> None:
    def deed(guards: str) -> str:
        scene = Scene(2, at={"A": driveway(MANSION)}, laid={"B": guards}).owns("B", MANSION)
        scene.has_tokens("A", *all_but("triomphe"))
        return chosen(scene.goes(driveway(MANSION)))

    assert deed("") == "rob"
    assert deed("locks " * 8) == "done"


def test_sensible_knows_that_the_police_station_may_be_on_the_way() -> None:
    scene = Scene(2, at={"A": driveway(MANSION)}, laid={"B": "locks " * 8}).owns("B", MANSION)
    scene.has_tokens("A", *all_but("notre dame"))
    assert chosen(scene.goes(driveway(MANSION))) == "rob"


def test_sensible_leaves_the_school_alone_while_there_is_something_to_learn() -> None:
    cards = {"A": "software security"}
    scene = Scene(2, at={"A": door("ecole")}, hand=cards, money={"A": 0}).goes(door("ecole"))
    assert chosen(scene) == "done"
    scene = Scene(2, at={"A": door("ecole")}, hand=cards, money={"A": 0})
    scene.p.chips[0] = (1 << len(FIELD_NAMES)) - 1
    assert chosen(scene.goes(door("ecole"))) == "rob"


def test_sensible_robs_a_rich_player_who_stands_there() -> None:
    here = door("cafe banane")
    scene = Scene(2, at={"A": here, "B": here}, money={"A": 0, "B": 5000}).goes(here)
    assert chosen(scene) == "rob B"


# Ways.


def test_sensible_takes_a_tunnel_that_leads_nearer() -> None:
    one, other = ("{},{}".format(*spot) for spot in PARIS.spots("B"))
    near = min((one, other), key=lambda tile: plan_turns("sacre coeur", tile))
    far = other if near == one else one
    scene = Scene(2, at={"A": far}, hand={"A": "weapons security"})
    scene.has_tokens("A", *all_but("sacre coeur")).goes(far, 1)
    assert chosen(scene) == "take the tunnel"
    scene = Scene(2, at={"A": near}, hand={"A": "weapons security"})
    scene.has_tokens("A", *all_but("sacre coeur")).goes(near, 1)
    assert chosen(scene) == "done"


def plan_turns(place: str, tile: str) -> float:
    p = Scene(2).p
    return turns_to(p, 0, PLACE_WORDS.index(place), TILE_NAMES.index(tile))


def test_the_last_target_is_the_goal_and_with_nine_there_is_none() -> None:
    scene = Scene(2).has_tokens("A", *all_but("tour eiffel"))
    assert PLACE_WORDS[plan.best_target(scene.p, 0)] == "tour eiffel"
    assert plan.best_target(scene.has_tokens("A", "tour eiffel").p, 0) == -1
    assert plan.turns_left(scene.p, 0) == 0


def test_fewer_turns_are_left_with_more_tokens_money_or_a_better_place() -> None:
    turns = plan.turns_left(Scene(2).p, 0)
    assert plan.turns_left(Scene(2, money={"A": 3000}).p, 0) < turns
    assert plan.turns_left(Scene(2).has_tokens("A", "louvre").p, 0) < turns
    assert plan.turns_left(Scene(2).has_loot("A", "louvre").p, 0) < turns
    assert players.prospect(Scene(2, money={"A": 3000}).p, 0, 2) > 0
    assert players.prospect(Scene(2, money={"A": 3000}).p, 1, 2) < 0


# Learning and trading.


def test_sensible_learns_what_its_next_job_needs_where_nobody_sells() -> None:
    scene = Scene(2).has_tokens("A", *all_but("orsay")).has_tokens("B", *all_but("orsay"))
    assert chosen(scene) == "study software"
    assert chosen(scene, "greedy") == "study software"


def test_sensible_offers_what_wins_both_sides_something() -> None:
    scene = Scene(hand={"B": "locks"}).has_tokens("A", *all_but("orsay"))
    scene.has_tokens("B", *all_but("louvre"))
    assert chosen(scene) == "offer to B"
    while scene.to_move == "A":
        scene.plays(chosen(scene))
    offer = scene.seen["offer"]
    assert offer is not None
    assert (offer["get"], offer["give"]) == ({"locks": 1}, {})
    assert bargain.gain(scene.p, 0) > 0
    assert bargain.gain(scene.p, 1) > 0
    assert chosen(scene) == "accept"
    money = scene.thief("B")["money"]
    assert scene.plays("accept").thief("B")["money"] == money + offer["give_money"]


@pytest.mark.parametrize(
    ("build", "answer"),
    [
        (["give $500"], "accept"),
        (["get $50"], "decline"),
        (["give $10", "get louvre loot"], "decline"),
        (["give $500", "get louvre loot"], "accept"),
        (["give $100", "give $100", "give $100", "get explosives"], "accept"),
    ],
)
@pytest.mark.parametrize("level", BOTS)
def test_offers_are_answered_by_what_they_are_worth(
    level: str, build: list[str], answer: str
) -> None:
    scene = Scene(money={"A": 2000}, hand={"B": "explosives"}).has_loot("B", "louvre")
    scene.plays("offer to B", *build, "make offer")
    assert chosen(scene, level) == answer


def test_with_two_players_a_bargain_must_win_the_other_side_no_more() -> None:
    def asked(seats: int) -> str:
        scene = Scene(seats, hand={"B": "locks"}).has_tokens("A", *all_but("orsay"))
        scene.has_tokens("B", *all_but("louvre"))
        return chosen(scene.plays("offer to B", "get locks", "give $100", "make offer"))

    assert asked(3) == "accept"
    assert asked(2) == "decline"


def test_who_has_declined_is_left_in_peace_for_five_rounds() -> None:
    scene = Scene(hand={"B": "locks"}).has_tokens("A", *all_but("orsay"))
    scene.has_tokens("B", *all_but("louvre"))
    scene.p.turn_number = 4
    scene.plays("offer to B", "get locks", "make offer", "decline")
    scene.p.offers = 0
    asked = []
    for turn in range(4, 4 + 3 * 6):
        scene.p.turn_number = turn
        if chosen(scene) == "offer to B":
            asked.append(turn)
    assert asked == [19, 20, 21]


def test_a_deal_is_packed_and_unpacked() -> None:
    for partner in range(len(SEAT_NAMES)):
        for field in range(len(FIELD_NAMES)):
            for is_sale in (0, 1):
                deal = bargain.deal(partner, field, is_sale, 170)
                assert bargain.partner_of(deal) == partner
                assert bargain.field_of(deal) == field
                assert bargain.is_sale_of(deal) == is_sale
                assert bargain.price_in(deal) == 170


def test_bots_choose_a_free_character() -> None:
    for level in BOTS:
        for seed in range(20):
            p = rules.set_up(6, OPTIONS)
            p.phase, p.character[:5] = Phase.CHOOSING, [0, 1, 2, 4, 5]
            rng = [0] * 4
            sow(rng, seed)
            p.player = 5
            assert write(p, 5, BOTS[level](p, 5, rng, [0] * rules.MOVES)) == "choose Mini"


# Strength.


@pytest.mark.parametrize(
    ("better", "worse", "seats", "least"),
    [
        ("greedy", "random", 2, 0.95),
        ("sensible", "greedy", 2, 0.65),
        ("sensible", "greedy", 4, 0.45),
    ],
)
def test_a_better_level_wins_more(better: str, worse: str, seats: int, least: float) -> None:
    assert first_of("sneaky-seven", GAMES, better, worse, seats) > least


def test_rollout_compares_moves_that_end_the_turn_where_it_compares_the_others() -> None:
    """Else the next player's turn would speak against ending one's own, and money would be burnt
    on anything that puts it off."""
    scene = Scene()
    for more in (0, 0, 3):  # after the last of a round everyone has one turn more
        tile = scene.seen["players"][scene.p.player]["tile"]
        staying = players.horizon(scene.goes(str(tile), 1).p)
        assert players.horizon(scene.plays("done").p) == staying + more
