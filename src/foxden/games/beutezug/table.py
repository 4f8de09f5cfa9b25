"""What lies on the table of Beutezug: villas, tokens, decks, dice, and how moves name them.

A *space* is where a card can lie face up.  The bottom row is row 2; a *place* is one's place in the
turn order, counted from 0.

    row 5    9  10  11
    row 4    6   7   8
    row 3    3   4   5
    row 2    0   1   2
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from foxden.core.game import NOBODY, PUBLIC
from foxden.core.position import Count, Small, position
from foxden.core.rule import rule

from .components import (
    EACH,
    FACES,
    HUES,
    LAST_PLACE_BONUS,
    LOOT_TOKENS,
    MOST_LOCKS,
    NO_BONUS,
    ROUNDS,
    ROWS,
    TURN_ORDER_BONUS,
    VILLAS,
    ZERO_CARDS,
    ZERO_KINDS,
    bonus_of,
    points_of,
)

SEATS = range(2, 6)
MOST_PLAYERS = SEATS[-1]
COLUMNS = 3
SPACES = ROWS * COLUMNS
NO_CARD = 0
NOWHERE = -1  # a token that stands on no card
ADRIFT = -2  # a token whose card is gone, with no other to stand on (C29)
UNKNOWN = ZERO_KINDS + 1  # a 0-card that this viewer has not seen
TRUTH = 0  # of whose_view

# Moves.  Chance: a turn order token, a die, a villa, a 0-card, the last tie.  Seats: the rest.
RANK = 0
FACE = RANK + MOST_PLAYERS
REVEAL = FACE + FACES
DRAW = REVEAL + VILLAS
COIN = DRAW + ZERO_KINDS
PICK = COIN + MOST_PLAYERS
ADD = PICK + SPACES  # by colour, without blue
REROLL = ADD + HUES - 1  # a die: colour and face
REROLL_DICE = REROLL + HUES * FACES
STOP = REROLL_DICE + 1
KEEP = STOP + 1
MOVES = KEEP + ZERO_KINDS


class Phase(IntEnum):
    DISPLAY = 0  # the first three villas are revealed
    RANKING = 1  # the turn order is made
    PICKING = 2
    REPICKING = 3  # C29: just before rolling
    ROLLING = 4
    DECIDING = 5  # a roll that does not suffice: bonuses?
    DRAWING = 6  # 0-cards
    KEEPING = 7  # one of them
    REVEALING = 8  # after a win
    TOSSING = 9  # the last tie
    OVER = 10
    BURGLING = 11  # passes within one move: the next burglary begins
    TURN_OVER = 12  # passes within one move: a burglary has ended


@position
class Position:
    seats: Small
    phase: Small
    whose_view: Small  # TRUTH, or the viewer + 1
    round_number: Small  # from 1; 0 before the first turn order is made
    place: Small  # in the turn order, of whoever picks or burgles
    order: Annotated[list[int], ("i1", MOST_PLAYERS)]  # seats by place; NOBODY where not given yet
    display: Annotated[list[int], ("i1", SPACES)]
    token: Annotated[list[int], ("i1", MOST_PLAYERS)]  # the space it stands on, by seat
    decks: Annotated[list[int], ("i2", ROWS)]  # cards of each number not revealed, as bits
    gap: Small  # the space that the next revealed card fills
    is_growing: Small  # 1: that space is in the row above the won card
    won: Annotated[list[int], ("i1", MOST_PLAYERS * ROUNDS)]  # card by seat and round
    loot_token: Annotated[list[int], ("i1", MOST_PLAYERS)]  # 1 is the highest; 0: none
    target: Small  # card that is being burgled
    dice: Annotated[list[int], ("i1", MOST_LOCKS)]  # in the order of the card's locks; 0: none
    to_roll: Small  # dice that still roll, as bits
    added: Annotated[list[int], ("i1", HUES)]  # +1s used in this burglary, by colour
    rerolls_used: Small
    rerolls_of_all_used: Small
    zeros: Annotated[list[int], ("i1", ZERO_KINDS + 1)]  # see below
    never_drawn: Small  # 0-cards
    under: Annotated[list[int], ("i1", ZERO_CARDS)]  # kinds put under the 0-deck, first comes first
    under_by: Annotated[list[int], ("i1", ZERO_CARDS)]  # and by whom, seat + 1
    drawn: Annotated[list[int], ("i1", 2)]  # kinds of 0-cards in the burglar's hand
    tossed: Small  # seat + 1 that won the toss
    turns_begun: Count


# ``zeros`` counts, by kind from 1, the 0-cards whose whereabouts the viewer does not know: to the
# truth these are the ones never drawn; to a viewer also those that others hold or put under.

# What a move is.


@rule
def rerolling(colour: int, face: int) -> int:
    return REROLL + colour * FACES + face - 1


@rule
def rerolled_colour(move: int) -> int:
    return (move - REROLL) // FACES


@rule
def rerolled_face(move: int) -> int:
    return (move - REROLL) % FACES + 1


@rule
def space_at(row: int, column: int) -> int:
    return row * COLUMNS + column


@rule
def row_of(space: int) -> int:
    return space // COLUMNS


@rule
def zero_card(kind: int) -> int:
    """The loot card that a kind of 0-card is, once kept."""
    return VILLAS + kind


# Looking at the table.


@rule
def player(p: Position) -> int:
    """Whoever picks or burgles."""
    return p.order[p.place]


@rule
def place_of(p: Position, seat: int) -> int:
    for place in range(p.seats):
        if p.order[place] == seat:
            return place
    return NOBODY


@rule
def cards_face_up(p: Position) -> int:
    count = 0
    for space in range(SPACES):
        if p.display[space] != NO_CARD:
            count += 1
    return count


@rule
def deck_for(p: Position, row: int) -> int:
    """C30, C32. The row's own deck, or the next higher one that has cards; ROWS if none has."""
    for number in range(row, ROWS):
        if p.decks[number] != 0:
            return number
    return ROWS


@rule
def is_in_deck(p: Position, card: int, number: int) -> bool:
    """Whether a villa is among the unrevealed ones of a deck."""
    k = card - 1 - number * EACH
    return 0 <= k < EACH and p.decks[number] >> k & 1 == 1


@rule
def under_count(p: Position) -> int:
    """0-cards that were put under the deck and have not come back."""
    for k in range(ZERO_CARDS):
        if p.under[k] == 0:
            return k
    return ZERO_CARDS


@rule
def draws_alone(p: Position) -> bool:
    """C25. The last 0-card of all is drawn for everyone to see."""
    return p.drawn[0] == 0 and p.never_drawn + under_count(p) == 1


@rule
def next_zero_is_known(p: Position) -> bool:
    """C24. All were drawn, and the viewer knows which one was put under first."""
    return p.never_drawn == 0 and p.under[0] != UNKNOWN


@rule
def stream(p: Position) -> int:
    """C23, C25. Only the burglar sees the 0-cards, but all see the last one."""
    if p.phase == Phase.DRAWING and not draws_alone(p):
        return player(p)
    return PUBLIC


@rule
def is_for_a_player(p: Position) -> bool:
    if p.phase == Phase.PICKING or p.phase == Phase.REPICKING:
        return True
    return p.phase == Phase.DECIDING or p.phase == Phase.KEEPING


# Bonuses and points.


@rule
def bonuses(p: Position, seat: int, bonus: int) -> int:
    """C15, C20. How many sources of a bonus a player has: cards, and tokens by their place."""
    count = 0
    for number in range(ROUNDS):
        if bonus_of(p.won[seat * ROUNDS + number]) == bonus:
            count += 1
    place = place_of(p, seat)
    if place == NOBODY:
        return count
    if TURN_ORDER_BONUS[place] == bonus:
        count += 1
    if place == p.seats - 1 and bonus == LAST_PLACE_BONUS:  # C6
        count += 1
    return count


@rule
def colours_owned(p: Position, seat: int) -> int:
    """C33. The colours of +1 on a player's cards, as bits."""
    owned = 0
    for number in range(ROUNDS):
        bonus = bonus_of(p.won[seat * ROUNDS + number])
        if NO_BONUS < bonus < HUES:
            owned |= 1 << bonus
    return owned


@rule
def card_points(p: Position, seat: int) -> int:
    points = 0
    for number in range(ROUNDS):
        points += points_of(p.won[seat * ROUNDS + number])
    return points


@rule
def token_points(p: Position, seat: int) -> int:
    """C34."""
    return LOOT_TOKENS[p.loot_token[seat] - 1] if p.loot_token[seat] > 0 else 0


@rule
def all_points(p: Position, seat: int) -> int:
    """C35."""
    return card_points(p, seat) + token_points(p, seat)
