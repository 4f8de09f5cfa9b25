"""Why not: the only statement of legality.

What a seat may do is decided by what all know and by what that seat knows.  For a seat that is
veiled, dice behind its shield are unknown, so a push or a shown bluff that might be right is taken.
"""

from __future__ import annotations

from enum import IntEnum

from foxden.core.game import CHANCE, HIDDEN, NOBODY
from foxden.core.rule import rule

from .components import CARD_OF, CARDS, CLAIMS, FACES, HIGH_LOW, HIGH_LOW_CLAIM, OWN_DICE
from .table import (
    ACCUSE,
    ADD,
    AFRESH,
    CHANGE_FRONT,
    CHANGE_HIDDEN,
    CLAIM,
    DEAL,
    DONE,
    FACE,
    FOURS,
    HIGHER,
    LOWER,
    MOVES,
    NOTHING,
    ONES,
    PASS,
    PUSH,
    REPEAT,
    REROLL,
    REROLL_BOTH,
    SHOW,
    SHOW_BLUFF,
    SILENT,
    STARTS,
    THREES,
    TWOS,
    Phase,
    Position,
    changed_from,
    claim_is_true,
    dice_of,
    is_public_chance,
    is_veiled,
    one_die,
    possible_claims,
    proven_claims,
    size_of,
    true_claims,
)


class Reason(IntEnum):
    LEGAL = 0
    NO_SUCH_MOVE = 1
    NOT_YOUR_TURN = 2
    GAME_OVER = 3
    TABLE_MOVES_FIRST = 4
    NOT_FOR_PLAYERS = 5
    WRONG_OUTCOME = 6
    NO_SUCH_SEAT = 7
    NOT_IN_PILE = 8
    ROLLING_FIRST = 9
    DONE_ROLLING = 10
    REROLL_FIRST = 11
    PUSH_FIRST = 12
    LAST_DIE_STAYS = 13
    NO_SUCH_HIDDEN_DIE = 14
    NO_SUCH_FRONT_DIE = 15
    NO_SUCH_POWER = 16
    CLAIM_FIRST = 17
    NOT_ON_TABLE = 18
    ALREADY_SCORED = 19
    NOTHING_TO_REPEAT = 20
    NO_HIGH_LOW = 21
    CANNOT_BE_TRUE = 22
    SOMETHING_TO_CLAIM = 23
    ACCUSE_OR_PASS = 24
    CALL_FIRST = 25
    SILENT_OR_SHOW = 26
    WAS_TRUE = 27


@rule
def refusal(p: Position, seat: int, move: int) -> int:
    if move == HIDDEN:
        return _refused_hidden(p, seat)
    if move < 0 or move >= MOVES:
        return Reason.NO_SUCH_MOVE
    if p.phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat == CHANCE:
        return refused_outcome(p, move)
    if move < PUSH:
        return Reason.NOT_FOR_PLAYERS
    if seat < 0 or seat >= p.seats:
        return Reason.NO_SUCH_SEAT
    return _refused_decision(p, seat, move)


@rule
def _refused_decision(p: Position, seat: int, move: int) -> int:
    """By what all know, and by what this seat knows."""
    if is_public_chance(p) or p.to_roll[seat] > 0:
        return Reason.TABLE_MOVES_FIRST
    if p.phase == Phase.ROLLING:
        return _refused_rolling(p, seat, move)
    if p.phase == Phase.ACCUSING:
        return _refused_accusing(p, seat, move)
    if seat != p.claimer:
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.CALLING:
        return Reason.LEGAL if move in (HIGHER, LOWER) else Reason.CALL_FIRST
    if p.phase == Phase.CONFESSING:
        return _refused_confession(p, move)
    return _refused_claiming(p, move)


# Chance.


@rule
def refused_outcome(p: Position, move: int) -> int:
    if rolls_next(p) != NOBODY or p.phase == Phase.COMMON or p.phase == Phase.THROWING:
        return Reason.LEGAL if FACE <= move < DEAL else Reason.WRONG_OUTCOME
    if not is_public_chance(p):
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.REVEALING:
        shows = SHOW <= move < PUSH
        return Reason.LEGAL if shows and can_show(p, move - SHOW) else Reason.WRONG_OUTCOME
    if p.phase == Phase.FIRST:
        if not STARTS <= move < FACE:
            return Reason.WRONG_OUTCOME
        return Reason.LEGAL if move - STARTS < p.seats else Reason.NO_SUCH_SEAT
    if not DEAL <= move < SHOW:
        return Reason.WRONG_OUTCOME
    return Reason.NOT_IN_PILE if p.on_table >> (move - DEAL) & 1 else Reason.LEGAL


@rule
def rolls_next(p: Position) -> int:
    """The seat whose hidden dice are rolling, as far as this position knows; or NOBODY."""
    for seat in range(p.seats):
        if p.to_roll[seat] > 0:
            return seat
    return NOBODY


@rule
def can_show(p: Position, face: int) -> bool:
    """C26, C31. The lowest die behind the shield; where that is unknown, any that could be there.

    A bluff that is shown was one: dice that would prove the claim cannot be there.
    """
    if is_veiled(p, p.claimer):
        front = p.front[p.claimer] + one_die(face)
        return p.accuser != NOBODY or true_claims(p, front) >> p.claim & 1 == 0
    for lower in range(face):
        if dice_of(p.behind[p.claimer], lower) > 0:
            return False
    return dice_of(p.behind[p.claimer], face) > 0


# Rolling.


@rule
def _refused_rolling(p: Position, seat: int, move: int) -> int:
    """C8–C15, C54."""
    if move >= CHANGE_FRONT:
        return Reason.ROLLING_FIRST
    if p.rolling >> seat & 1 == 0:
        return Reason.DONE_ROLLING
    if move == AFRESH:
        return Reason.LEGAL if p.powers[seat] & FOURS else Reason.NO_SUCH_POWER
    must_reroll = p.choosing >> seat & 1 == 1
    if move == REROLL_BOTH:
        return Reason.LEGAL if must_reroll else Reason.PUSH_FIRST
    if REROLL <= move < REROLL_BOTH:
        return _refused_die(p, seat, move - REROLL) if must_reroll else Reason.PUSH_FIRST
    if must_reroll:
        return Reason.REROLL_FIRST
    if move == DONE:
        return Reason.LEGAL
    if size_of(p.front[seat]) == OWN_DICE - 1:  # C12
        return Reason.LAST_DIE_STAYS
    return _refused_die(p, seat, move - PUSH)


@rule
def _refused_die(p: Position, seat: int, face: int) -> int:
    if is_veiled(p, seat) or dice_of(p.behind[seat], face) > 0:
        return Reason.LEGAL
    return Reason.NO_SUCH_HIDDEN_DIE


# Claiming.


@rule
def _refused_claiming(p: Position, move: int) -> int:
    """C16–C24, C47–C52."""
    if move < CHANGE_FRONT or move >= ACCUSE:
        return Reason.CLAIM_FIRST
    if move == NOTHING:
        return Reason.SOMETHING_TO_CLAIM if can_claim(p) else Reason.LEGAL
    if move >= CLAIM:
        return _refused_claim(p, move - CLAIM)
    if p.powers[p.claimer] & _power_of(move) == 0:
        return Reason.NO_SUCH_POWER
    if move >= REPEAT:
        return Reason.LEGAL
    if move >= CHANGE_HIDDEN:
        old = changed_from(CHANGE_HIDDEN, move)
        is_there = dice_of(p.behind[p.claimer], old) > 0
        return Reason.LEGAL if is_there else Reason.NO_SUCH_HIDDEN_DIE
    is_there = dice_of(p.front[p.claimer], changed_from(CHANGE_FRONT, move)) > 0
    return Reason.LEGAL if is_there else Reason.NO_SUCH_FRONT_DIE


@rule
def _power_of(move: int) -> int:
    if move < REPEAT:
        return ONES
    return THREES if move == ADD else TWOS


@rule
def _refused_hidden(p: Position, seat: int) -> int:
    """C50. The one move that others see without seeing which: a change behind the shield."""
    if p.phase != Phase.CLAIMING or seat != p.claimer or not is_veiled(p, seat):
        return Reason.NO_SUCH_MOVE
    return Reason.LEGAL if p.powers[seat] & ONES else Reason.NO_SUCH_POWER


@rule
def _refused_claim(p: Position, claim: int) -> int:
    """C17, C18, C22, C47, C51."""
    card = CARD_OF[claim]
    if p.on_table >> card & 1 == 0:
        return Reason.NOT_ON_TABLE
    if card == HIGH_LOW and p.announced != 0:
        return Reason.NO_HIGH_LOW
    has_scored = p.scored[p.claimer] >> card & 1 == 1
    is_repeating = p.announced & TWOS != 0
    if is_repeating and not has_scored:
        return Reason.NOTHING_TO_REPEAT
    if has_scored and not is_repeating:
        return Reason.ALREADY_SCORED
    if claim == HIGH_LOW_CLAIM or possible_claims(p) >> claim & 1:
        return Reason.LEGAL
    return Reason.CANNOT_BE_TRUE


@rule
def can_claim(p: Position) -> bool:
    """C23. Whether any claim is legal."""
    claim = 0
    while claim < CLAIMS and _refused_claim(p, claim) != Reason.LEGAL:
        claim += 1
    return claim < CLAIMS


# Accusing, and what comes after.


@rule
def _refused_accusing(p: Position, seat: int, move: int) -> int:
    """C25."""
    if seat != p.asked:
        return Reason.NOT_YOUR_TURN
    return Reason.LEGAL if move in (ACCUSE, PASS) else Reason.ACCUSE_OR_PASS


@rule
def _refused_confession(p: Position, move: int) -> int:
    """C30, C31. On another's view a bluff is possible unless the claim is proven."""
    if move == SILENT:
        return Reason.LEGAL
    if move != SHOW_BLUFF:
        return Reason.SILENT_OR_SHOW
    if is_veiled(p, p.claimer):
        was_true = proven_claims(p) >> p.claim & 1 == 1
    else:
        was_true = claim_is_true(p)
    return Reason.WAS_TRUE if was_true else Reason.LEGAL


# A list in which all legal moves are.


@rule
def candidates(p: Position, seat: int, found: list[int]) -> int:
    if seat == CHANCE:
        return _outcomes(p, found)
    if p.phase == Phase.ROLLING:
        return _span(PUSH, CHANGE_FRONT - PUSH, found)
    if p.phase == Phase.ACCUSING:
        return _span(ACCUSE, 2, found)
    if p.phase == Phase.CALLING:
        return _span(HIGHER, 2, found)
    if p.phase == Phase.CONFESSING:
        return _span(SILENT, 2, found)
    if p.phase != Phase.CLAIMING or seat != p.claimer:
        return 0
    count = _powers(p, found)
    for claim in range(CLAIM, NOTHING):
        if p.on_table >> CARD_OF[claim - CLAIM] & 1:
            found[count] = claim
            count += 1
    found[count] = NOTHING
    return count + 1


@rule
def _powers(p: Position, found: list[int]) -> int:
    count = 0
    if p.powers[p.claimer] & ONES:
        count = _span(CHANGE_FRONT, 2 * FACES * FACES, found)
    if p.powers[p.claimer] & TWOS:
        found[count] = REPEAT
        count += 1
    if p.powers[p.claimer] & THREES:
        found[count] = ADD
        count += 1
    return count


@rule
def _outcomes(p: Position, found: list[int]) -> int:
    if rolls_next(p) != NOBODY or p.phase == Phase.COMMON or p.phase == Phase.THROWING:
        return _span(FACE, FACES, found)
    if p.phase == Phase.REVEALING:
        return _span(SHOW, FACES, found)
    if p.phase == Phase.FIRST:
        return _span(STARTS, p.seats, found)
    if p.phase == Phase.DISPLAY or p.phase == Phase.NEW_CARD:
        return _span(DEAL, CARDS, found)
    return 0


@rule
def _span(first: int, count: int, found: list[int]) -> int:
    for k in range(count):
        found[k] = first + k
    return count
