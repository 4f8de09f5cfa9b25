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
    IS_BUSINESS,
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
from .table import Position, has_token, home_at, knows, place_at, token_count
from .ways import STATION

INCOME = 120.0  # dollars that a turn of looking for money brings
TOKEN = 4.0  # turns that a token is worth to who can rob it now
NO_LESSON = 8.0  # turns lost for a field that can't be learnt any more
AVERAGE_JOB = 3.5  # turns of a job whose needs are at hand
PATIENCE = 0.6  # how much a way counts while the money for the job is missing


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
def job_turns(p: Position, seat: int, place: int, tile: int) -> float:
    """Expected turns until a place is robbed: lessons, money, the way, and the way back there from
    the police station as often as one is caught."""
    lesson = NO_LESSON if int(p.expelled) >> seat & 1 else 1.0
    shield = PLACE_SHIELDS[place] / DANGER_FACES
    caught = shield / (1 - shield)
    turns = lessons_for(p, seat, place) * lesson + shortage(p, seat, place) / INCOME
    turns += turns_to(p, seat, place, tile) + caught * turns_to(p, seat, place, STATION)
    return turns


@rule
def is_wanted(p: Position, seat: int, place: int) -> bool:
    return TARGETS[place] and not has_token(p, seat, place)


@rule
def best_target(p: Position, seat: int) -> int:
    """The missing target that takes the fewest turns; NOBODY: none is missing."""
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
def best_goal(p: Position, seat: int) -> int:
    """The best target; or, while its money is missing, a business that brings it sooner."""
    target = best_target(p, seat)
    if target == NOBODY:
        return target
    short = shortage(p, seat, target)
    goal = target
    fewest = min(short, BUSINESS_PAYS + LOOT_RESALE - CARD_PRICE) / INCOME
    for place in range(PLACES):
        if TARGETS[place] or (place == SCHOOL and lessons_left(p, seat) > 0):
            continue
        if is_doable(p, seat, place):
            turns = job_turns(p, seat, place, p.tile[seat])
            if turns < fewest:
                goal = place
                fewest = turns
    return goal


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
        dollars += CARD_PRICE * max(0, lacking)
    return dollars


@rule
def robbery_worth(p: Position, seat: int, tile: int, goal: int, need: float) -> float:
    """Turns won on average by robbing the building at a tile; 0 if it is better left alone."""
    risk = caught_at(p, seat, tile)
    lost = turns_to(p, seat, goal, STATION) - turns_to(p, seat, goal, tile)
    place = place_at(tile)
    if place != NOBODY:
        if not is_doable(p, seat, place) or spoils_school(p, seat, place):
            return 0.0
        return max(0.0, (1 - risk) * place_worth(place, need) - risk * max(lost, 0.0))
    home = home_at(tile)
    if home == NOBODY or p.owner[home] == seat:
        return 0.0
    owner = p.owner[home]
    dollars = min(float(home_pays(home)), need)
    if owner != NOBODY:
        dollars = spoils(p, owner, home_pays(home), need)
    return max(0.0, (1 - risk) * dollars / INCOME - risk * max(lost + 1, 0.0))


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
def place_worth(place: int, need: float) -> float:
    dollars = float(LOOT_RESALE)
    if IS_BUSINESS[place]:
        dollars += BUSINESS_PAYS
    for field in range(FIELDS):
        dollars -= CARD_PRICE * JOB_CARDS[place, field]
    return min(dollars, need) / INCOME + (TOKEN if TARGETS[place] else 0.0)


@rule
def prey_worth(p: Position, seat: int, prey: int, goal: int, need: float) -> float:
    """Turns won on average by robbing a player who stands on the same tile."""
    risk = caught_with(p, prey)
    lost = turns_to(p, seat, goal, STATION) - turns_to(p, seat, goal, p.tile[prey])
    dollars = spoils(p, prey, PLAYER_PAYS, need)
    return (1 - risk) * dollars / INCOME - risk * max(lost + 1, 0.0)


@rule
def turns_left(p: Position, seat: int) -> float:
    """A rough count of all turns that a seat still needs to win."""
    missing = TARGET_COUNT - token_count(p, seat)
    dollars = float(cost_left(p, seat) - p.money[seat] - LOOT_RESALE * missing)
    for place in range(PLACES):
        dollars -= LOOT_RESALE * p.loot[seat * PLACES + place]
    return AVERAGE_JOB * missing + lessons_left(p, seat) + max(0.0, dollars) / INCOME
