"""What lies on the table of Sly Dice: dice, shields, cards, and how moves name them.

Dice are heaps: ``chart.py`` says how a heap of up to three dice is one number, its code.

A view is a position in which other players are *veiled*: nothing that only they know is in it.
Veiled or not, the rules run on it; what they would do behind a veiled shield, they leave out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from foxden.core.position import Count, SeatSet, Small, position
from foxden.core.rule import rule

from .chart import COMMON_PLACE_OF, PIPS_OF, PLACE_OF, POSSIBLE, PROVEN, SIZE_OF, WAYS
from .components import CARDS, CLAIMS, FACES, OWN_DICE

SEATS = range(2, 5)
MOST = SEATS[-1]
NO_CLAIM = -1
DISPLAY = 4  # C2: cards that lie out in the first round
CALLS = 3  # C44: of a High Low

# Powers, each the bit of its card.
ONES, TWOS, THREES, FOURS = 1, 2, 4, 8
POWERS = 4

# Moves.  Chance: who starts, a die's face, a card of the pile, a hidden die that is shown.
STARTS = 0
FACE = STARTS + MOST
DEAL = FACE + FACES
SHOW = DEAL + CARDS
# Rolling: the die that is pushed out, the one that is rolled again, or both.
PUSH = SHOW + FACES
REROLL = PUSH + FACES
REROLL_BOTH = REROLL + FACES
DONE = REROLL_BOTH + 1
AFRESH = DONE + 1
# Claiming: powers (Ones: which die becomes what), then the claim.
CHANGE_FRONT = AFRESH + 1
CHANGE_HIDDEN = CHANGE_FRONT + FACES * FACES
REPEAT = CHANGE_HIDDEN + FACES * FACES
ADD = REPEAT + 1
CLAIM = ADD + 1
NOTHING = CLAIM + CLAIMS
ACCUSE = NOTHING + 1
PASS = ACCUSE + 1
HIGHER = PASS + 1
LOWER = HIGHER + 1
SILENT = LOWER + 1
SHOW_BLUFF = SILENT + 1
MOVES = SHOW_BLUFF + 1


class Phase(IntEnum):
    DISPLAY = 0  # the first cards are drawn
    FIRST = 1  # who starts
    COMMON = 2  # the common dice are rolled
    ROLLING = 3  # everyone rolls behind the shield
    CLAIMING = 4
    ACCUSING = 5
    CONFESSING = 6  # nobody accused: stay silent, or show the bluff
    REVEALING = 7  # the claimer's hidden dice are shown, one by one
    CALLING = 8  # High Low: higher or lower
    THROWING = 9  # High Low: three dice roll in the open
    NEW_CARD = 10
    OVER = 11


@position
class Position:
    seats: Small
    phase: Small
    round_number: Small  # from 1; 0 before the first
    first: Small  # who has the First Player Token; NOBODY before the first round
    claimer: Small  # NOBODY while nobody is to claim
    claim: Small  # that was made; NO_CLAIM before
    announced: Small  # powers of Ones, Twos and Threes used in this claimer's turn
    asked: Small  # who accuses or passes next; NOBODY if nobody is asked
    accuser: Small  # NOBODY if there is none
    veil: SeatSet  # seats whose secrets this position does not hold; 0 in the truth
    rolling: SeatSet  # who is not done yet
    choosing: SeatSet  # who has pushed a die and not yet said which dice roll; secret
    open_dice: Small  # dice of a roll in the open that still roll
    common: Count
    front: Annotated[list[int], ("i2", MOST)]  # dice in front of the shield, of each seat
    behind: Annotated[list[int], ("i2", MOST)]  # dice behind it; secret
    to_roll: Annotated[list[int], ("i1", MOST)]  # dice that still roll behind it; secret
    on_table: Annotated[int, "i4"]  # combination cards face up, as bits
    scored: Annotated[list[int], ("i4", MOST)]  # cards with this seat's token, as bits
    powers: Annotated[list[int], ("u1", MOST)]  # that can be used
    new_powers: Annotated[list[int], ("u1", MOST)]  # won this round, usable from the next on
    points: Annotated[list[int], ("i2", MOST)]  # from combinations
    bluffs: Annotated[list[int], ("i1", MOST)]  # bluffing cards
    false_accusations: Annotated[list[int], ("i1", MOST)]  # false-accusation cards
    target: Small  # High Low: the sum to compare with
    call: Small  # High Low: HIGHER or LOWER less HIGHER, of the throw that is on
    right_calls: Small
    thrown: Count  # High Low: the dice of the latest throw


# Heaps of dice.


@rule
def one_die(face: int) -> int:
    """The code of one die; faces count from 0 inside."""
    return 1 << (face << 1)


@rule
def dice_of(code: int, face: int) -> int:
    """How many dice of a heap show the face."""
    return code >> (face << 1) & 3


@rule
def without(seats: int, seat: int) -> int:
    """A set of seats without this one."""
    return seats & (255 ^ (1 << seat))


@rule
def size_of(heap: int) -> int:
    """How many dice a heap has."""
    return int(SIZE_OF[heap])


@rule
def pips_of(heap: int) -> int:
    """What they add up to."""
    return int(PIPS_OF[heap])


@rule
def place_of(heap: int) -> int:
    """Where tables keep what they say about a heap."""
    return int(PLACE_OF[heap])


# Who knows what.


@rule
def is_veiled(p: Position, seat: int) -> bool:
    return p.veil >> seat & 1 == 1


@rule
def is_public_chance(p: Position) -> bool:
    """The table rolls, deals or shows something that all see."""
    if p.phase == Phase.REVEALING or p.phase == Phase.THROWING or p.phase == Phase.NEW_CARD:
        return True
    return p.phase < Phase.ROLLING


@rule
def dice_are_out(p: Position) -> bool:
    """Between the first hidden roll of a round and its end."""
    return Phase.ROLLING <= p.phase < Phase.NEW_CARD


@rule
def hidden_dice(p: Position, seat: int) -> int:
    """How many dice a seat has behind the shield: all know that (C59)."""
    return OWN_DICE - size_of(p.front[seat]) if dice_are_out(p) else 0


# What claims are true, judged by the dice and by the powers announced.


@rule
def is_summing(p: Position) -> int:
    """C52. 1 if Threes was announced."""
    return 1 if p.announced & THREES else 0


@rule
def possible_claims(p: Position) -> int:
    """C22. As bits: what the claimer's hidden dice could make true, for all that is known."""
    front = place_of(p.front[p.claimer])
    claims: int = POSSIBLE[is_summing(p), front, COMMON_PLACE_OF[p.common]]
    return claims


@rule
def proven_claims(p: Position) -> int:
    """C24. As bits: what is true whatever the claimer's hidden dice show."""
    return true_claims(p, p.front[p.claimer])


@rule
def true_claims(p: Position, dice: int) -> int:
    """C20, C55. As bits: what these dice of the claimer make true, whatever the others show."""
    return made_by_place(p, place_of(dice), is_summing(p))


@rule
def made_by_place(p: Position, place: int, summing: int) -> int:
    """The same, for the heap that tables keep at this place."""
    claims: int = PROVEN[summing, place, COMMON_PLACE_OF[p.common]]
    return claims


@rule
def true_rolls(p: Position, claim: int) -> int:
    """How many rolls of the claimer's hidden dice would make the claim true."""
    front = place_of(p.front[p.claimer])
    return int(WAYS[is_summing(p), front, COMMON_PLACE_OF[p.common], claim])


@rule
def own_dice(p: Position, seat: int) -> int:
    """The three dice of a seat that is not veiled."""
    return p.front[seat] + p.behind[seat]


@rule
def claim_is_true(p: Position) -> bool:
    """C21, C55. Asked only where the claimer's dice are known."""
    return true_claims(p, own_dice(p, p.claimer)) >> p.claim & 1 == 1


# What a move is.


@rule
def changing(base: int, old: int, new: int) -> int:
    return base + old * FACES + new


@rule
def changed_from(base: int, move: int) -> int:
    return (move - base) // FACES


@rule
def changed_to(base: int, move: int) -> int:
    return (move - base) % FACES
