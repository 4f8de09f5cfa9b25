"""Bots that know Sneaky Seven, written like rules: they look at a view and name a move."""

from __future__ import annotations

from foxden.core.chance import Rng, below
from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .bargain import best_deal, field_of, is_fair, is_sale_of, list_price, next_step, partner_of
from .components import BOAT, FIELDS, JOB_VEHICLES, MANSION_PAYS, PLACES, VEHICLE_PRICES, VEHICLES
from .market import refused_card, refused_lesson
from .odds import turns_to
from .plan import (
    NEVER,
    best_target,
    is_wanted,
    lacks,
    money_need,
    prey_worth,
    price_of,
    robbery_worth,
    turns_from,
    turns_left,
    weigh_goals,
)
from .reasons import Reason
from .robbery import home_pays, refused_job, refused_player, refused_robbery
from .table import (
    ACCEPT,
    BUY,
    BUY_VEHICLE,
    CHOOSE,
    DECLINE,
    DONE,
    DROP,
    GO,
    OFFER,
    ROB,
    ROB_PLAYER,
    ROLL,
    SELL_LOOT,
    STUDY,
    TUNNEL,
    Phase,
    Position,
    has_boat,
    home_at,
    place_at,
    steps_to,
)
from .ways import TILES, TWIN

ROUNDS_AHEAD = 1  # that a playout of `rollout` looks
OFFERS_A_TURN = 1  # that a bot makes; people would tire of more
WON = 100.0
DOUBT = 3.0  # a hundred tiles are too many for a few playouts each


# Greedy: the nearest thing first.


@rule
def greedy(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Buy for the nearest missing target, and always rob the richest thing in reach."""
    if p.phase == Phase.CHOOSING:
        return CHOOSE + free_character(p, rng)
    if p.phase == Phase.ASKED:
        bargain = list_price(p, seat, True) > list_price(p, seat, False)
        return ACCEPT if bargain else DECLINE
    if p.phase == Phase.OFFERING:
        return DROP
    loot = loot_to_sell(p, seat)
    if loot != NOBODY:
        return SELL_LOOT + loot
    target = _nearest_target(p, seat)
    if p.phase == Phase.READY:
        return _greedy_deal(p, seat, target)
    if p.phase == Phase.MOVING:
        return GO + _greedy_tile(p, seat, target)
    return ROB if refused_robbery(p) == Reason.LEGAL else DONE


@rule
def _nearest_target(p: Position, seat: int) -> int:
    best = NOBODY
    fewest = 0.0
    for place in range(PLACES):
        if is_wanted(p, seat, place):
            turns = turns_to(p, seat, place, p.tile[seat])
            if best == NOBODY or turns < fewest:
                best = place
                fewest = turns
    return best


@rule
def _greedy_deal(p: Position, seat: int, target: int) -> int:
    purchase = next_purchase(p, seat, target)
    if purchase != NOBODY:
        return purchase
    lesson = next_lesson(p, seat, target)
    return STUDY + lesson if lesson != NOBODY else ROLL


@rule
def _greedy_tile(p: Position, seat: int, target: int) -> int:
    """The target if its job is ready, else the house that pays most, else the way there."""
    is_ready = refused_job(p, seat, target) == Reason.LEGAL
    best = p.tile[seat]
    most = -1000.0
    for tile in range(TILES):
        if steps_to(p, seat, tile) <= p.rolled:
            worth = -turns_to(p, seat, target, tile)
            home = home_at(tile)
            if is_ready and place_at(tile) == target:
                worth = 2.0 * MANSION_PAYS
            elif home != NOBODY and p.owner[home] != seat:
                worth += home_pays(home)
            if worth > most:
                best = tile
                most = worth
    return best


# Sensible: expected turns.


@rule
def sensible(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Plan the job that takes the fewest turns; trade, learn, buy, walk and rob for it."""
    if p.phase == Phase.CHOOSING:
        return CHOOSE + free_character(p, rng)
    if p.phase == Phase.ASKED:
        return ACCEPT if is_fair(p) else DECLINE
    if p.phase == Phase.OFFERING:
        return next_step(p, seat)
    loot = loot_to_sell(p, seat)
    if loot != NOBODY:
        return SELL_LOOT + loot
    goal = best_target(p, seat)
    if p.phase == Phase.READY:
        return _prepare(p, seat, goal)
    need = money_need(p, seat, goal)
    weigh_goals(p, seat, need, found)
    if p.phase == Phase.MOVING:
        return GO + _best_tile(p, seat, need, found)
    return _at_tile(p, seat, need, found)


@rule
def _prepare(p: Position, seat: int, goal: int) -> int:
    """Before the roll: a trade, a lesson, a boat.  All else is bought on the spot."""
    if p.offers < OFFERS_A_TURN:
        offer = _trade(p, seat)
        if offer != NOBODY:
            return offer
    lesson = next_lesson(p, seat, goal)
    if lesson != NOBODY:
        return STUDY + lesson
    has_money = p.money[seat] >= VEHICLE_PRICES[BOAT] + price_of(p, seat, goal)
    return BUY_VEHICLE + BOAT if has_money and has_boat(p, seat) == 0 else ROLL


@rule
def _trade(p: Position, seat: int) -> int:
    """Begin the best deal; a card that is to be sold is bought first."""
    wanted = best_deal(p, seat)
    if wanted == NOBODY:
        return NOBODY
    field = field_of(wanted)
    if is_sale_of(wanted) == 1 and p.hand[seat * FIELDS + field] == 0:
        return BUY + field if refused_card(p, field) == Reason.LEGAL else NOBODY
    return OFFER + partner_of(wanted)


@rule
def _best_tile(p: Position, seat: int, need: float, goals: list[int]) -> int:
    """Where the turns to come are fewest, what can be robbed there being counted."""
    best = p.tile[seat]
    most = -NEVER
    for tile in range(TILES):
        if steps_to(p, seat, tile) <= p.rolled:
            worth = robbery_worth(p, seat, tile, need, goals) - _turns_after(p, seat, tile, goals)
            if worth > most:
                best = tile
                most = worth
    return best


@rule
def _turns_after(p: Position, seat: int, tile: int, goals: list[int]) -> float:
    """Turns to come after landing on a tile, which may be a manhole."""
    there = turns_from(p, seat, int(TWIN[tile]), goals)
    return min(turns_from(p, seat, tile, goals), there)


@rule
def _at_tile(p: Position, seat: int, need: float, goals: list[int]) -> int:
    """After the move: take the tunnel if that is nearer, or buy for the job and rob."""
    tile = p.tile[seat]
    if p.phase == Phase.LANDED:
        if _turns_after(p, seat, tile, goals) < turns_from(p, seat, tile, goals):
            return TUNNEL
    if p.phase == Phase.ROBBED:
        return DONE
    if robbery_worth(p, seat, tile, need, goals) > 0:
        purchase = NOBODY
        if place_at(tile) != NOBODY:
            purchase = next_purchase(p, seat, place_at(tile))
        return ROB if purchase == NOBODY else purchase
    for prey in range(p.seats):
        if refused_player(p, prey) == Reason.LEGAL and prey_worth(p, seat, prey, need, goals) > 0:
            return ROB_PLAYER + prey
    return DONE


# What both do.


@rule
def free_character(p: Position, rng: Rng) -> int:
    """Any that is free, each equally likely."""
    while True:
        character = below(rng, FIELDS)
        is_free = True
        for seat in range(p.seats):
            if p.character[seat] == character:
                is_free = False
        if is_free:
            return character


@rule
def loot_to_sell(p: Position, seat: int) -> int:
    for place in range(PLACES):
        if p.loot[seat * PLACES + place] > 0:
            return place
    return NOBODY


@rule
def next_purchase(p: Position, seat: int, place: int) -> int:
    """A move that buys something the job needs; NOBODY: nothing can be bought."""
    for field in range(FIELDS):
        if lacks(p, seat, place, field) and refused_card(p, field) == Reason.LEGAL:
            return BUY + field
    lacking = JOB_VEHICLES[place] & ~int(p.vehicles[seat])
    for vehicle in range(VEHICLES):
        if lacking >> vehicle & 1 and p.money[seat] >= VEHICLE_PRICES[vehicle]:
            return BUY_VEHICLE + vehicle
    return NOBODY


@rule
def next_lesson(p: Position, seat: int, place: int) -> int:
    """A field of the job that can be learnt now; NOBODY: none."""
    for field in range(FIELDS):
        if lacks(p, seat, place, field) and refused_lesson(p, field) == Reason.LEGAL:
            return field
    return NOBODY


@rule
def horizon(p: Position) -> int:
    """A playout ends with a round: moves that end the turn are compared where all others are, or
    everyone has one turn more.  Counted from the turn, the next player's would speak against them.
    """
    rounds = (int(p.turn_number) - 1) // int(p.seats)
    return (rounds + 1 + ROUNDS_AHEAD) * int(p.seats)


@rule
def doubt() -> float:
    return DOUBT


@rule
def prospect(p: Position, seat: int, seats: int) -> float:
    """How well a seat stands when a playout ends: turns ahead of the best other."""
    if p.phase == Phase.OVER:
        return WON if int(p.contenders) >> seat & 1 else -WON
    best_other = 1000.0
    for other in range(seats):
        if other != seat:
            best_other = min(best_other, turns_left(p, other))
    return best_other - turns_left(p, seat)
