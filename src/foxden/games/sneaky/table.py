"""What lies on the table of Sneaky: cards, dice, places, and how moves name them.

A *place* is where a card can lie open: three in the centre, then one for each stack.  With three or
four players every seat has one stack; with two, each has a stack of 2s and a stack of 3s.

    place   0         1         2         3      4      5      6
    2 seats centre 1  centre 2  centre 3  A's 2s A's 3s B's 2s B's 3s
    3, 4    centre 1  centre 2  centre 3  A      B      C      D
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from foxden.core.game import NOBODY
from foxden.core.position import Small, position
from foxden.core.rule import rule

from .components import BANDITS, FACES

SEATS = range(2, 5)
CENTRE = 3  # C6, C38: bandits in the centre
STACKS = 4
PLACES = CENTRE + STACKS
NO_CARD = 0
NO_PLACE = -1
KINDS = FACES * 4  # a card is its colour and, in the two low bits, its value: none has value 0
TALLEST = BANDITS - FACES  # each colour has a 1, and 1s never lie on a stack

# Moves.  Chance: who starts, a die's face, a card of the pile.  Seats: the rest.
STARTS = 0
FACE = STARTS + SEATS[-1]
DEAL = FACE + FACES
PLACE = DEAL + KINDS
ROLL = PLACE + FACES * 8  # the place in the three low bits
STOP = ROLL + 1
TOP = STOP + 1
MOVES = TOP + PLACES


class Phase(IntEnum):
    DISPLAY = 0  # the first three bandits are drawn
    FIRST = 1  # who starts
    ROLLING = 2
    PLACING = 3
    TOPPING = 4  # which captured card lies on top
    REFILLING = 5
    OVER = 6


@position
class Position:
    seats: Small
    phase: Small
    player: Small  # whose turn it is; NOBODY before the first
    turn_number: Annotated[int, "i2"]  # of the whole game, from 1
    last_turns: Small  # turns left in the last round; 0 before it, and after it
    to_roll: Small  # dice of this throw that still roll
    placed: Small  # dice placed since the last throw
    dice: Annotated[list[int], ("i1", FACES)]  # in hand, by colour
    on_card: Annotated[list[int], ("i1", PLACES)]  # dice on the card of each place
    open_card: Annotated[list[int], ("i1", PLACES)]  # in the centre and on top of the stacks
    under: Annotated[list[int], ("i1", STACKS * TALLEST)]  # below the top cards, from the bottom up
    depth: Annotated[list[int], ("i1", STACKS)]  # how many that are, for each stack
    topmost: Annotated[list[int], ("i1", 2)]  # place of the chosen top card, for each own stack
    secured: Annotated[list[int], ("i1", SEATS[-1] * FACES)]  # 1s face down, by seat and colour
    handcuffs: Annotated[list[int], ("i1", SEATS[-1])]
    pile: Annotated[list[int], ("i1", KINDS)]  # bandits not drawn yet, by kind
    pile_size: Small  # their sum, which is asked for at every draw


# What a move is.


@rule
def card(colour: int, value: int) -> int:
    """A kind of bandit as a number; 0 is no card."""
    return colour << 2 | value


@rule
def colour_of(card: int) -> int:
    return card >> 2


@rule
def value_of(card: int) -> int:
    return card & 3


@rule
def placing(colour: int, place: int) -> int:
    return PLACE + (colour << 3 | place)


@rule
def placed_colour(move: int) -> int:
    return (move - PLACE) >> 3


@rule
def placed_place(move: int) -> int:
    return (move - PLACE) & 7


# Looking at the table.


@rule
def owner_of(p: Position, place: int) -> int:
    """The seat whose stack a place is; NOBODY for the centre."""
    if place < CENTRE:
        return NOBODY
    return (place - CENTRE) // 2 if p.seats == 2 else place - CENTRE


@rule
def is_open(p: Position, place: int) -> bool:
    """C40, C42. A card lies there, and it is not the player's own."""
    return p.open_card[place] != NO_CARD and owner_of(p, place) != p.player


@rule
def is_full(p: Position, place: int) -> bool:
    """C3, C21. As many dice as the card's value."""
    return p.on_card[place] == value_of(p.open_card[place])


@rule
def takes(p: Position, place: int, colour: int) -> bool:
    """C12, C21. An open card of this colour with room for a die."""
    if not is_open(p, place):
        return False
    return colour_of(p.open_card[place]) == colour and not is_full(p, place)


@rule
def is_captured(p: Position, place: int) -> bool:
    """C24. Completely filled."""
    return is_open(p, place) and is_full(p, place)


@rule
def dice_in_hand(p: Position) -> int:
    total = 0
    for colour in range(FACES):
        total += p.dice[colour]
    return total


@rule
def centre_is_empty(p: Position) -> bool:
    return p.open_card[0] == NO_CARD and p.open_card[1] == NO_CARD and p.open_card[2] == NO_CARD


@rule
def bandit_points(p: Position, seat: int) -> int:
    points = 0
    for colour in range(FACES):
        points += p.secured[seat * FACES + colour]
    for stack in range(STACKS):
        if owner_of(p, CENTRE + stack) == seat:
            points += value_of(p.open_card[CENTRE + stack])
            for level in range(p.depth[stack]):
                points += value_of(p.under[stack * TALLEST + level])
    return points


@rule
def own_stack(p: Position, bandit: int) -> int:
    """C27, C30. The stack of the player onto which this card goes."""
    return p.player * 2 + value_of(bandit) - 2 if p.seats == 2 else p.player
