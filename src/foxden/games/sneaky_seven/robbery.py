"""Robbing houses, mansions, the twelve places and other players."""

from __future__ import annotations

from foxden.core.game import NOBODY
from foxden.core.rule import rule

from .components import (
    BUSINESS_PAYS,
    FIELDS,
    HOUSE_PAYS,
    HOUSE_SHIELDS,
    IS_BUSINESS,
    JOB_CARDS,
    JOB_VEHICLES,
    MANSION_PAYS,
    MANSION_SHIELDS,
    PLACE_SHIELDS,
    PLACES,
    PLAYER_PAYS,
    PLAYER_SHIELDS,
    SCHOOL,
    TARGET_COUNT,
    TARGETS,
)
from .reasons import Reason
from .rounds import end_turn, win_with_nine
from .table import (
    Phase,
    Position,
    has_landed,
    has_token,
    home_at,
    laid_cards,
    place_at,
    token_count,
)
from .ways import FIRST_MANSION, STATION


@rule
def refused_robbery(p: Position) -> int:
    """C16, C21. The building at the tile where the move ended."""
    if not has_landed(p):
        return _not_now(p)
    tile = p.tile[p.player]
    if place_at(tile) != NOBODY:
        return refused_job(p, p.player, place_at(tile))
    if home_at(tile) == NOBODY:
        return Reason.NOTHING_TO_ROB
    return Reason.OWN_SAFE_HOUSE if p.owner[home_at(tile)] == p.player else Reason.LEGAL


@rule
def refused_job(p: Position, seat: int, place: int) -> int:
    """C22, C25. Everything on the job card must be there; a target only once."""
    if has_token(p, seat, place):
        return Reason.TOKEN_ALREADY
    for field in range(FIELDS):
        if p.hand[seat * FIELDS + field] < JOB_CARDS[place, field]:
            return Reason.CARDS_MISSING
    wanted = JOB_VEHICLES[place]
    return Reason.LEGAL if int(p.vehicles[seat]) & wanted == wanted else Reason.VEHICLE_MISSING


@rule
def refused_player(p: Position, prey: int) -> int:
    """C31. Another player on the same tile, but not at the police station."""
    if not has_landed(p):
        return _not_now(p)
    if prey >= p.seats:
        return Reason.NO_SUCH_SEAT
    if prey == p.player:
        return Reason.ROB_YOURSELF
    if p.tile[prey] != p.tile[p.player]:
        return Reason.NOT_HERE
    return Reason.IN_POLICE_STATION if p.tile[prey] == STATION else Reason.LEGAL


@rule
def _not_now(p: Position) -> int:
    return Reason.ROBBED_ALREADY if p.phase == Phase.ROBBED else Reason.MOVE_FIRST


@rule
def begin_robbery(p: Position, prey: int) -> None:
    """C17. The danger die decides; NOBODY as prey: the building here."""
    p.prey = prey
    p.danger_rolls = 0
    p.phase = Phase.DANGER


@rule
def shields(p: Position) -> int:
    """C17. Faces with a shield on the die of this robbery."""
    tile = p.tile[p.player]
    if p.prey != NOBODY:
        return PLAYER_SHIELDS
    if place_at(tile) != NOBODY:
        return PLACE_SHIELDS[place_at(tile)]
    return home_shields(home_at(tile))


@rule
def home_shields(home: int) -> int:
    return HOUSE_SHIELDS if home < FIRST_MANSION else MANSION_SHIELDS


@rule
def home_pays(home: int) -> int:
    return HOUSE_PAYS if home < FIRST_MANSION else MANSION_PAYS


@rule
def defender(p: Position) -> int:
    """C30. Whose face-up cards make the robbery harder; NOBODY: no one's."""
    if p.prey != NOBODY:
        return p.prey
    home = home_at(p.tile[p.player])
    return NOBODY if home == NOBODY else int(p.owner[home])


@rule
def danger_shows(p: Position, is_shield: bool) -> None:
    """C27, C28. The robber's own roll, then one for each card, until a shield shows."""
    guard = defender(p)
    if p.danger_rolls > 0:
        _expire(p, guard)
    if is_shield:
        _caught(p)
        return
    p.danger_rolls += 1
    if guard == NOBODY or laid_cards(p, guard) == 0:
        _succeed(p, guard)


@rule
def _expire(p: Position, guard: int) -> None:
    """C28. The card that was rolled against goes under its deck, first field first."""
    for field in range(FIELDS):
        if p.laid[guard * FIELDS + field] > 0:
            p.laid[guard * FIELDS + field] -= 1
            p.deck[field] += 1
            return


@rule
def _caught(p: Position) -> None:
    """C18. To the police station; the turn is over."""
    p.prey = NOBODY
    p.danger_rolls = 0
    p.tile[p.player] = STATION
    end_turn(p)


@rule
def _succeed(p: Position, guard: int) -> None:
    prey = p.prey
    tile = p.tile[p.player]
    p.prey = NOBODY
    p.danger_rolls = 0
    p.phase = Phase.ROBBED
    if prey != NOBODY:
        _take_from(p, prey, PLAYER_PAYS)
    elif place_at(tile) != NOBODY:
        _take_loot(p, place_at(tile))
    else:
        _take_home(p, home_at(tile), guard)


@rule
def paid_by(p: Position, owner: int, amount: int) -> int:
    """C20, C31. As much as they have."""
    return min(amount, int(p.money[owner]))


@rule
def _take_from(p: Position, owner: int, amount: int) -> None:
    paid = paid_by(p, owner, amount)
    p.money[owner] -= paid
    p.money[p.player] += paid


@rule
def _take_home(p: Position, home: int, owner: int) -> None:
    """C19, C20. The bank pays, or the owner of the safe house; it changes colour."""
    if owner == NOBODY:
        p.money[p.player] += home_pays(home)
    else:
        _take_from(p, owner, home_pays(home))
    p.owner[home] = p.player


@rule
def _take_loot(p: Position, place: int) -> None:
    """C23, C24, C26. Cards are used up; a loot card, for a target a token, for a business money."""
    seat = p.player
    for field in range(FIELDS):
        p.hand[seat * FIELDS + field] -= int(JOB_CARDS[place, field])
        p.deck[field] += int(JOB_CARDS[place, field])
    p.loot[seat * PLACES + place] += 1
    if IS_BUSINESS[place]:
        p.money[seat] += BUSINESS_PAYS
    if place == SCHOOL:
        p.expelled |= 1 << seat  # C38
    if TARGETS[place]:
        p.tokens[seat] |= 1 << place
        if token_count(p, seat) == TARGET_COUNT:
            win_with_nine(p)
