"""How a turn of Sneaky goes: rolling, placing, stopping, loot, handcuffs, refill."""

from __future__ import annotations

from foxden.core.rule import rule

from .components import DICE, FACES, TURN_LIMIT
from .table import (
    CENTRE,
    NO_CARD,
    NO_PLACE,
    PLACES,
    STACKS,
    TALLEST,
    Phase,
    Position,
    centre_is_empty,
    colour_of,
    is_captured,
    own_stack,
    takes,
    value_of,
)


@rule
def begin_turn(p: Position, player: int) -> None:
    """C11. The player takes all seven dice and rolls them."""
    p.player = player
    p.turn_number += 1
    p.topmost[0] = p.topmost[1] = NO_PLACE
    throw(p, DICE)


@rule
def throw(p: Position, dice: int) -> None:
    """C18. All dice that are not on cards are rolled."""
    for colour in range(FACES):
        p.dice[colour] = 0
    p.to_roll = dice
    p.placed = 0
    p.phase = Phase.ROLLING


@rule
def die_shows(p: Position, colour: int) -> None:
    """C16. The throw counts when its last die lies; if nothing fits, the turn is over."""
    p.dice[colour] += 1
    p.to_roll -= 1
    if p.to_roll == 0:
        p.phase = Phase.PLACING
        if not _any_die_fits(p):
            for place in range(PLACES):
                p.on_card[place] = 0  # a bust captures nothing
            _end_turn(p)


@rule
def _any_die_fits(p: Position) -> bool:
    """C13. In the centre or on an opponent's top card."""
    for place in range(PLACES):
        bandit = p.open_card[place]
        if bandit != NO_CARD and p.dice[colour_of(bandit)] > 0:
            if takes(p, place, colour_of(bandit)):
                return True
    return False


@rule
def place_die(p: Position, colour: int, place: int) -> None:
    """C14, C19. One at a time, and for good."""
    p.dice[colour] -= 1
    p.on_card[place] += 1
    p.placed += 1


@rule
def stop(p: Position) -> None:
    """C24, C28. Full cards are captured; if several go to one stack, the top one is chosen."""
    p.phase = Phase.TOPPING
    if not _any_top_awaited(p):
        _end_turn(p)


@rule
def choose_top(p: Position, place: int) -> None:
    p.topmost[_which_stack(p, p.open_card[place])] = place
    if not _any_top_awaited(p):
        _end_turn(p)


@rule
def _which_stack(p: Position, bandit: int) -> int:
    """0, or with two players 1 for the stack of 3s."""
    return value_of(bandit) - 2 if p.seats == 2 else 0


@rule
def awaits_top(p: Position, bandit: int) -> bool:
    """C28. Two or more captured cards go to this card's stack, and none was named its top."""
    if p.topmost[_which_stack(p, bandit)] != NO_PLACE:
        return False
    going = 0
    for place in range(PLACES):
        if is_captured(p, place) and value_of(p.open_card[place]) > 1:
            if own_stack(p, p.open_card[place]) == own_stack(p, bandit):
                going += 1
    return going >= 2


@rule
def _any_top_awaited(p: Position) -> bool:
    for place in range(PLACES):
        if is_captured(p, place) and value_of(p.open_card[place]) > 1:
            if awaits_top(p, p.open_card[place]):
                return True
    return False


@rule
def _end_turn(p: Position) -> None:
    """C24–C37. Captures, handcuffs, then the refill, or the end."""
    earned = handcuffs_earned(p)
    _take_captures(p)
    p.handcuffs[p.player] += earned
    for colour in range(FACES):
        p.dice[colour] = 0
    if p.last_turns > 0:
        p.last_turns -= 1
        if p.last_turns == 0 or centre_is_empty(p):  # C44, C47
            p.phase = Phase.OVER
    if p.turn_number == TURN_LIMIT:  # C49
        p.phase = Phase.OVER
    if p.phase != Phase.OVER:
        _refill(p)


@rule
def _take_captures(p: Position) -> None:
    """C24–C30, C41. In display order, the chosen top cards last.

    The own stack is never open, so cards that arrive on it are not looked at again; and a place
    that has given its card is emptied of dice, so the card below it is not captured.
    """
    top = p.topmost[0]
    other_top = p.topmost[1]
    for step in range(PLACES):
        place = _in_display_order(p, step)
        if place != top and place != other_top:
            _take(p, place)
    if top != NO_PLACE:
        _take(p, top)
    if other_top != NO_PLACE:
        _take(p, other_top)


@rule
def _in_display_order(p: Position, step: int) -> int:
    """C29. Centre from left to right, then clockwise from the player's left."""
    if step < CENTRE:
        return step
    stacks_each = 2 if p.seats == 2 else 1
    first = (p.player + 1) * stacks_each
    return CENTRE + (first + step - CENTRE) % STACKS


@rule
def _take(p: Position, place: int) -> None:
    """C25–C27, C43. The dice come back; a captured card goes to the player."""
    if not is_captured(p, place):
        p.on_card[place] = 0
        return
    bandit = p.open_card[place]
    p.on_card[place] = 0
    p.open_card[place] = NO_CARD if place < CENTRE else _uncover(p, place - CENTRE)
    if value_of(bandit) == 1:
        p.secured[p.player * FACES + colour_of(bandit)] += 1
    else:
        _lay_on(p, own_stack(p, bandit), bandit)


@rule
def _uncover(p: Position, stack: int) -> int:
    """C41. The card below the top one, which is gone."""
    if p.depth[stack] == 0:
        return NO_CARD
    p.depth[stack] -= 1
    level = stack * TALLEST + p.depth[stack]
    bandit = p.under[level]
    p.under[level] = NO_CARD
    return bandit


@rule
def _lay_on(p: Position, stack: int, bandit: int) -> None:
    covered = p.open_card[CENTRE + stack]
    if covered != NO_CARD:
        p.under[stack * TALLEST + p.depth[stack]] = covered
        p.depth[stack] += 1
    p.open_card[CENTRE + stack] = bandit


@rule
def handcuffs_earned(p: Position) -> int:
    """C31–C36. Two or more captured in the centre: take one. None: give one back."""
    from_centre = 0
    for place in range(CENTRE):
        if is_captured(p, place):
            from_centre += 1
    if from_centre >= 2:
        return 1
    return -1 if from_centre == 0 and p.handcuffs[p.player] > 0 else 0


@rule
def _refill(p: Position) -> None:
    """C37, C44–C46. Deal while there is a gap and a card; the last card starts the last round."""
    if _gap(p) < CENTRE and p.pile_size > 0:
        p.phase = Phase.REFILLING
        return
    if p.pile_size == 0 and p.last_turns == 0:
        p.last_turns = p.seats
    begin_turn(p, (p.player + 1) % p.seats)


@rule
def reveal(p: Position, bandit: int) -> None:
    """C7, C38. A new card fills the leftmost gap."""
    p.pile[bandit] -= 1
    p.pile_size -= 1
    p.open_card[_gap(p)] = bandit
    if p.phase == Phase.REFILLING:
        _refill(p)
    elif _gap(p) == CENTRE:
        p.phase = Phase.FIRST


@rule
def _gap(p: Position) -> int:
    """The leftmost free place of the centre; CENTRE if there is none."""
    for place in range(CENTRE):
        if p.open_card[place] == NO_CARD:
            return place
    return CENTRE
