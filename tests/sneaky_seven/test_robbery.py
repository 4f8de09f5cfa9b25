"""Sneaky Seven: houses, mansions, the twelve places, players, protection, the police station."""

from __future__ import annotations

from fractions import Fraction

import pytest

from foxden.core.game import CHANCE
from foxden.games.sneaky_seven import rules
from foxden.games.sneaky_seven.messages import offer
from foxden.games.sneaky_seven.odds import caught_at, caught_by, caught_with
from foxden.games.sneaky_seven.table import NO_SHIELD, ROB, ROB_PLAYER, SHIELD
from foxden.games.sneaky_seven.ways import PARIS, STATION, TILE_NAMES

from .scene import HOUSE, MANSION, OTHER_HOUSE, Scene, door, driveway

POLICE = TILE_NAMES[STATION]


def robbing_house(**more: object) -> Scene:
    scene = Scene(at={"A": driveway(HOUSE)}, **more)  # type: ignore[arg-type]
    return scene.goes(driveway(HOUSE))


def risk(scene: Scene) -> Fraction:
    """The odds of a shield, when the danger die is next."""
    assert scene.to_move == "table"
    assert rules.odds(scene.p, SHIELD) + rules.odds(scene.p, NO_SHIELD) == pytest.approx(1)
    return Fraction(rules.odds(scene.p, SHIELD)).limit_denominator(6)


def test_c16_one_robbery_a_turn_and_only_after_moving() -> None:
    scene = Scene(at={"A": driveway(HOUSE), "B": driveway(HOUSE)})
    scene.refuses("rob", "move-first").refuses("rob B", "move-first")
    scene.goes(driveway(HOUSE)).plays("rob").safe()
    scene.refuses("rob", "robbed-already").refuses("rob B", "robbed-already")
    scene.plays("done")
    assert scene.to_move == "B"


def test_c16_there_must_be_something_to_rob() -> None:
    Scene(at={"A": POLICE}).goes(POLICE).refuses("rob", "nothing-to-rob")


def test_c17_one_two_or_three_faces_of_six_show_a_shield() -> None:
    assert risk(robbing_house().plays("rob")) == Fraction(1, 6)
    scene = Scene(at={"A": driveway(MANSION)}).goes(driveway(MANSION)).plays("rob")
    assert risk(scene) == Fraction(1, 3)
    for place in Scene().seen["places"]:
        hand, vehicles = " ".join(place["cards"]), " ".join(place["vehicles"])
        scene = Scene(at={"A": place["tile"]}, hand={"A": hand}, vehicles={"A": vehicles})
        assert risk(scene.goes(place["tile"]).plays("rob")) == Fraction(1, 2)


def test_c17_c19_each_house_of_the_map_is_white_and_each_mansion_grey() -> None:
    expected = {"h": (Fraction(1, 6), 600), "m": (Fraction(1, 3), 700)}
    for x, y in PARIS.homes:
        here = "{},{}".format(*PARIS.driveway((x, y)))
        scene = Scene(at={"A": here}).goes(here, 1).plays("rob")
        assert (risk(scene), scene.safe().thief("A")["money"]) == expected[PARIS.at(x, y)]


def test_c18_caught_means_police_station_and_the_end_of_the_turn() -> None:
    scene = Scene(at={"A": door("orsay")}, hand={"A": "locks software"})
    scene.goes(door("orsay")).plays("rob").shield()
    assert scene.to_move == "B"
    thief = scene.thief("A")
    assert (thief["tile"], thief["is_in_station"]) == (POLICE, True)
    assert thief["hand"] == {"software": 1, "locks": 1}
    assert thief["tokens"] == []
    for _ in range(2):
        scene.plays("roll").rolls(1).plays("go " + next(iter(scene.seen["reach"])), "done")
    scene.plays("roll").rolls(1)
    assert scene.seen["reach"][POLICE] == 0


def test_c19_a_house_pays_100_a_mansion_200_and_turns_the_colour() -> None:
    scene = robbing_house().plays("rob").safe()
    assert scene.thief("A")["money"] == 600
    assert scene.seen["homes"][HOUSE]["owner"] == 0
    scene = Scene(at={"A": driveway(MANSION)}).goes(driveway(MANSION)).plays("rob").safe()
    assert scene.thief("A")["money"] == 700
    assert scene.thief("A")["safe_houses"] == 1


def test_c20_a_safe_house_of_another_is_paid_by_its_owner() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}).owns("B", HOUSE, OTHER_HOUSE)
    scene.goes(driveway(HOUSE)).plays("rob").safe()
    assert (scene.thief("A")["money"], scene.thief("B")["money"]) == (600, 400)
    assert (scene.thief("A")["safe_houses"], scene.thief("B")["safe_houses"]) == (1, 1)


def test_c20_the_owner_pays_what_they_have() -> None:
    scene = Scene(at={"A": driveway(MANSION)}, money={"B": 50}).owns("B", MANSION)
    scene.goes(driveway(MANSION)).plays("rob").safe()
    assert (scene.thief("A")["money"], scene.thief("B")["money"]) == (550, 0)


def test_c21_the_own_safe_house_is_safe() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}).owns("A", HOUSE)
    scene.goes(driveway(HOUSE)).refuses("rob", "own-safe-house")


def test_c22_a_job_needs_all_its_cards_and_vehicles() -> None:
    at = {"A": door("triomphe")}
    Scene(at=at, hand={"A": "weapons"}).goes(door("triomphe")).refuses("rob", "cards-missing")
    scene = Scene(at=at, hand={"A": "weapons explosives"}).goes(door("triomphe"))
    scene.refuses("rob", "vehicle-missing")
    scene = Scene(at=at, hand={"A": "weapons explosives"}, vehicles={"A": "boat car helicopter"})
    scene.goes(door("triomphe")).refuses("rob", "vehicle-missing")
    scene = Scene(at=at, hand={"A": "weapons explosives"}, vehicles={"A": "tank"})
    scene.goes(door("triomphe")).plays("rob")
    assert scene.to_move == "table"


def test_c22_what_is_missing_can_be_bought_on_the_spot() -> None:
    scene = Scene(at={"A": door("sacre coeur")}, hand={"A": "weapons"}).goes(door("sacre coeur"))
    scene.refuses("rob", "cards-missing").plays("buy security", "rob").safe()
    assert scene.thief("A")["tokens"] == ["sacre coeur"]


def test_c23_cards_are_used_up_and_vehicles_stay() -> None:
    hand = {"A": "equipment weapons weapons"}
    scene = Scene(at={"A": door("notre dame")}, hand=hand, vehicles={"A": "boat"})
    assert (scene.seen["deck"]["equipment"], scene.seen["deck"]["weapons"]) == (9, 8)
    scene.goes(door("notre dame")).plays("rob").safe()
    assert scene.thief("A")["hand"] == {"weapons": 1}
    assert scene.thief("A")["vehicles"] == ["boat"]
    assert (scene.seen["deck"]["equipment"], scene.seen["deck"]["weapons"]) == (10, 9)


def test_c24_c25_a_target_gives_a_loot_card_and_a_token_once() -> None:
    scene = Scene(at={"A": door("orsay")}, hand={"A": "locks locks software software"})
    scene.goes(door("orsay")).plays("rob").safe()
    assert scene.thief("A")["loot"] == {"orsay": 1}
    assert scene.thief("A")["tokens"] == ["orsay"]
    scene.plays("done")
    for _ in range(2):
        scene.plays("roll").rolls(1).plays("go " + next(iter(scene.seen["reach"])), "done")
    scene.goes(door("orsay")).refuses("rob", "token-already")


def test_c24_c25_c26_other_businesses_give_loot_each_time_and_no_token() -> None:
    scene = Scene(at={"A": door("cafe banane")}, hand={"A": "locks locks"})
    scene.goes(door("cafe banane")).plays("rob").safe().plays("done")
    for _ in range(2):
        scene.plays("roll").rolls(1).plays("go " + next(iter(scene.seen["reach"])), "done")
    scene.goes(door("cafe banane")).plays("rob").safe()
    thief = scene.thief("A")
    assert (thief["loot"], thief["tokens"]) == ({"cafe banane": 2}, [])
    assert (thief["money"], thief["safe_houses"]) == (500 + 2 * 400, 0)


def test_c26_a_business_that_is_a_target_pays_as_well_and_a_museum_does_not() -> None:
    scene = Scene(
        at={"A": door("banque")}, hand={"A": "explosives locks software"}, vehicles={"A": "car"}
    ).goes(door("banque"))
    assert scene.plays("rob").safe().thief("A")["money"] == 900
    scene = Scene(at={"A": door("orsay")}, hand={"A": "locks software"}).goes(door("orsay"))
    assert scene.plays("rob").safe().thief("A")["money"] == 500


def test_c27_c28_every_laid_card_needs_one_more_roll_and_expires() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}, laid={"B": "explosives locks"}).owns("B", HOUSE)
    scene.goes(driveway(HOUSE)).plays("rob").safe()
    assert scene.to_move == "table"
    assert scene.thief("B")["laid"] == {"explosives": 1, "locks": 1}
    scene.safe()
    assert (scene.to_move, scene.thief("B")["laid"]) == ("table", {"locks": 1})
    scene.safe()
    assert (scene.to_move, scene.thief("B")["laid"]) == ("A", {})
    assert scene.thief("A")["money"] == 600
    assert scene.seen["deck"]["explosives"] == scene.seen["deck"]["locks"] == 10


def test_c28_a_shield_stops_the_rolling_and_the_cards_not_reached_stay() -> None:
    laid = {"B": "security weapons locks"}
    scene = Scene(at={"A": driveway(HOUSE)}, laid=laid).owns("B", HOUSE)
    scene.goes(driveway(HOUSE)).plays("rob").safe().shield()
    assert scene.thief("B")["laid"] == {"weapons": 1, "locks": 1}
    assert scene.seen["deck"]["security"] == 10
    assert (scene.to_move, scene.thief("A")["tile"]) == ("B", POLICE)
    scene = Scene(at={"A": driveway(HOUSE)}, laid=laid).owns("B", HOUSE)
    scene.goes(driveway(HOUSE)).plays("rob").shield()
    assert len(scene.thief("B")["laid"]) == 3


def test_c29_laid_cards_stay_laid() -> None:
    scene = Scene(at={"A": door("sacre coeur")}, hand={"A": "weapons"}).plays("buy security")
    scene.plays("protect with security").refuses("sell security", "no-such-card")
    scene.refuses("protect with security", "no-such-card")
    scene.plays("offer to B").refuses("give security", "no-such-card").plays("drop offer")
    scene.goes(door("sacre coeur")).refuses("rob", "cards-missing")
    assert scene.thief("A")["laid"] == {"security": 1}


def test_c30_laid_cards_protect_person_and_houses_of_their_owner_only() -> None:
    scene = Scene(at={"A": driveway(HOUSE), "B": driveway(HOUSE)}, laid={"B": "locks"})
    scene.goes(driveway(HOUSE)).plays("rob B").safe()
    assert scene.to_move == "table"
    scene.safe()
    assert scene.thief("A")["money"] == 600
    scene = Scene(at={"A": driveway(HOUSE)}, laid={"B": "locks"}).owns("C", HOUSE)
    scene.goes(driveway(HOUSE)).plays("rob").safe()
    assert scene.to_move == "A"
    scene = Scene(at={"A": driveway(HOUSE)}, laid={"A": "locks", "B": "locks"})
    assert scene.goes(driveway(HOUSE)).plays("rob").safe().to_move == "A"


def test_c31_a_player_on_the_tile_pays_100_as_far_as_they_can() -> None:
    here = driveway(HOUSE)
    scene = Scene(at={"A": here, "B": here, "C": door("louvre")}, money={"B": 60}).goes(here)
    scene.refuses("rob A", "rob-yourself").refuses("rob C", "not-here")
    scene.refuses("rob D", "no-such-seat")
    scene.plays("rob B")
    assert risk(scene) == Fraction(1, 6)
    scene.safe()
    assert (scene.thief("A")["money"], scene.thief("B")["money"]) == (560, 0)
    assert scene.thief("A")["safe_houses"] == 0


@pytest.mark.parametrize(("money", "pays"), [(500, (200, 100)), (60, (60, 60)), (0, (0, 0))])
def test_what_a_robbery_may_bring_is_what_its_victim_has(money: int, pays: tuple[int, int]) -> None:
    here = driveway(MANSION)
    scene = Scene(at={"A": here, "B": here}, money={"B": money}).owns("B", MANSION).goes(here)
    told = [offer(scene.p, 0, move).args["pays"] for move in (ROB, ROB_PLAYER + 1)]
    assert tuple(told) == pays


def test_c31_a_player_is_robbed_with_the_white_die_wherever_they_stand() -> None:
    for here in (driveway(MANSION), door("louvre")):
        scene = Scene(at={"A": here, "B": here}).goes(here).plays("rob B")
        assert risk(scene) == Fraction(1, 6)
        assert scene.safe().thief("A")["money"] == 600
        assert scene.thief("A")["safe_houses"] == 0


def test_c31_nobody_is_robbed_at_the_police_station() -> None:
    scene = Scene(at={"A": POLICE, "B": POLICE}).goes(POLICE)
    scene.refuses("rob B", "in-police-station")


def test_chances_to_be_caught_are_those_of_the_formula_and_of_the_dice() -> None:
    for shields in (1, 2, 3):
        for cards in range(4):
            expected = 1 - (1 - Fraction(shields, 6)) ** (1 + cards)
            assert caught_by(shields, cards) == pytest.approx(float(expected))
    scene = Scene(at={"A": driveway(HOUSE)}, laid={"B": "locks locks"}).owns("B", HOUSE)
    tile = TILE_NAMES.index(driveway(HOUSE))
    assert caught_at(scene.p, 0, tile) == pytest.approx(1 - (5 / 6) ** 3)
    assert caught_with(scene.p, 2) == pytest.approx(1 / 6)
    scene.goes(driveway(HOUSE)).plays("rob")
    safe = 1.0
    while scene.to_move == "table":
        safe *= rules.odds(scene.p, NO_SHIELD)
        rules.play(scene.p, CHANCE, NO_SHIELD)
    assert 1 - safe == pytest.approx(1 - (5 / 6) ** 3)
