"""Moves that might be legal, found without asking about the whole move space.

Nothing here decides anything: ``refusal`` does.  What a seat plainly lacks is left out.
"""

from __future__ import annotations

from foxden.core.game import CHANCE
from foxden.core.rule import rule

from .components import AMOUNTS, FARTHEST, FIELDS, PLACES, VEHICLES
from .table import (
    ACCEPT,
    BUY,
    BUY_VEHICLE,
    CHOOSE,
    DONE,
    DROP,
    FACE,
    GET,
    GIVE,
    GO,
    MAKE,
    MONEY_ITEM,
    NO_SHIELD,
    OFFER,
    PROTECT,
    ROB,
    ROB_PLAYER,
    ROLL,
    SELL,
    SELL_LOOT,
    STARTING_DIE,
    STUDY,
    TIME_IS_UP,
    TUNNEL,
    Phase,
    Position,
    has_landed,
    knows,
    steps_to,
)
from .trade import held
from .ways import FIRST_IN_ROW, ROW, ROWS


@rule
def span(first: int, count: int, found: list[int]) -> int:
    for k in range(count):
        found[k] = first + k
    return count


@rule
def outcomes(p: Position, found: list[int]) -> int:
    """What the table might do."""
    if p.phase == Phase.FIRST or p.phase == Phase.TIE:
        return span(FACE, STARTING_DIE, found)
    if p.phase == Phase.STARTING:
        return span(FACE, PLACES, found)
    if p.phase == Phase.ROLLING:
        return span(FACE, FARTHEST, found)
    if p.phase == Phase.DANGER:
        return span(NO_SHIELD, 2, found)
    return span(TIME_IS_UP, 1, found)


@rule
def choices(p: Position, seat: int, found: list[int]) -> int:
    """What a seat might do."""
    if seat == CHANCE:
        return outcomes(p, found)
    if p.phase == Phase.CHOOSING:
        return span(CHOOSE, FIELDS, found)
    if p.phase == Phase.ASKED:
        return span(ACCEPT, 2, found)
    if p.phase == Phase.OFFERING:
        return _items(p, found)
    count = _market(p, seat, found)
    if p.phase == Phase.READY:
        return _before_rolling(p, seat, found, count)
    if p.phase == Phase.MOVING:
        return _destinations(p, seat, found, count)
    return _after_landing(p, found, count)


@rule
def _market(p: Position, seat: int, found: list[int]) -> int:
    count = 0
    for field in range(FIELDS):
        if knows(p, seat, field):
            found[count] = BUY + field
            count += 1
        if p.hand[seat * FIELDS + field] > 0:
            found[count] = SELL + field
            found[count + 1] = PROTECT + field
            count += 2
    for vehicle in range(VEHICLES):
        if int(p.vehicles[seat]) >> vehicle & 1 == 0:
            found[count] = BUY_VEHICLE + vehicle
            count += 1
    for place in range(PLACES):
        if p.loot[seat * PLACES + place] > 0:
            found[count] = SELL_LOOT + place
            count += 1
    for other in range(p.seats):
        found[count] = OFFER + other
        count += 1
    return count


@rule
def _before_rolling(p: Position, seat: int, found: list[int], count: int) -> int:
    found[count] = ROLL
    count += 1
    for field in range(FIELDS):
        if not knows(p, seat, field):
            found[count] = STUDY + field
            count += 1
    return count


@rule
def _destinations(p: Position, seat: int, found: list[int], count: int) -> int:
    row = int(ROW[p.tile[seat]])
    first = FIRST_IN_ROW[max(0, row - p.rolled)]
    last = FIRST_IN_ROW[min(ROWS, row + p.rolled + 1)]
    for tile in range(first, last):
        if steps_to(p, seat, tile) <= p.rolled:
            found[count] = GO + tile
            count += 1
    return count


@rule
def _after_landing(p: Position, found: list[int], count: int) -> int:
    found[count] = DONE
    count += 1
    if has_landed(p):
        found[count] = TUNNEL
        found[count + 1] = ROB
        count += 2
        for prey in range(p.seats):
            found[count] = ROB_PLAYER + prey
            count += 1
    return count


@rule
def _items(p: Position, found: list[int]) -> int:
    found[0] = MAKE
    found[1] = DROP
    count = 2
    for thing in range(MONEY_ITEM):
        if held(p, p.player, thing) > p.give[thing]:
            found[count] = GIVE + thing
            count += 1
        if held(p, p.partner, thing) > p.get[thing]:
            found[count] = GET + thing
            count += 1
    for amount in range(len(AMOUNTS)):
        found[count] = GIVE + MONEY_ITEM + amount
        found[count + 1] = GET + MONEY_ITEM + amount
        count += 2
    return count
