"""The d20, roads, bridges, the river and the catacombs."""

from __future__ import annotations

from foxden.core.rule import rule

from .reasons import Reason
from .table import Phase, Position, has_boat, steps_to
from .ways import IS_RIVER, TWIN


@rule
def refused_roll(p: Position) -> int:
    """C9. Once a turn."""
    return Reason.LEGAL if p.phase == Phase.READY else Reason.ROLLED_ALREADY


@rule
def roll(p: Position) -> None:
    p.phase = Phase.ROLLING


@rule
def start_moving(p: Position, tiles: int) -> None:
    p.rolled = tiles
    p.phase = Phase.MOVING


@rule
def refused_tile(p: Position, tile: int) -> int:
    """C11, C12. As many tiles as rolled, or fewer; the river only by boat."""
    if p.phase == Phase.READY:
        return Reason.ROLL_FIRST
    if p.phase != Phase.MOVING:
        return Reason.MOVED_ALREADY
    if IS_RIVER[tile] == 1 and has_boat(p, p.player) == 0:
        return Reason.NEEDS_BOAT
    return Reason.LEGAL if steps_to(p, p.player, tile) <= p.rolled else Reason.TOO_FAR


@rule
def go(p: Position, tile: int) -> None:
    """C13. Staying counts as landing, too."""
    p.tile[p.player] = tile
    p.phase = Phase.LANDED


@rule
def refused_tunnel(p: Position) -> int:
    """C14. From a manhole, once, right after landing on it."""
    if p.phase == Phase.READY or p.phase == Phase.MOVING:
        return Reason.MOVE_FIRST
    if p.phase != Phase.LANDED:
        return Reason.TUNNEL_USED
    tile = p.tile[p.player]
    return Reason.NO_MANHOLE if TWIN[tile] == tile else Reason.LEGAL


@rule
def take_tunnel(p: Position) -> None:
    p.tile[p.player] = int(TWIN[p.tile[p.player]])
    p.phase = Phase.SURFACED
