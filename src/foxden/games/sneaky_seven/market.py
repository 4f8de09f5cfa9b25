"""The Black Market and the Thief School: cards, vehicles, loot, protection, education chips."""

from __future__ import annotations

from foxden.core.rule import rule

from .components import (
    CARD_PRICE,
    CARD_RESALE,
    FIELDS,
    LOOT_RESALE,
    PLACES,
    TUITION,
    VEHICLE_PRICES,
)
from .reasons import Reason
from .rounds import end_turn
from .table import Phase, Position, knows


@rule
def refused_card(p: Position, field: int) -> int:
    """C32. Only in the own fields, while the deck lasts."""
    if not knows(p, p.player, field):
        return Reason.NOT_YOUR_FIELD
    if p.deck[field] == 0:
        return Reason.DECK_EMPTY
    return Reason.NOT_ENOUGH_MONEY if p.money[p.player] < CARD_PRICE else Reason.LEGAL


@rule
def buy_card(p: Position, field: int) -> None:
    p.money[p.player] -= CARD_PRICE
    take_card(p, p.player, field)


@rule
def take_card(p: Position, seat: int, field: int) -> None:
    p.deck[field] -= 1
    p.hand[seat * FIELDS + field] += 1


@rule
def refused_vehicle(p: Position, vehicle: int) -> int:
    """C35. One of each kind."""
    if int(p.vehicles[p.player]) >> vehicle & 1:
        return Reason.OWNED_ALREADY
    if p.money[p.player] < VEHICLE_PRICES[vehicle]:
        return Reason.NOT_ENOUGH_MONEY
    return Reason.LEGAL


@rule
def buy_vehicle(p: Position, vehicle: int) -> None:
    p.money[p.player] -= VEHICLE_PRICES[vehicle]
    p.vehicles[p.player] |= 1 << vehicle


@rule
def refused_use(p: Position, field: int) -> int:
    """C29, C33. A card in hand, to be sold or laid out."""
    held = p.hand[p.player * FIELDS + field]
    return Reason.NO_SUCH_CARD if held == 0 else Reason.LEGAL


@rule
def sell_card(p: Position, field: int) -> None:
    """C33. It goes under its deck."""
    p.hand[p.player * FIELDS + field] -= 1
    p.deck[field] += 1
    p.money[p.player] += CARD_RESALE


@rule
def refused_loot(p: Position, place: int) -> int:
    held = p.loot[p.player * PLACES + place]
    return Reason.NO_SUCH_LOOT if held == 0 else Reason.LEGAL


@rule
def sell_loot(p: Position, place: int) -> None:
    """C34. The token stays on the bingo board."""
    p.loot[p.player * PLACES + place] -= 1
    p.money[p.player] += LOOT_RESALE


@rule
def protect(p: Position, field: int) -> None:
    """C27, C29. Face up, and never back into the hand."""
    p.hand[p.player * FIELDS + field] -= 1
    p.laid[p.player * FIELDS + field] += 1


@rule
def refused_lesson(p: Position, field: int) -> int:
    """C36, C38. Instead of moving; not twice; not for who has robbed the school."""
    if p.phase != Phase.READY:
        return Reason.ONLY_INSTEAD_OF_MOVING
    if int(p.expelled) >> p.player & 1:
        return Reason.EXPELLED
    if knows(p, p.player, field):
        return Reason.KNOWN_ALREADY
    return Reason.NOT_ENOUGH_MONEY if p.money[p.player] < TUITION else Reason.LEGAL


@rule
def study(p: Position, field: int) -> None:
    """C36, C37. The turn is over; then the chip, and a card if there is one."""
    p.money[p.player] -= TUITION
    p.chips[p.player] |= 1 << field
    if p.deck[field] > 0:
        take_card(p, p.player, field)
    end_turn(p)
