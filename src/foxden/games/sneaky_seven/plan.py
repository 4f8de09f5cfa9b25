"""What things are worth to a player of Sneaky Seven, in turns: the arithmetic of the planner."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import (
    BUSINESS_PAYS,
    CARD_PLACES,
    CARD_PRICE,
    COUNT_OF,
    DANGER_FACES,
    FIELDS,
    JOB_CARDS,
    JOB_VEHICLES,
    LOOT_RESALE,
    PLACE_SHIELDS,
    PLACES,
    PLAYER_PAYS,
    SCHOOL,
    TARGET_COUNT,
    TARGETS,
    TUITION,
    VEHICLE_PLACES,
    VEHICLE_PRICES,
    VEHICLES,
)
from .odds import caught_at, caught_with, turns_to
from .robbery import home_pays
from .table import Position, has_boat, has_token, home_at, knows, place_at, token_count
from .ways import STATION, THOUSAND, TURNS, tour

INCOME = 130.0  # dollars that a turn is worth
EARLY_LESSON = 0.5  # turns won by learning a field sooner rather than later
NO_LESSON = 8.0  # turns lost for a field that can't be learnt any more
NEVER = 1000.0  # turns
ALL_TARGETS = sum(1 << place for place in range(PLACES) if TARGETS[place])


@rule
def missing_vehicles(p: Position, seat: int, place: int) -> int:
    """Their price."""
    price = 0
    lacking = JOB_VEHICLES[place] & ~int(p.vehicles[seat])
    for vehicle in range(VEHICLES):
        if lacking >> vehicle & 1:
            price += VEHICLE_PRICES[vehicle]
    return price


@rule
def lacks(p: Position, seat: int, place: int, field: int) -> bool:
    return int(JOB_CARDS[place, field]) > p.hand[seat * FIELDS + field]


@rule
def price_of(p: Position, seat: int, place: int) -> int:
    """Dollars for all that a job still needs; a lesson brings its card."""
    price = missing_vehicles(p, seat, place)
    for field in range(FIELDS):
        if lacks(p, seat, place, field):
            price += CARD_PRICE if knows(p, seat, field) else TUITION
    return price


@rule
def lessons_for(p: Position, seat: int, place: int) -> int:
    """Fields of a job that must still be learnt."""
    lessons = 0
    for field in range(FIELDS):
        if lacks(p, seat, place, field) and not knows(p, seat, field):
            lessons += 1
    return lessons


@rule
def shortage(p: Position, seat: int, place: int) -> int:
    """Dollars that are missing for a job."""
    return max(0, price_of(p, seat, place) - p.money[seat])


@rule
def is_doable(p: Position, seat: int, place: int) -> bool:
    """All that a job needs is in hand, or can be bought on the spot."""
    if has_token(p, seat, place):
        return False
    for field in range(FIELDS):
        if lacks(p, seat, place, field):
            if p.deck[field] == 0 or not knows(p, seat, field):
                return False
    return shortage(p, seat, place) == 0


@rule
def is_wanted(p: Position, seat: int, place: int) -> bool:
    return TARGETS[place] and not has_token(p, seat, place)


@rule
def missing_targets(p: Position, seat: int) -> int:
    """As bits."""
    return ALL_TARGETS & ~int(p.tokens[seat])


@rule
def job_turns(p: Position, seat: int, place: int, tile: int) -> float:
    """Expected turns from a tile to the end of the race, if this target is the next."""
    return turns_to(p, seat, place, tile) + turns_beyond(p, seat, place)


@rule
def turns_beyond(p: Position, seat: int, place: int) -> float:
    """The same without the way to the target: money, the other targets, and the way back from the
    police station for who is caught.  Lessons are needed in any order, so they put nothing off."""
    lesson = NO_LESSON if int(p.expelled) >> seat & 1 else -EARLY_LESSON
    prepare = lessons_for(p, seat, place) * lesson + shortage(p, seat, place) / INCOME
    missing, boat = missing_targets(p, seat), has_boat(p, seat)
    robbed = tour(boat, missing & ~(1 << place), place)
    return prepare + _mixed(place, robbed, tour(boat, missing, PLACES))


@rule
def _mixed(place: int, safe: float, caught: float) -> float:
    """What is expected of a robbery that may go either way."""
    shield = PLACE_SHIELDS[place] / DANGER_FACES
    return (1 - shield) * safe + shield * caught


@rule
def best_target(p: Position, seat: int) -> int:
    """The missing target to rob next; NOBODY: none is missing."""
    best = NOBODY
    fewest = 0.0
    for place in range(PLACES):
        if is_wanted(p, seat, place):
            turns = job_turns(p, seat, place, p.tile[seat])
            if best == NOBODY or turns < fewest:
                best = place
                fewest = turns
    return best


@rule
def business_turns(p: Position, seat: int, place: int, need: float) -> float:
    """Turns beyond the way to a business that is robbed for money only."""
    if not is_doable(p, seat, place) or spoils_school(p, seat, place):
        return NEVER
    missing, boat = missing_targets(p, seat), has_boat(p, seat)
    richer = tour(boat, missing, place) - min(place_pays(place), need) / INCOME
    return _mixed(place, richer, tour(boat, missing, PLACES))


@rule
def weigh_goals(p: Position, seat: int, need: float, goals: list[int]) -> None:
    """Write for each place the turns beyond the way there, in thousandths."""
    for place in range(PLACES):
        turns = NEVER
        if is_wanted(p, seat, place):
            turns = turns_beyond(p, seat, place)
        elif not TARGETS[place] and need > 0:
            turns = business_turns(p, seat, place, need)
        goals[place] = int(turns * THOUSAND)


@rule
def turns_from(p: Position, seat: int, tile: int, goals: list[int]) -> float:
    """Expected turns from a tile to the end of the race, whatever goal is best from there."""
    boat = has_boat(p, seat)
    fewest = int(NEVER) * THOUSAND
    for place in range(PLACES):
        fewest = min(fewest, goals[place] + int(TURNS[boat, place, tile]))
    return fewest / THOUSAND


@rule
def wanted_cards(p: Position, seat: int, field: int) -> int:
    """For all targets that a seat still has to rob."""
    return int(COUNT_OF[CARD_PLACES[field] & ~int(p.tokens[seat])])


@rule
def lessons_left(p: Position, seat: int) -> int:
    """Unknown fields of which cards are still missing."""
    lessons = 0
    for field in range(FIELDS):
        if not knows(p, seat, field):
            if wanted_cards(p, seat, field) > p.hand[seat * FIELDS + field]:
                lessons += 1
    return lessons


@rule
def money_need(p: Position, seat: int, goal: int) -> float:
    """Dollars that a seat should still earn: for the goal, and for all targets after their loot."""
    missing = TARGET_COUNT - token_count(p, seat)
    whole = cost_left(p, seat) - p.money[seat] - LOOT_RESALE * (missing - 1)
    return float(max(0, whole, shortage(p, seat, goal)))


@rule
def cost_left(p: Position, seat: int) -> int:
    """Dollars for the cards and vehicles of all missing targets."""
    dollars = 0
    for vehicle in range(VEHICLES):
        serves = VEHICLE_PLACES[vehicle] & ~int(p.tokens[seat]) != 0
        if serves and int(p.vehicles[seat]) >> vehicle & 1 == 0:
            dollars += VEHICLE_PRICES[vehicle]
    for field in range(FIELDS):
        lacking = wanted_cards(p, seat, field) - p.hand[seat * FIELDS + field]
        dollars += CARD_PRICE * max(0, int(lacking))
    return dollars


@rule
def robbery_worth(p: Position, seat: int, tile: int, need: float, goals: list[int]) -> float:
    """Turns won on average by robbing the building at a tile; 0 if it is better left alone."""
    place, home = place_at(tile), home_at(tile)
    stay = turns_from(p, seat, tile, goals)
    if place != NOBODY:
        if not is_doable(p, seat, place):
            return 0.0
        return max(0.0, stay - goals[place] / THOUSAND)
    if home == NOBODY or p.owner[home] == seat:
        return 0.0
    owner = p.owner[home]
    dollars = min(float(home_pays(home)), need)
    if owner != NOBODY:
        dollars = spoils(p, owner, home_pays(home), need)
    return max(
        0.0, _won(dollars, caught_at(p, seat, tile), turns_from(p, seat, STATION, goals) - stay)
    )


@rule
def _won(dollars: float, risk: float, lost: float) -> float:
    """Turns won by a robbery for money, if being caught costs this many."""
    return (1 - risk) * dollars / INCOME - risk * lost


@rule
def spoils(p: Position, owner: int, pays: int, need: float) -> float:
    """Dollars taken from another player: they also fall behind, one of the others in the race."""
    paid = float(min(pays, p.money[owner]))
    return min(paid, need) + paid / (p.seats - 1)


@rule
def spoils_school(p: Position, seat: int, place: int) -> bool:
    """Robbing the school while there is something to learn."""
    return place == SCHOOL and lessons_left(p, seat) > 0


@rule
def place_pays(place: int) -> int:
    """Dollars that a business brings, its cards paid."""
    dollars = LOOT_RESALE + BUSINESS_PAYS
    for field in range(FIELDS):
        dollars -= CARD_PRICE * int(JOB_CARDS[place, field])
    return dollars


@rule
def prey_worth(p: Position, seat: int, prey: int, need: float, goals: list[int]) -> float:
    """Turns won on average by robbing a player who stands on the same tile."""
    lost = turns_from(p, seat, STATION, goals) - turns_from(p, seat, p.tile[prey], goals)
    return _won(spoils(p, prey, PLAYER_PAYS, need), caught_with(p, prey), lost)


@rule
def turns_left(p: Position, seat: int) -> float:
    """A count of all turns that a seat still needs to win."""
    target = best_target(p, seat)
    if target == NOBODY:
        return 0.0
    dollars = money_need(p, seat, target)
    for place in range(PLACES):
        dollars -= LOOT_RESALE * p.loot[seat * PLACES + place]
    return (
        job_turns(p, seat, target, p.tile[seat])
        + lessons_left(p, seat)
        + max(0.0, dollars) / INCOME
    )
