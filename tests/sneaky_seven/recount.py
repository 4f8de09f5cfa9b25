"""Whole games in compiled code, with every dollar and every card recounted after every move.

The payments are told here a second time, from the move and the position before it alone, and each
purse is kept twice: as the rules keep it, and by these payments.
"""

from __future__ import annotations

from typing import Any

from foxden.core.chance import Rng, below
from foxden.core.game import CHANCE, NOBODY
from foxden.core.rule import rule
from foxden.games.sneaky_seven.components import FIELDS, IS_BUSINESS
from foxden.games.sneaky_seven.players import greedy
from foxden.games.sneaky_seven.rules import play, turn
from foxden.games.sneaky_seven.table import (
    ACCEPT,
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
# Payments that are counted, to know that the games held them all.
MARKET, LESSON, BANK_HOUSE, BUSINESS, SAFE_HOUSE, PERSON, TRADE = range(7)
KINDS = 7


@rule
def guards(p: Any, seat: int) -> int:
    count = 0
    for field in range(FIELDS):
        count += p.laid[seat * FIELDS + field]
    return count


@rule
def victim(p: Any) -> int:
    """Who pays for the robbery that is on; NOBODY: the bank, or there is nothing to pay."""
    if p.prey >= 0:
        return int(p.prey)
    home = home_at(p.tile[p.player])
    return NOBODY if home == NOBODY else int(p.owner[home])


@rule
def price(p: Any) -> int:
    """Of the robbery that is on, if it succeeds."""
    if p.prey >= 0:
        return 100
    place, home = place_at(p.tile[p.player]), home_at(p.tile[p.player])
    if place != NOBODY:
        return 400 if IS_BUSINESS[place] else 0
    return 100 if home < HOUSES else 200


@rule
def succeeds(p: Any, move: int) -> bool:
    """The last danger roll: one of the thief's own, and one for each laid card."""
    if move != NO_SHIELD:
        return False
    left = 0 if victim(p) == NOBODY else guards(p, victim(p))
    return left == (0 if p.danger_rolls == 0 else 1)


@rule
def market_pays(p: Any, move: int) -> int:
    """What the bank pays (or, below 0, gets) for a move that is no robbery."""
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
    return -100 if STUDY <= move < OFFER else 0


@rule
def note(p: Any, move: int, purses: Any, paid: Any) -> None:
    """Change the purses by all that a move pays."""
    amount = market_pays(p, move)
    purses[p.player] += amount
    if amount != 0:
        paid[LESSON if STUDY <= move < OFFER else MARKET] += 1
    if move == ACCEPT:
        purses[p.player] += p.get_money - p.give_money
        purses[p.partner] += p.give_money - p.get_money
        paid[TRADE] += 1
    if succeeds(p, move):
        note_robbery(p, purses, paid)


@rule
def note_robbery(p: Any, purses: Any, paid: Any) -> None:
    payer = victim(p)
    if payer == NOBODY:
        purses[p.player] += price(p)
        is_home = home_at(p.tile[p.player]) != NOBODY
        paid[BANK_HOUSE if is_home else BUSINESS] += 1 if price(p) > 0 else 0
        return
    amount = min(price(p), purses[payer])
    purses[p.player] += amount
    purses[payer] -= amount
    paid[PERSON if p.prey >= 0 else SAFE_HOUSE] += 1


@rule
def complaint(p: Any, purses: Any) -> int:
    for seat in range(p.seats):
        if p.money[seat] != purses[seat]:
            return MONEY_LOST
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
def any_move(p: Any, seat: int, rng: Rng, found: Any) -> int:
    """Mostly for gain, so that places are robbed; else anything, so that offers are made."""
    if p.phase == Phase.OFFERING or below(rng, 4) == 0:
        return random_move(p, seat, rng, found)
    return greedy(p, seat, rng, found)


@rule
def recounted_games(
    start: Any, table: Any, games: int, rng: Rng, found: Any, purses: Any, paid: Any
) -> int:
    """Play games; the first complaint, or GOOD.  ``paid`` counts the payments of each kind."""
    for _ in range(games):
        table[0] = start[0]
        p = table[0]
        purses[:] = 0
        owing = turn(p)
        while owing:
            seat = next_seat(owing, rng)
            is_chance = seat == CHANCE
            move = chance_move(p, rng, found) if is_chance else any_move(p, seat, rng, found)
            note(p, move, purses, paid)
            play(p, seat, move)
            wrong = complaint(p, purses)
            if wrong != GOOD:
                return wrong
            owing = turn(p)
    return GOOD
