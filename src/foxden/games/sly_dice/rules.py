"""The rules of Sly Dice.  Clause numbers refer to ``clauses.md``; ``p`` is the position.

Legality is in ``refusals.py``, rolling in ``rolling.py``, the rest of a round in ``claiming.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from foxden.core.chance import Rng, below
from foxden.core.game import CHANCE, HIDDEN, NOBODY, PUBLIC, UNSEEN, Option, Value
from foxden.core.rule import rule

from .claiming import (
    accuse,
    announce_named,
    begin_claiming,
    call_out,
    change_front,
    change_hidden,
    end_turn,
    let_pass,
    make_claim,
    show_bluff,
    show_die,
    thrown_die_lands,
)
from .components import BONUS_STEP, CARDS, FACES, FIRST_BONUS, FIRST_GAME, HIGH_LOW
from .refusals import (
    Reason as Reason,
    candidates as candidates,
    refusal as refusal,
    refused_outcome,
    rolls_next,
)
from .rolling import (
    begin_round,
    common_die_lands,
    finish_rolling,
    hidden_die_lands,
    push,
    reroll_all,
    reroll_one,
    start_afresh,
)
from .table import (
    ACCUSE,
    AFRESH,
    CHANGE_FRONT,
    CHANGE_HIDDEN,
    CLAIM,
    DEAL,
    DISPLAY,
    DONE,
    FACE,
    MOVES as MOVES,
    NOTHING,
    PASS,
    PUSH,
    REPEAT,
    REROLL,
    REROLL_BOTH,
    SEATS as SEATS,
    SHOW,
    SHOW_BLUFF,
    SILENT,
    STARTS,
    Phase,
    Position as Position,
    dice_are_out,
    hidden_dice,
    is_public_chance,
    is_veiled,
    one_die,
    true_claims,
    true_rolls,
    without,
)

NAME = "sly-dice"
VERSION = 1
OPTIONS = {"first_game": Option("no", ("no", "yes"))}
BINDING = range(CHANGE_FRONT, CLAIM)  # C49: announced powers
PARTS = ("combinations", "bluffs", "false-accusations")


class Ending(IntEnum):
    ROUNDS_PLAYED = 1
    BLUFFING_CARDS = 2


def set_up(seats: int, options: Mapping[str, Value]) -> Position:
    """C1–C3. High Low lies out, and in a first game three chosen cards with it."""
    p = Position()
    p.seats = seats
    p.first = NOBODY
    begin_claiming(p, NOBODY)
    p.on_table = 1 << HIGH_LOW
    p.phase = Phase.DISPLAY
    if options["first_game"] == "yes":
        p.on_table = sum(1 << card for card in FIRST_GAME)
        p.phase = Phase.FIRST
    return p


# Whose turn it is.


@rule
def turn(p: Position) -> int:
    """C14. While dice roll behind a shield, the table acts, and all but their owner may as well."""
    if p.phase == Phase.OVER:
        return 0
    if is_public_chance(p):
        return 1 << CHANCE
    if p.phase == Phase.ROLLING:
        owing = int(p.rolling)
    elif p.phase == Phase.ACCUSING:
        owing = 1 << int(p.asked)
    else:
        owing = 1 << int(p.claimer)
    for seat in range(p.seats):
        if p.to_roll[seat] > 0:
            owing = without(owing, seat) | 1 << CHANCE
    return owing


@rule
def odds(p: Position, move: int) -> float:
    if refused_outcome(p, move) != Reason.LEGAL:
        return 0.0
    if FACE <= move < DEAL:
        return 1 / FACES
    if move < FACE:
        return 1 / p.seats
    first, count = (SHOW, FACES) if move >= SHOW else (DEAL, CARDS)
    fitting = 0
    for other in range(first, first + count):
        if refused_outcome(p, other) == Reason.LEGAL:
            fitting += 1
    return 1 / fitting


@rule
def stream(p: Position) -> int:
    """C14. Dice behind a shield come from their owner's stream."""
    seat = rolls_next(p)
    return PUBLIC if seat == NOBODY else seat


# What a move does.


@rule
def play(p: Position, seat: int, move: int) -> None:
    if seat == CHANCE:
        _happen(p, move)
    elif move == HIDDEN or CHANGE_HIDDEN <= move < REPEAT:
        change_hidden(p, move)
    elif move < CHANGE_FRONT:
        _roll_on(p, seat, move)
    elif move < CHANGE_HIDDEN:
        change_front(p, move)
    elif move < CLAIM:
        announce_named(p, move)
    elif move < NOTHING:
        make_claim(p, move - CLAIM)
    else:
        _answer(p, seat, move)


@rule
def _answer(p: Position, seat: int, move: int) -> None:
    if move == ACCUSE:
        accuse(p, seat)
    elif move == PASS:
        let_pass(p)
    elif move == SHOW_BLUFF:
        show_bluff(p)
    elif move in (SILENT, NOTHING):  # C23, C32
        end_turn(p)
    else:
        call_out(p, move)


@rule
def _roll_on(p: Position, seat: int, move: int) -> None:
    if move == DONE:
        finish_rolling(p, seat)
    elif move == AFRESH:
        start_afresh(p, seat)
    elif move == REROLL_BOTH:
        reroll_all(p, seat)
    elif move >= REROLL:
        reroll_one(p, seat, move - REROLL)
    else:
        push(p, seat, move - PUSH)


@rule
def _happen(p: Position, move: int) -> None:
    if move >= SHOW:
        show_die(p, move - SHOW)
    elif move >= DEAL:
        _reveal_card(p, move - DEAL)
    elif move < FACE:  # C4
        p.first = move - STARTS
        begin_round(p)
    elif p.phase == Phase.COMMON:
        common_die_lands(p, move - FACE)
    elif p.phase == Phase.THROWING:
        thrown_die_lands(p, move - FACE)
    else:
        hidden_die_lands(p, rolls_next(p), move - FACE)


@rule
def _reveal_card(p: Position, card: int) -> None:
    """C2, C56."""
    p.on_table |= 1 << card
    if p.phase == Phase.NEW_CARD:
        begin_round(p)
        return
    lying = 0
    for other in range(CARDS):
        lying += p.on_table >> other & 1
    if lying == DISPLAY:
        p.phase = Phase.FIRST


# Who knows what (C59, C60).


@rule
def hide(p: Position, viewer: int) -> None:
    """Dice behind other shields, and all that tells whether and how many of them roll."""
    for seat in range(p.seats):
        if seat != viewer:
            p.veil |= 1 << seat
            p.behind[seat] = 0
            p.to_roll[seat] = 0
            p.choosing = without(p.choosing, seat)


@rule
def seen(p: Position, seat: int, move: int, viewer: int) -> int:
    """Rolls behind a shield, and what is rerolled there, are nobody else's to notice."""
    if seat == CHANCE:
        owner = stream(p)
        return move if owner in (PUBLIC, viewer) else UNSEEN
    if seat == viewer:
        return move
    if REROLL <= move <= REROLL_BOTH:
        return UNSEEN
    return HIDDEN if CHANGE_HIDDEN <= move < REPEAT else move


@rule
def guess(p: Position, viewer: int, rng: Rng) -> None:
    """Dice behind the other shields, from all that could be there."""
    is_judged = p.phase == Phase.ACCUSING or p.phase == Phase.REVEALING
    for seat in range(p.seats):
        if is_veiled(p, seat) and dice_are_out(p):
            rolls = FACES ** hidden_dice(p, seat)
            if is_judged and seat == p.claimer:
                roll = _guess_claimer(p, rolls, rng)
            else:
                roll = below(rng, rolls)
            p.behind[seat] = _heap(roll, rolls)
    p.veil = 0


@rule
def _guess_claimer(p: Position, rolls: int, rng: Rng) -> int:
    """One of all rolls of the claimer's hidden dice, by its weight."""
    total = 0
    for roll in range(rolls):
        total += _weight(p, _heap(roll, rolls), rolls)
    left = below(rng, total)
    roll = 0
    while left >= _weight(p, _heap(roll, rolls), rolls):
        left -= _weight(p, _heap(roll, rolls), rolls)
        roll += 1
    return roll


@rule
def _heap(roll: int, rolls: int) -> int:
    """The dice of the roll of that number, as a heap."""
    heap = 0
    while rolls > 1:
        heap += one_die(roll % FACES)
        roll //= FACES
        rolls //= FACES
    return heap


@rule
def _weight(p: Position, behind: int, rolls: int) -> int:
    """A claim is as likely true as not; a bluff about to be shown is false."""
    is_true = true_claims(p, p.front[p.claimer] + behind) >> p.claim & 1 == 1
    if p.phase == Phase.REVEALING and p.accuser == NOBODY:
        return 0 if is_true else 1
    true = true_rolls(p, p.claim)
    return max(1, rolls - true) if is_true else max(1, true)


# Scores.


@rule
def turns(p: Position) -> int:
    return int(p.round_number)


@rule
def score_parts(p: Position, seat: int) -> tuple[int, int, int]:
    """C57. Combinations, bluffing cards, false accusations."""
    return (
        int(p.points[seat]),
        bonus(int(p.bluffs[seat])),
        -bonus(int(p.false_accusations[seat])),
    )


@rule
def bonus(cards: int) -> int:
    """C57. 10 for the first, 5 more for each further one."""
    return cards * FIRST_BONUS + BONUS_STEP * cards * (cards - 1) // 2


@rule
def score(p: Position, seat: int) -> int:
    combinations, bluffs, false_accusations = score_parts(p, seat)
    return combinations + bluffs + false_accusations


@rule
def winners(p: Position) -> int:
    """C58. The highest total, then more bluffing cards; then shared."""
    best = _standing(p, 0)
    for seat in range(1, p.seats):
        best = max(best, _standing(p, seat))
    won = 0
    for seat in range(p.seats):
        if _standing(p, seat) == best:
            won |= 1 << seat
    return won


@rule
def _standing(p: Position, seat: int) -> int:
    """The total, with the bluffing cards behind the point."""
    return score(p, seat) * 128 + int(p.bluffs[seat])


@rule
def reason(p: Position) -> int:
    """C58. Whether all with the highest total have won, or bluffing cards decided."""
    won = winners(p)
    best = score(p, 0)
    for seat in range(1, p.seats):
        best = max(best, score(p, seat))
    for seat in range(p.seats):
        if score(p, seat) == best and won >> seat & 1 == 0:
            return Ending.BLUFFING_CARDS
    return Ending.ROUNDS_PLAYED
