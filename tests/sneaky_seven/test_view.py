"""Sneaky Seven: the view holds all that a board needs, as plain data."""

from __future__ import annotations

import json

import foxden
from foxden.core.game import SPECTATOR
from foxden.games.sneaky_seven.components import FIELDS
from foxden.games.sneaky_seven.view import Job, Robbery, View, view

from .scene import HOUSE, Scene, door, driveway


def job(seen: View, word: str) -> Job:
    (found,) = [job for job in seen["jobs"] if job["word"] == word]
    return found


def test_a_view_is_plain_data() -> None:
    seen = Scene().plays("roll").rolls(9).seen
    assert json.loads(json.dumps(seen)) == seen


def test_jobs_name_what_the_viewer_lacks() -> None:
    scene = Scene(hand={"A": "explosives", "B": "weapons"}, vehicles={"A": "tank"})
    seen = scene.seen
    assert seen["jobs_of"] == 0
    assert job(seen, "triomphe")["missing_cards"] == ["weapons"]
    assert job(seen, "triomphe")["missing_vehicles"] == []
    assert job(seen, "notre dame")["missing_vehicles"] == ["boat"]
    other = view(scene.p, 1)
    assert (other["jobs_of"], job(other, "triomphe")["missing_cards"]) == (1, ["explosives"])
    assert job(other, "triomphe")["missing_vehicles"] == ["tank"]
    assert view(scene.p, SPECTATOR)["jobs_of"] == 0  # whose turn it is
    scene.has_tokens("A", "orsay")
    assert job(scene.seen, "orsay")["has_token"]
    assert job(scene.seen, "orsay")["turns"] == 1


def test_after_a_roll_each_job_names_the_best_tile_in_reach() -> None:
    scene = Scene(at={"A": door("sacre coeur")})
    assert job(scene.seen, "sacre coeur")["via"] is None
    seen = scene.plays("roll").rolls(4).seen
    assert job(seen, "sacre coeur")["via"] == door("sacre coeur")
    via = job(seen, "louvre")["via"]
    assert via is not None
    assert seen["reach"][via] == 4
    assert job(view(scene.p, 1), "louvre")["via"] is None


def test_after_a_roll_the_way_back_leads_from_any_tile_in_reach_to_the_thief() -> None:
    seen = Scene(at={"A": door("notre dame")}, vehicles={"A": "boat"}).plays("roll").rolls(7).seen
    assert set(seen["back"]) == {tile for tile, far in seen["reach"].items() if far}
    for tile, before in seen["back"].items():
        assert seen["reach"][before] == seen["reach"][tile] - 1
    assert any(tile.endswith("below") for tile in seen["back"])
    assert Scene().seen["back"] == {}


def test_jobs_name_the_danger_of_their_place() -> None:
    assert job(Scene().seen, "louvre")["caught"] == 0.5


def robbery(scene: Scene) -> Robbery:
    found = scene.seen["robbery"]
    assert found is not None
    return found


def test_the_danger_of_a_robbery_is_told_roll_by_roll() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}, laid={"B": "locks weapons"}).owns("B", HOUSE)
    assert Scene().seen["robbery"] is None
    danger = robbery(scene.goes(driveway(HOUSE)).plays("rob"))
    assert (danger["owner"], danger["prey"], danger["rolls_left"]) == (1, None, 3)
    assert (danger["shields"], danger["faces"]) == (1, 6)
    assert abs(danger["caught"] - (1 - (5 / 6) ** 3)) < 1e-9
    danger = robbery(scene.safe())
    assert (danger["rolls_made"], danger["rolls_left"]) == (1, 2)
    assert abs(danger["caught"] - (1 - (5 / 6) ** 2)) < 1e-9
    assert scene.safe(2).seen["robbery"] is None


def test_prices_chips_and_offers_left() -> None:
    scene = Scene()
    market = scene.seen["market"]
    assert (market["card"], market["card_resale"], market["loot_resale"]) == (100, 50, 200)
    assert market["vehicles"]["tank"] == 1000
    assert (market["house_pays"], market["mansion_pays"], market["business_pays"]) == (
        100,
        200,
        400,
    )
    assert scene.seen["offers_left"] == 3
    assert scene.plays("offer to B").seen["offers_left"] == 2
    scene.plays("drop offer", "study locks")
    assert (scene.thief("A")["chips"], scene.thief("A")["fields"]) == (
        ["locks"],
        ["security", "locks"],
    )


def test_nobody_is_on_the_map_before_the_d12() -> None:
    match = foxden.Match("sneaky-seven", seats=3, seed=1)
    seen = match.view()
    assert {thief["tile"] for thief in seen["players"]} == {None}
    assert not any(thief["is_in_station"] for thief in seen["players"])
    assert seen["jobs"] == []
    (seat,) = match.to_move
    match.play(seat, "choose Sam")
    assert match.view(seat)["players"][seat]["tile"] is not None
    assert len(match.view(seat)["jobs"]) == 12


def test_an_offer_names_the_jobs_that_it_makes_ready() -> None:
    scene = Scene(hand={"A": "locks", "B": "software"}).plays("offer to B")

    def ready(seat: int) -> list[str]:
        offer = view(scene.p, seat)["offer"]
        assert offer is not None
        return list(offer["makes_ready"])

    assert ready(0) == []
    scene.plays("get software")
    assert ready(0) == ["orsay", "ecole"]  # targets first
    assert ready(1) == []
    scene.plays("give locks")
    assert (ready(0), ready(1)) == (["ecole"], ["cafe banane"])


def test_what_the_viewer_cannot_do_now_is_told_with_its_reason() -> None:
    scene = Scene(at={"A": driveway(HOUSE)}).owns("A", HOUSE)
    assert scene.seen["not_now"] == {"rob": "move-first", "done": "roll-first"}
    scene.goes(driveway(HOUSE))
    assert scene.seen["not_now"] == {"rob": "own-safe-house", "study": "only-instead-of-moving"}
    assert view(scene.p, 1)["not_now"] == view(scene.p, SPECTATOR)["not_now"] == {}


def test_whoever_has_learned_all_fields_lacks_no_money_for_school() -> None:
    poor = Scene(money={"A": 0})
    assert poor.seen["not_now"]["study"] == "not-enough-money"
    poor.p.chips[0] = (1 << FIELDS) - 1
    assert poor.seen["not_now"]["study"] == "known-already"
