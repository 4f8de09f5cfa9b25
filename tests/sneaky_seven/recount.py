"""Random games in compiled code, with every dollar and every card recounted after every move.

The payments are told here a second time, from the move and the position before it alone.
"""

from __future__ import annotations

from typing import Any

from foxden.core.chance import Rng
from foxden.core.game import CHANCE
from foxden.core.rule import rule
from foxden.games.sneaky_seven.components import FIELDS, IS_BUSINESS, PLACES
from foxden.games.sneaky_seven.rules import play, turn
from foxden.games.sneaky_seven.table import (
    BUY,
    BUY_VEHICLE,
    NO_SHIELD,
    OFFER,
    PROTECT,
    SELL,
    SELL_LOOT,
    STUDY,
    Phase,
    home_at,
    place_at,
)
from foxden.players.drivers import chance_move, next_seat, random_move

GOOD, MONEY_LOST, IN_DEBT, CARD_LOST = 0, 1, 2, 3
HOUSES = 24


@rule
def total_money(p: Any) -> int:
    total = 0
    for seat in range(p.seats):
        total += p.money[seat]
    return total


@rule
def guards(p: Any, seat: int) -> int:
    count = 0
    for field in range(FIELDS):
        count += p.laid[seat * FIELDS + field]
    return count


@rule
def bank_pays(p: Any, move: int) -> int:
    """What the bank pays (or, below 0, gets) for a move."""
    if p.phase == Phase.STARTING:
        return 500 + 50 * ((int(p.player) - int(p.first)) % int(p.seats))
    if BUY <= move < BUY_VEHICLE:
        return -100
    if BUY_VEHICLE <= move < SELL:
        return -250 * (move - BUY_VEHICLE + 1)
    if SELL <= move < SELL_LOOT:
        return 50
    if SELL_LOOT <= move < PROTECT:
        return 200
    if STUDY <= move < OFFER:
        return -100
    return robbery_pays(p) if move == NO_SHIELD else 0


@rule
def robbery_pays(p: Any) -> int:
    if p.prey >= 0:
        return 0
    tile = p.tile[p.player]
    place = place_at(tile)
    if 0 <= place < PLACES:
        return 400 if IS_BUSINESS[place] else 0
    home = home_at(tile)
    if p.owner[home] >= 0:
        return 0
    return 100 if home < HOUSES else 200


@rule
def complaint(p: Any, money: int) -> int:
    if total_money(p) != money:
        return MONEY_LOST
    for seat in range(p.seats):
        if p.money[seat] < 0:
            return IN_DEBT
    for field in range(FIELDS):
        cards = int(p.deck[field])
        for seat in range(p.seats):
            held = p.hand[seat * FIELDS + field]
            if held < 0:
                return CARD_LOST
            cards += held + p.laid[seat * FIELDS + field]
        if cards != 10 or p.deck[field] < 0:
            return CARD_LOST
    return GOOD


@rule
def recounted_games(start: Any, table: Any, games: int, rng: Rng, found: Any) -> int:
    """Play random games; the first complaint, or GOOD."""
    for _ in range(games):
        table[0] = start[0]
        p = table[0]
        money = 0
        owing = turn(p)
        while owing:
            seat = next_seat(owing, rng)
            is_chance = seat == CHANCE
            move = chance_move(p, rng, found) if is_chance else random_move(p, seat, rng, found)
            money += bank_pays(p, move)
            play(p, seat, move)
            wrong = complaint(p, money)
            if wrong != GOOD:
                return wrong
            owing = turn(p)
    return GOOD
