"""Phase 1 of a round: rolling the dice (C6–C15, C54)."""

from __future__ import annotations

from foxden.core.rule import rule

from .claiming import begin_claiming
from .components import COMMON_DICE, OWN_DICE
from .table import FOURS, Phase, Position, is_veiled, one_die, size_of, without


@rule
def begin_round(p: Position) -> None:
    """C6."""
    p.round_number += 1
    p.phase = Phase.COMMON
    p.common = 0
    p.open_dice = COMMON_DICE


@rule
def common_die_lands(p: Position, face: int) -> None:
    """C6, C7. After the last one everybody rolls."""
    p.common += one_die(face)
    p.open_dice -= 1
    if p.open_dice > 0:
        return
    p.phase = Phase.ROLLING
    p.rolling = (1 << p.seats) - 1
    for seat in range(p.seats):
        _pick_up_dice(p, seat)


@rule
def _pick_up_dice(p: Position, seat: int) -> None:
    """C7, C54. All three dice are rolled behind the shield."""
    p.front[seat] = 0
    p.behind[seat] = 0
    p.choosing = without(p.choosing, seat)
    p.to_roll[seat] = 0 if is_veiled(p, seat) else OWN_DICE


@rule
def hidden_die_lands(p: Position, seat: int, face: int) -> None:
    """C7, C10, C11."""
    p.behind[seat] += one_die(face)
    p.to_roll[seat] -= 1


@rule
def push(p: Position, seat: int, face: int) -> None:
    """C9–C11, C15. The first push leaves a choice of what to reroll, the second none."""
    p.front[seat] += one_die(face)
    is_second = size_of(p.front[seat]) == OWN_DICE - 1
    if not is_veiled(p, seat):
        p.behind[seat] -= one_die(face)
        if is_second:
            reroll_all(p, seat)
        else:
            p.choosing |= 1 << seat
    if is_second and p.powers[seat] & FOURS == 0:
        finish_rolling(p, seat)


@rule
def reroll_one(p: Position, seat: int, face: int) -> None:
    """C10."""
    p.choosing = without(p.choosing, seat)
    p.behind[seat] -= one_die(face)
    p.to_roll[seat] = 1


@rule
def reroll_all(p: Position, seat: int) -> None:
    """C10, C11. Everything that is still behind the shield."""
    p.choosing = without(p.choosing, seat)
    p.behind[seat] = 0
    p.to_roll[seat] = OWN_DICE - size_of(p.front[seat])


@rule
def start_afresh(p: Position, seat: int) -> None:
    """C54."""
    p.powers[seat] ^= FOURS
    _pick_up_dice(p, seat)


@rule
def finish_rolling(p: Position, seat: int) -> None:
    """C15."""
    p.rolling = without(p.rolling, seat)
    if p.rolling == 0:
        begin_claiming(p, p.first)
