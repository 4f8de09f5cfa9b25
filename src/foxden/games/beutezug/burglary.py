"""A burglary of Beutezug: picking, rolling, bonuses, and the 0-cards of those who failed."""

from __future__ import annotations

from foxden.core.game import HIDDEN
from foxden.core.rule import rule

from .components import (
    HUES,
    MOST_LOCKS,
    REROLL_ALL,
    REROLL_ONE,
    ROUNDS,
    ZERO_CARDS,
    lock_colour,
    lock_least,
    lock_rank,
    locks_of,
)
from .ranking import end_turn
from .table import (
    ADRIFT,
    NO_CARD,
    NOWHERE,
    UNKNOWN,
    Phase,
    Position,
    bonuses,
    cards_face_up,
    draws_alone,
    player,
    under_count,
    zero_card,
)
from .winning import win


@rule
def pick(p: Position, space: int) -> None:
    """C8, C10. The last one to pick rolls first."""
    p.token[player(p)] = space
    if p.phase == Phase.REPICKING:
        _roll_for(p, p.display[space])
    elif p.place + 1 < p.seats:
        p.place += 1
    else:
        p.phase = Phase.BURGLING


@rule
def go_on(p: Position) -> None:
    """C10. From burglary to burglary, until someone or chance has to move."""
    while p.phase == Phase.BURGLING or p.phase == Phase.TURN_OVER:
        if p.phase == Phase.BURGLING:
            _begin_burglary(p)
        else:
            _clear_up(p)
            end_turn(p)


@rule
def _begin_burglary(p: Position) -> None:
    p.turns_begun += 1
    space = p.token[player(p)]
    if space != ADRIFT:
        _roll_for(p, p.display[space])
    elif cards_face_up(p) > 0:  # C29
        p.phase = Phase.REPICKING
    else:
        _fail(p)


@rule
def _roll_for(p: Position, card: int) -> None:
    """C11."""
    p.target = card
    _roll_all(p)


@rule
def _roll_all(p: Position) -> None:
    for lock in range(locks_of(p.target)):
        p.dice[lock] = 0
    p.to_roll = (1 << locks_of(p.target)) - 1
    p.phase = Phase.ROLLING


@rule
def die_shows(p: Position, face: int) -> None:
    """C11. The roll counts when its last die lies."""
    p.dice[rolling_die(p)] = face
    p.to_roll &= p.to_roll - 1
    if p.to_roll == 0:
        _judge(p)


@rule
def rolling_die(p: Position) -> int:
    """The die that is rolled next: the lowest of those that still roll."""
    die = 0
    while p.to_roll >> die & 1 == 0:
        die += 1
    return die


@rule
def _judge(p: Position) -> None:
    """C13, C14, C22."""
    if suffices(p):
        win(p)
    elif _can_use_a_bonus(p):
        p.phase = Phase.DECIDING
    else:
        _fail(p)


@rule
def suffices(p: Position) -> bool:
    """C12. For each lock, as many dice of its colour are high enough as locks are that hard."""
    for lock in range(locks_of(p.target)):
        if high_enough(p, lock) < lock_rank(p.target, lock):
            return False
    return True


@rule
def high_enough(p: Position, lock: int) -> int:
    """C16. How many dice would open a lock, with what was added."""
    colour = lock_colour(p.target, lock)
    least = lock_least(p.target, lock) - p.added[colour]
    count = 0
    for die in range(locks_of(p.target)):
        if lock_colour(p.target, die) == colour and p.dice[die] >= least:
            count += 1
    return count


@rule
def dice_of_colour(card: int, colour: int) -> int:
    """C11. How many dice of a colour a card's locks want."""
    count = 0
    for lock in range(locks_of(card)):
        if lock_colour(card, lock) == colour:
            count += 1
    return count


@rule
def left_of(p: Position, seat: int, bonus: int) -> int:
    """C15. Sources of a bonus that the burglar has not used yet."""
    used = p.rerolls_used if bonus == REROLL_ONE else p.rerolls_of_all_used
    if bonus < HUES:
        used = p.added[bonus]
    return bonuses(p, seat, bonus) - used


@rule
def is_usable(p: Position, seat: int, bonus: int) -> bool:
    """C15, C17. A source is left, and a +1 has a die that it counts for."""
    if bonus < HUES and dice_of_colour(p.target, bonus) == 0:
        return False
    return left_of(p, seat, bonus) > 0


@rule
def _can_use_a_bonus(p: Position) -> bool:
    """C22."""
    can = False
    for bonus in range(1, REROLL_ALL + 1):
        can = can or is_usable(p, player(p), bonus)
    return can


@rule
def add(p: Position, colour: int) -> None:
    """C16."""
    p.added[colour] += 1
    _judge(p)


@rule
def reroll_one(p: Position, colour: int, face: int) -> None:
    """C18. Dice of one colour that show the same are alike."""
    p.rerolls_used += 1
    die = die_showing(p, colour, face)
    p.dice[die] = 0
    p.to_roll = 1 << die
    p.phase = Phase.ROLLING


@rule
def die_showing(p: Position, colour: int, face: int) -> int:
    """The first such die; MOST_LOCKS if there is none."""
    for die in range(locks_of(p.target)):
        if lock_colour(p.target, die) == colour and p.dice[die] == face:
            return die
    return MOST_LOCKS


@rule
def reroll_all(p: Position) -> None:
    """C19."""
    p.rerolls_of_all_used += 1
    _roll_all(p)


@rule
def stop(p: Position) -> None:
    """C14. To fail on purpose."""
    _fail(p)


# Failed: two 0-cards, one is kept.


@rule
def _fail(p: Position) -> None:
    """C23, C25."""
    p.token[player(p)] = NOWHERE
    has_no_zeros = p.never_drawn + under_count(p) == 0
    p.phase = Phase.TURN_OVER if has_no_zeros else Phase.DRAWING


@rule
def draw(p: Position, kind: int) -> None:
    """C23–C25. The next 0-card; its kind is HIDDEN on the views of others."""
    is_last_of_all = draws_alone(p)
    if p.never_drawn > 0:
        p.never_drawn -= 1
        if kind != HIDDEN:
            p.zeros[kind] -= 1
    else:
        _come_back(p, kind)
    if is_last_of_all:
        _take_zero(p, kind)
        return
    hand = 0 if p.drawn[0] == 0 else 1
    p.drawn[hand] = UNKNOWN if kind == HIDDEN else kind
    if hand == 1:
        p.phase = Phase.KEEPING


@rule
def _come_back(p: Position, kind: int) -> None:
    """C24. The first of those put under; a viewer may have known it and lose sight of it now."""
    first = p.under[0]
    if first == UNKNOWN and kind != HIDDEN:
        p.zeros[kind] -= 1
    if first != UNKNOWN and kind == HIDDEN:
        p.zeros[first] += 1
    for k in range(ZERO_CARDS - 1):
        p.under[k] = p.under[k + 1]
        p.under_by[k] = p.under_by[k + 1]
    p.under[ZERO_CARDS - 1] = 0
    p.under_by[ZERO_CARDS - 1] = 0


@rule
def keep(p: Position, kind: int) -> None:
    """C23. The other one goes under the deck; a view that did not know the two learns one."""
    other = p.drawn[0]
    if p.drawn[0] == kind:
        other = p.drawn[1]
    if p.drawn[0] == UNKNOWN:
        p.zeros[kind] -= 1
    lowest = under_count(p)
    p.under[lowest] = other
    p.under_by[lowest] = player(p) + 1
    _take_zero(p, kind)


@rule
def _take_zero(p: Position, kind: int) -> None:
    p.won[player(p) * ROUNDS + p.round_number - 1] = zero_card(kind)
    p.drawn[0] = p.drawn[1] = 0
    p.phase = Phase.TURN_OVER


@rule
def _clear_up(p: Position) -> None:
    """Dice and bonuses lie ready for the next one."""
    p.target = NO_CARD
    p.rerolls_used = p.rerolls_of_all_used = 0
    for die in range(MOST_LOCKS):
        p.dice[die] = 0
    for colour in range(HUES):
        p.added[colour] = 0
