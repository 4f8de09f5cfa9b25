"""Phase 2 of a round: claiming, accusing, scoring (C16–C33), and the powers of C48–C52."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import CARD_OF, COMMON_DICE, HIGH_LOW_CLAIM, OWN_DICE, POINTS_OF, ROUNDS
from .table import (
    ADD,
    CALLS,
    CHANGE_FRONT,
    CHANGE_HIDDEN,
    HIGHER,
    NO_CLAIM,
    ONES,
    POWERS,
    THREES,
    TWOS,
    Phase,
    Position,
    changed_from,
    changed_to,
    claim_is_true,
    is_veiled,
    one_die,
    pips_of,
    proven_claims,
    size_of,
)


@rule
def begin_claiming(p: Position, seat: int) -> None:
    """C16. A seat's turn to claim."""
    p.phase = Phase.CLAIMING
    p.claimer = seat
    p.claim = NO_CLAIM
    p.announced = 0
    p.asked = NOBODY
    p.accuser = NOBODY


# Step 1: powers, and the claim.


@rule
def change_front(p: Position, move: int) -> None:
    """C50. A die in front of the shield: all see it."""
    announce(p, ONES)
    old, new = changed_from(CHANGE_FRONT, move), changed_to(CHANGE_FRONT, move)
    p.front[p.claimer] += one_die(new) - one_die(old)


@rule
def change_hidden(p: Position, move: int) -> None:
    """C50. A die behind the shield; on a view the move is HIDDEN and only the power is seen."""
    announce(p, ONES)
    if not is_veiled(p, p.claimer):
        old, new = changed_from(CHANGE_HIDDEN, move), changed_to(CHANGE_HIDDEN, move)
        p.behind[p.claimer] += one_die(new) - one_die(old)


@rule
def announce(p: Position, power: int) -> None:
    """C49. Spent, whatever comes of it."""
    p.powers[p.claimer] ^= power
    p.announced |= power


@rule
def announce_named(p: Position, move: int) -> None:
    """C51, C52."""
    announce(p, THREES if move == ADD else TWOS)


@rule
def make_claim(p: Position, claim: int) -> None:
    """C24, C25, C43."""
    p.claim = claim
    if claim == HIGH_LOW_CLAIM:
        p.phase = Phase.CALLING
        p.target = pips_of(p.common)
        p.right_calls = 0
        p.thrown = 0
    elif proven_claims(p) >> claim & 1:
        _score(p)
        p.phase = Phase.CONFESSING
    else:
        p.phase = Phase.ACCUSING
        p.asked = (p.claimer + 1) % p.seats


# Step 2: accusation.


@rule
def let_pass(p: Position) -> None:
    """C25, C29. After the last pass the claim is scored."""
    p.asked = (p.asked + 1) % p.seats
    if p.asked == p.claimer:
        p.asked = NOBODY
        _score(p)
        p.phase = Phase.CONFESSING


@rule
def accuse(p: Position, seat: int) -> None:
    """C26."""
    p.accuser = seat
    p.asked = NOBODY
    p.phase = Phase.REVEALING


@rule
def show_bluff(p: Position) -> None:
    """C31."""
    p.phase = Phase.REVEALING


@rule
def show_die(p: Position, face: int) -> None:
    """C26, C31. A hidden die goes in front of the shield; after the last one all know."""
    p.front[p.claimer] += one_die(face)
    if not is_veiled(p, p.claimer):
        p.behind[p.claimer] -= one_die(face)
    if size_of(p.front[p.claimer]) < OWN_DICE:
        return
    if p.accuser == NOBODY:
        p.bluffs[p.claimer] += 1
    elif claim_is_true(p):  # C27; else C28
        _score(p)
        p.false_accusations[p.accuser] += 1
    end_turn(p)


# Step 3: scoring.


@rule
def _score(p: Position) -> None:
    """C19, C29, C48. Points, a token, and perhaps a power; a repeated card brings none (C51)."""
    card = CARD_OF[p.claim]
    p.points[p.claimer] += POINTS_OF[p.claim]
    p.scored[p.claimer] |= 1 << card
    if card < POWERS and p.announced & TWOS == 0:
        p.new_powers[p.claimer] |= 1 << card


@rule
def end_turn(p: Position) -> None:
    """C16, C56."""
    left = (p.claimer + 1) % p.seats
    if left == p.first:
        _clean_up(p)
    else:
        begin_claiming(p, left)


# High Low.


@rule
def call_out(p: Position, move: int) -> None:
    """C44."""
    p.call = move - HIGHER
    p.thrown = 0
    p.open_dice = COMMON_DICE
    p.phase = Phase.THROWING


@rule
def thrown_die_lands(p: Position, face: int) -> None:
    """C44–C46. The last die of a throw decides."""
    p.thrown += one_die(face)
    p.open_dice -= 1
    if p.open_dice > 0:
        return
    rolled = pips_of(p.thrown)
    is_right = rolled > p.target if p.call == 0 else rolled < p.target
    if not is_right:
        end_turn(p)
        return
    p.target = rolled
    p.right_calls += 1
    p.phase = Phase.CALLING
    if p.right_calls == CALLS:
        _score(p)
        end_turn(p)


# Phase 3: cleanup.


@rule
def _clean_up(p: Position) -> None:
    """C56. Dice go back unseen, powers won become usable, the token passes left."""
    for seat in range(p.seats):
        p.front[seat] = 0
        p.behind[seat] = 0
        p.powers[seat] |= p.new_powers[seat]
        p.new_powers[seat] = 0
    begin_claiming(p, NOBODY)
    if p.round_number == ROUNDS[p.seats]:
        p.phase = Phase.OVER
        return
    p.first = (p.first + 1) % p.seats
    p.phase = Phase.NEW_CARD
