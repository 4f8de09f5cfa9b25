"""Offers: built item by item, made whole, accepted or declined."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import AMOUNTS, FIELDS, OFFERS, PLACES
from .reasons import Reason
from .table import LOOT_ITEM, MONEY_ITEM, Phase, Position


@rule
def refused_partner(p: Position, partner: int) -> int:
    """C39, C42. Any other player; three offers a turn."""
    if partner >= p.seats:
        return Reason.NO_SUCH_SEAT
    if partner == p.player:
        return Reason.OFFER_TO_YOURSELF
    return Reason.NO_OFFERS_LEFT if p.offers == OFFERS else Reason.LEGAL


@rule
def begin_offer(p: Position, partner: int) -> None:
    p.partner = partner
    p.offers += 1
    p.back_to = p.phase
    p.phase = Phase.OFFERING


@rule
def held(p: Position, seat: int, thing: int) -> int:
    """How many of a card or loot card a seat could hand over; laid cards don't count (C29)."""
    if thing < LOOT_ITEM:
        return int(p.hand[seat * FIELDS + thing])
    return int(p.loot[seat * PLACES + thing - LOOT_ITEM])


@rule
def refused_giving(p: Position, thing: int) -> int:
    """C40. Only what the player has."""
    if thing >= MONEY_ITEM:
        wanted = p.give_money + AMOUNTS[thing - MONEY_ITEM]
        return Reason.LEGAL if wanted <= p.money[p.player] else Reason.NOT_ENOUGH_MONEY
    if p.give[thing] < held(p, p.player, thing):
        return Reason.LEGAL
    return Reason.NO_SUCH_CARD if thing < LOOT_ITEM else Reason.NO_SUCH_LOOT


@rule
def refused_getting(p: Position, thing: int) -> int:
    """C40. Only what the other has."""
    if thing >= MONEY_ITEM:
        wanted = p.get_money + AMOUNTS[thing - MONEY_ITEM]
        return Reason.LEGAL if wanted <= p.money[p.partner] else Reason.THEY_LACK_MONEY
    if p.get[thing] < held(p, p.partner, thing):
        return Reason.LEGAL
    return Reason.THEY_LACK_CARD if thing < LOOT_ITEM else Reason.THEY_LACK_LOOT


@rule
def add_giving(p: Position, thing: int) -> None:
    if thing >= MONEY_ITEM:
        p.give_money += AMOUNTS[thing - MONEY_ITEM]
    else:
        p.give[thing] += 1


@rule
def add_getting(p: Position, thing: int) -> None:
    if thing >= MONEY_ITEM:
        p.get_money += AMOUNTS[thing - MONEY_ITEM]
    else:
        p.get[thing] += 1


@rule
def is_empty(p: Position) -> bool:
    for thing in range(MONEY_ITEM):
        if p.give[thing] > 0 or p.get[thing] > 0:
            return False
    return p.give_money == 0 and p.get_money == 0


@rule
def make_offer(p: Position) -> None:
    p.phase = Phase.ASKED


@rule
def close_offer(p: Position) -> None:
    """C42. Dropped, declined or done: the turn goes on where it was."""
    p.phase = p.back_to
    p.back_to = 0
    p.partner = NOBODY
    p.give_money = 0
    p.get_money = 0
    for thing in range(MONEY_ITEM):
        p.give[thing] = 0
        p.get[thing] = 0


@rule
def accept_offer(p: Position) -> None:
    """C41. Everything changes hands at once."""
    for thing in range(MONEY_ITEM):
        _hand_over(p, p.player, p.partner, thing, p.give[thing])
        _hand_over(p, p.partner, p.player, thing, p.get[thing])
    p.money[p.player] += p.get_money - p.give_money
    p.money[p.partner] += p.give_money - p.get_money
    close_offer(p)


@rule
def decline_offer(p: Position) -> None:
    """C41. Nothing changes hands; no rule asks, but players remember who said no."""
    p.declined[p.partner] = p.turn_number
    close_offer(p)


@rule
def _hand_over(p: Position, giver: int, taker: int, thing: int, count: int) -> None:
    if thing < LOOT_ITEM:
        p.hand[giver * FIELDS + thing] -= count
        p.hand[taker * FIELDS + thing] += count
    else:
        p.loot[giver * PLACES + thing - LOOT_ITEM] -= count
        p.loot[taker * PLACES + thing - LOOT_ITEM] += count
