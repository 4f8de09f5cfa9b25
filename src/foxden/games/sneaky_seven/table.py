"""What lies on the table of Sneaky Seven: the position, and how moves name things.

Tiles, houses and places are numbered by the map (``ways.py``), fields, vehicles and places by
``components.toml``.  What every seat has several kinds of lies in one array, seat after seat:
``p.hand[seat * FIELDS + field]``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from foxden.core.game import MOST_SEATS, NOBODY
from foxden.core.position import Big, Count, SeatSet, Small, position
from foxden.core.rule import rule

from .components import AMOUNTS, BOAT, COUNT_OF, FARTHEST, FIELDS, PLACES, VEHICLES
from .ways import FIRST_HOME, GOAL_AT, HOMES, TILES, sail, walk

SEATS = range(2, MOST_SEATS + 1)
STARTING_DIE = 6  # faces
ITEMS = FIELDS + PLACES + len(AMOUNTS)  # what an offer can hold: a card, loot, an amount of money

# Moves.  The table: the clock, a die's face (d6, d12, d20), a danger die.  Seats: the rest.
TIME_IS_UP = 0
FACE = TIME_IS_UP + 1
NO_SHIELD = FACE + FARTHEST
SHIELD = NO_SHIELD + 1
CHOOSE = SHIELD + 1
ROLL = CHOOSE + FIELDS
GO = ROLL + 1
TUNNEL = GO + TILES
ROB = TUNNEL + 1
ROB_PLAYER = ROB + 1
DONE = ROB_PLAYER + MOST_SEATS
BUY = DONE + 1
BUY_VEHICLE = BUY + FIELDS
SELL = BUY_VEHICLE + VEHICLES
SELL_LOOT = SELL + FIELDS
PROTECT = SELL_LOOT + PLACES
STUDY = PROTECT + FIELDS
OFFER = STUDY + FIELDS
GIVE = OFFER + MOST_SEATS
GET = GIVE + ITEMS
MAKE = GET + ITEMS
DROP = MAKE + 1
ACCEPT = DROP + 1
DECLINE = ACCEPT + 1
MOVES = DECLINE + 1

# Items of an offer.
LOOT_ITEM = FIELDS
MONEY_ITEM = LOOT_ITEM + PLACES


class Phase(IntEnum):
    FIRST = 0  # a d6 each: who begins
    CHOOSING = 1  # a character
    STARTING = 2  # the d12: where
    READY = 3  # before the roll
    ROLLING = 4  # the d20
    MOVING = 5
    LANDED = 6
    SURFACED = 7  # out of the catacombs
    DANGER = 8
    ROBBED = 9
    OFFERING = 10  # an offer is being built
    ASKED = 11  # someone owes an answer to it
    TIE = 12  # a d6 each: who wins
    OVER = 13


@position
class Position:
    seats: Small
    phase: Small
    player: Small  # whose turn it is, or who rolls a d6
    first: Small  # who began; NOBODY before that is known
    turn_number: Count  # of the whole game, from 1
    rounds: Count  # finished ones
    round_limit: Count
    is_timed: Small  # 1: the table has a clock
    time_is_up: Small  # 1: this turn is the last
    contenders: SeatSet  # who still rolls for the start, or for the win
    die: Annotated[list[int], ("i1", MOST_SEATS)]  # the d6 of each contender
    rolled: Small  # the d20 of this turn
    prey: Small  # who is being robbed in person; NOBODY: the building here
    danger_rolls: Small  # of this robbery, so far
    character: Annotated[list[int], ("i1", MOST_SEATS)]  # by its field; NOBODY: not chosen yet
    tile: Annotated[list[int], ("i2", MOST_SEATS)]
    money: Annotated[list[int], ("i4", MOST_SEATS)]
    chips: Annotated[list[int], ("u1", MOST_SEATS)]  # fields studied, as bits
    vehicles: Annotated[list[int], ("u1", MOST_SEATS)]  # as bits
    tokens: Annotated[list[int], ("i2", MOST_SEATS)]  # places on the bingo board, as bits
    expelled: SeatSet  # who has robbed the school
    hand: Annotated[list[int], ("i1", MOST_SEATS * FIELDS)]
    laid: Annotated[list[int], ("i1", MOST_SEATS * FIELDS)]  # face up, for protection
    deck: Annotated[list[int], ("i1", FIELDS)]
    loot: Annotated[list[int], ("i2", MOST_SEATS * PLACES)]
    owner: Annotated[list[int], ("i1", HOMES)]  # of the safe houses; NOBODY: not robbed yet
    offers: Small  # of this turn, dropped ones too
    partner: Small  # who the offer is for; NOBODY: there is none
    back_to: Small  # the phase in which it was begun
    give: Annotated[list[int], ("i2", MONEY_ITEM)]  # cards and loot
    get: Annotated[list[int], ("i2", MONEY_ITEM)]
    give_money: Big
    get_money: Big
    declined: Annotated[list[int], ("i2", MOST_SEATS)]  # the turn of each seat's last no; 0: none


# Looking at the table.


@rule
def has_landed(p: Position) -> bool:
    return p.phase == Phase.LANDED or p.phase == Phase.SURFACED


@rule
def knows(p: Position, seat: int, field: int) -> bool:
    """C32. By trade or by an education chip."""
    return p.character[seat] == field or p.chips[seat] >> field & 1 == 1


@rule
def has_boat(p: Position, seat: int) -> int:
    return int(p.vehicles[seat]) >> BOAT & 1


@rule
def steps_to(p: Position, seat: int, tile: int) -> int:
    """C11, C12. Tiles from where a seat stands."""
    start = int(p.tile[seat])
    return sail(start, tile) if has_boat(p, seat) == 1 else walk(start, tile)


@rule
def has_token(p: Position, seat: int, place: int) -> bool:
    return int(p.tokens[seat]) >> place & 1 == 1


@rule
def token_count(p: Position, seat: int) -> int:
    return int(COUNT_OF[p.tokens[seat]])


@rule
def place_at(tile: int) -> int:
    """The place whose entrance a tile is; NOBODY: none."""
    goal = int(GOAL_AT[tile])
    return goal if 0 <= goal < FIRST_HOME else NOBODY


@rule
def home_at(tile: int) -> int:
    """The house or mansion whose driveway ends on a tile; NOBODY: none."""
    goal = int(GOAL_AT[tile])
    return goal - FIRST_HOME if goal >= FIRST_HOME else NOBODY


@rule
def laid_cards(p: Position, seat: int) -> int:
    count = 0
    for field in range(FIELDS):
        count += p.laid[seat * FIELDS + field]
    return count
