"""Bots that know Sly Dice, written like rules: they look at a view and name a move.

``found`` is room for numbers.  While rolling, `sensible` keeps there what heaps of dice are worth
to it, by ``place_of``: of three dice their worth, of two the sum over the third die.
"""

from __future__ import annotations

import numpy as np

from foxden.core.chance import Rng, fraction
from foxden.core.rule import rule

from .chart import HEAPS, SMALLER
from .components import (
    BONUS_STEP,
    CARD_OF,
    CARDS,
    CLAIMS,
    FACES,
    FIRST_BONUS,
    HIGH_LOW_CLAIM,
    OWN_DICE,
    POINTS_OF,
    ROUNDS,
    claim_of,
)
from .odds import HIGH_LOW_CHANCES, blind_share
from .refusals import refusal
from .rules import score
from .table import (
    ACCUSE,
    ADD,
    AFRESH,
    CHANGE_HIDDEN,
    CLAIM,
    DONE,
    FOURS,
    HIGHER,
    LOWER,
    NOTHING,
    ONES,
    PASS,
    PUSH,
    REPEAT,
    REROLL,
    REROLL_BOTH,
    SHOW_BLUFF,
    SILENT,
    THREES,
    TWOS,
    Phase,
    Position,
    changing,
    dice_of,
    is_summing,
    made_by_place,
    one_die,
    own_dice,
    pips_of,
    place_of,
    size_of,
)

# Thresholds of `greedy`.
GOOD = 10  # points for which it stops rolling
UNLIKELY = 0.15  # it accuses below this share of rolls

# Thresholds of `sensible`, tuned: see docs/balance/sly-dice.md.  Suspicion is what a bluff would
# cost me if I pass, over what an accusation would cost if it is none, by the dice all see.
DOUBT = (0.0, 1.3, 4.8, 6.0)  # by hidden dice: never accuse below this suspicion
SURE = (1.0, 5.0, 21.0, 27.0)  # by hidden dice: always accuse above it
MOST_READY = (0.0, 0.0, 0.7, 0.5, 0.4)  # by players: how often to accuse at most
BOLD = 1.0  # how much a bluff's promise counts beside a truth's
RESERVE = 0.35  # share of a card's par that is kept back for later rounds
PAR = tuple(
    3 * (card + 1) if card < FACES else POINTS_OF[claim_of(card)] // 2 for card in range(CARDS)
)
POWER_GAIN = 5  # points that a power must bring, before the last round
AFRESH_BELOW = 10  # points below which Fours is used
MIDDLE = 10  # High Low: higher up to this sum
NO_MOVE = -1
THROWS = FACES**3  # means are kept whole: times the number of throws of three dice
HEAP_AT = np.array(HEAPS)
BY_POINTS = np.array(sorted(range(HIGH_LOW_CLAIM), key=lambda claim: -POINTS_OF[claim]))


@rule
def greedy(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Stop rolling at the first good truth, bluff only in need, accuse what is unlikely."""
    if p.phase == Phase.ROLLING:
        if p.choosing >> seat & 1:
            return REROLL_BOTH
        points = _best_points(_made(p, own_dice(p, seat), 0), _open_cards(p, seat))
        if points >= GOOD or size_of(p.front[seat]) == OWN_DICE - 1:
            return DONE
        return PUSH + _highest(p.behind[seat])
    if p.phase == Phase.CLAIMING:
        return _best_move(p, False)
    if p.phase == Phase.ACCUSING and blind_share(p, p.claim) < UNLIKELY:
        return ACCUSE
    return _simple(p, seat)


@rule
def sensible(p: Position, seat: int, rng: Rng, found: list[int]) -> int:
    """Roll for the best mean of points, claim what promises most, bluff and accuse by suspicion."""
    if p.phase == Phase.ROLLING:
        return _roll_well(p, seat, found)
    if p.phase == Phase.CLAIMING:
        power = _power(p, seat)
        return power if power != NO_MOVE else _best_move(p, True)
    if p.phase == Phase.ACCUSING and fraction(rng) < _readiness(p, seat, p.claim):
        return ACCUSE
    return _simple(p, seat)


@rule
def _simple(p: Position, seat: int) -> int:
    """Pass; show every bluff; call towards the middle."""
    if p.phase == Phase.ACCUSING:
        return PASS
    if p.phase == Phase.CONFESSING:
        is_bluff = _made(p, own_dice(p, seat), is_summing(p)) >> p.claim & 1 == 0
        return SHOW_BLUFF if is_bluff else SILENT
    return HIGHER if p.target <= MIDDLE else LOWER


# What dice are worth.


@rule
def _open_cards(p: Position, seat: int) -> int:
    """Cards that the seat can still score."""
    return p.on_table & ~p.scored[seat]


@rule
def _made(p: Position, dice: int, summing: int) -> int:
    """The claims that three own dice make true."""
    return made_by_place(p, place_of(dice), summing)


@rule
def _best_points(made: int, cards: int) -> int:
    """Points of the best of these claims on these cards, High Low apart."""
    for k in range(HIGH_LOW_CLAIM):
        claim = BY_POINTS[k]
        if made >> claim & 1 and cards >> CARD_OF[claim] & 1:
            points: int = POINTS_OF[claim]
            return points
    return 0


@rule
def _highest(heap: int) -> int:
    """The highest face (from 0) in a heap."""
    best = 0
    for face in range(FACES):
        if dice_of(heap, face) > 0:
            best = face
    return best


# Rolling.


@rule
def _roll_well(p: Position, seat: int, found: list[int]) -> int:
    """The move with the best mean, exact for what ``found`` says the final dice are worth."""
    _fill_worth(p, seat, found)
    front = int(p.front[seat])
    behind = int(p.behind[seat])
    if p.choosing >> seat & 1:
        return _best_reroll(front, behind, found)
    best = DONE
    now = found[place_of(front + behind)]
    most = now * THROWS
    for face in range(FACES):
        if dice_of(behind, face) > 0:
            mean = _push_mean(front, behind, face, found)
            if mean > most:
                most = mean
                best = PUSH + face
    is_poor = best == DONE and now < AFRESH_BELOW
    return AFRESH if is_poor and p.powers[seat] & FOURS else best


@rule
def _fill_worth(p: Position, seat: int, found: list[int]) -> None:
    """What three dice are worth as the final ones, and two with any third."""
    cards = _open_cards(p, seat)
    dare = int(_dare(p, seat))
    for place in range(SMALLER, len(HEAPS)):
        made = made_by_place(p, place, 0)
        found[place] = max(dare, _best_points(made, cards))
    for place in range(1 + FACES, SMALLER):
        total = 0
        for face in range(FACES):
            total += found[place_of(HEAP_AT[place] + one_die(face))]
        found[place] = total


@rule
def _push_mean(front: int, behind: int, face: int, found: list[int]) -> int:
    """Of pushing a die out, times THROWS."""
    pushed = size_of(front)
    out = front + one_die(face)
    if pushed == 0:
        left = behind - one_die(face)
        return _reroll_mean(out, left, _best_reroll(out, left, found), found)
    return found[place_of(out)] * FACES * FACES if pushed == 1 else 0


@rule
def _best_reroll(front: int, behind: int, found: list[int]) -> int:
    """Which of the two hidden dice to roll again."""
    best = REROLL_BOTH
    most = _reroll_mean(front, behind, best, found)
    for face in range(FACES):
        if dice_of(behind, face) > 0:
            mean = _reroll_mean(front, behind, REROLL + face, found)
            if mean > most:
                most = mean
                best = REROLL + face
    return best


@rule
def _reroll_mean(front: int, behind: int, move: int, found: list[int]) -> int:
    """Of a reroll after the first push, times THROWS."""
    total = 0
    for face in range(FACES):
        if move != REROLL_BOTH:
            kept = behind - one_die(move - REROLL)
            total += FACES * _worth_after(front, kept, one_die(face), found)
            continue
        for other in range(FACES):
            total += _worth_after(front, one_die(other), one_die(face), found)
    return total


@rule
def _worth_after(front: int, one: int, other: int, found: list[int]) -> int:
    """With one die in front and two behind: keep them, or push one and roll the other; times 6."""
    keep = FACES * found[place_of(front + one + other)]
    worth: int = max(keep, found[place_of(front + one)], found[place_of(front + other)])
    return worth


# Claiming.


@rule
def _dare(p: Position, seat: int) -> float:
    """What High Low promises, if it can be claimed."""
    if p.announced != 0 or _open_cards(p, seat) >> CARD_OF[HIGH_LOW_CLAIM] & 1 == 0:
        return 0.0
    return POINTS_OF[HIGH_LOW_CLAIM] * float(HIGH_LOW_CHANCES[pips_of(p.common)])


@rule
def _best_move(p: Position, may_bluff: bool) -> int:
    """The claim that promises most."""
    best = NOTHING
    most = -100.0
    for claim in range(CLAIMS):
        if refusal(p, p.claimer, CLAIM + claim) == 0:
            promise = _promise(p, claim, may_bluff)
            if promise > most:
                most = promise
                best = CLAIM + claim
    return best


@rule
def _promise(p: Position, claim: int, may_bluff: bool) -> float:
    """Points that a claim brings on average; who will not bluff ranks bluffs last."""
    if claim == HIGH_LOW_CLAIM:
        return _dare(p, p.claimer) - _reserve(p, claim)
    points = float(POINTS_OF[claim])
    is_true = _made(p, own_dice(p, p.claimer), is_summing(p)) >> claim & 1 == 1
    if not may_bluff:
        return points if is_true else -points
    believed = 1.0
    for seat in range(p.seats):
        if seat != p.claimer:
            believed *= 1.0 - _readiness(p, seat, claim)
    if is_true:
        return points + (1.0 - believed) * FIRST_BONUS / (p.seats - 1) - _reserve(p, claim)
    return BOLD * believed * (points + _next_bonus(p.bluffs[p.claimer])) - _reserve(p, claim)


@rule
def _reserve(p: Position, claim: int) -> float:
    """What the card might bring later, while there are rounds to come."""
    left = (ROUNDS[p.seats] - p.round_number) / ROUNDS[p.seats]
    return RESERVE * left * PAR[CARD_OF[claim]]


@rule
def _next_bonus(cards: int) -> int:
    """What one more bonus card is worth."""
    return FIRST_BONUS + BONUS_STEP * cards


@rule
def _power(p: Position, seat: int) -> int:
    """A power that brings enough, as a move; or none."""
    dice = own_dice(p, seat)
    cards = _claim_cards(p, seat)
    made = _made(p, dice, is_summing(p))
    enough = max(int(_dare(p, seat)), _best_points(made, cards)) + POWER_GAIN
    if p.round_number == ROUNDS[p.seats]:
        enough -= POWER_GAIN - 1
    if p.powers[seat] & TWOS and _best_points(made, p.on_table & p.scored[seat]) >= enough:
        return REPEAT
    if p.powers[seat] & THREES and _best_points(_made(p, dice, 1), cards) >= enough:
        return ADD
    return _change(p, seat, cards, enough) if p.powers[seat] & ONES else NO_MOVE


@rule
def _claim_cards(p: Position, seat: int) -> int:
    """Cards that can be claimed in this turn."""
    return p.on_table & p.scored[seat] if p.announced & TWOS else _open_cards(p, seat)


@rule
def _change(p: Position, seat: int, cards: int, enough: int) -> int:
    """The change of a hidden die that makes the best claim true."""
    best = NO_MOVE
    most = enough - 1
    for old in range(FACES):
        if dice_of(p.behind[seat], old) > 0:
            for new in range(FACES):
                dice = own_dice(p, seat) - one_die(old) + one_die(new)
                points = _best_points(_made(p, dice, is_summing(p)), cards)
                if points > most:
                    most = points
                    best = changing(CHANGE_HIDDEN, old, new)
    return best


# Accusing.


@rule
def _readiness(p: Position, seat: int, claim: int) -> float:
    """How likely a seat is to accuse a claim of the claimer, by what all see."""
    share = blind_share(p, claim)
    if share >= 1.0:
        return 0.0
    stake = (POINTS_OF[claim] + _next_bonus(p.bluffs[p.claimer])) / (p.seats - 1)
    suspicion = (1.0 - share) * stake / (share * _next_bonus(p.false_accusations[seat]))
    hidden = OWN_DICE - size_of(p.front[p.claimer])
    readiness = (suspicion - DOUBT[hidden]) / (SURE[hidden] - DOUBT[hidden])
    return min(MOST_READY[p.seats], max(0.0, readiness))


@rule
def horizon(p: Position) -> int:
    """A playout of `rollout` ends with the round."""
    return int(p.round_number)


@rule
def prospect(p: Position, seat: int, seats: int) -> float:
    """How well a seat stands when a playout ends: its lead in points."""
    best_other = -1000
    for other in range(seats):
        if other != seat:
            best_other = max(best_other, score(p, other))
    return float(score(p, seat) - best_other)
