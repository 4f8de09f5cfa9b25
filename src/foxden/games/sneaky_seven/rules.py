"""The rules of Sneaky Seven.  Clause numbers refer to ``clauses.md``; ``p`` is the position.

The nouns of the rulebook have files of their own: ``start``, ``movement``, ``robbery``, ``market``
(with the school), ``trade`` and ``rounds``.  Each says what it refuses and what it does.
"""

from __future__ import annotations

from collections.abc import Mapping

from foxden.core.chance import Rng
from foxden.core.game import CHANCE, NOBODY, PUBLIC, Option, Value
from foxden.core.rule import rule

from .choices import choices
from .components import (
    CARDS_EACH,
    DANGER_FACES,
    FARTHEST,
    FIELDS,
    PLACES,
    ROUND_LIMIT,
    ROUND_LIMIT_FOR_TWO,
)
from .market import (
    buy_card,
    buy_vehicle,
    protect,
    refused_card,
    refused_lesson,
    refused_loot,
    refused_use,
    refused_vehicle,
    sell_card,
    sell_loot,
    study,
)
from .movement import (
    go,
    refused_roll,
    refused_tile,
    refused_tunnel,
    roll,
    start_moving,
    take_tunnel,
)
from .reasons import Ending as Ending, Reason as Reason
from .robbery import begin_robbery, danger_shows, refused_player, refused_robbery, shields
from .rounds import end_turn, leaders, why_over
from .start import choose_character, refused_character, roll_off, start_at
from .table import (
    ACCEPT,
    BUY,
    BUY_VEHICLE,
    CHOOSE,
    DECLINE,
    DONE,
    FACE,
    GET,
    GIVE,
    GO,
    MAKE,
    MOVES as MOVES,
    NO_SHIELD,
    OFFER,
    PROTECT,
    ROB,
    ROB_PLAYER,
    ROLL,
    SEATS as SEATS,
    SELL,
    SELL_LOOT,
    SHIELD,
    STARTING_DIE,
    STUDY,
    TIME_IS_UP,
    TUNNEL,
    Phase,
    Position as Position,
    token_count,
)
from .trade import (
    accept_offer,
    add_getting,
    add_giving,
    begin_offer,
    close_offer,
    decline_offer,
    is_empty,
    make_offer,
    refused_getting,
    refused_giving,
    refused_partner,
)
from .ways import HOMES, STATION

NAME = "sneaky-seven"
VERSION = 1
AUTOMATIC = "auto"  # C46: by the number of players
OPTIONS = {
    "rounds": Option(AUTOMATIC, (AUTOMATIC, 5, 10, 15, 20, 30, 45, 60, 90, 120)),
    "minutes": Option(0, (0, 15, 30, 45, 60, 90, 120)),
}
BINDING = range(PROTECT, STUDY)  # C29: cards laid out
PARTS = ("tokens",)
DICE_PHASES = (Phase.FIRST, Phase.STARTING, Phase.ROLLING, Phase.DANGER, Phase.TIE)
AWAITS_DICE = tuple(phase in DICE_PHASES for phase in Phase)


def set_up(seats: int, options: Mapping[str, Value]) -> Position:
    """C4. Everyone will roll a d6; all decks are full, no house is anyone's."""
    p = Position()
    p.seats = seats
    p.first = p.prey = p.partner = NOBODY
    p.phase = Phase.FIRST
    p.contenders = (1 << seats) - 1
    p.is_timed = int(int(options["minutes"]) > 0)
    p.round_limit = ROUND_LIMIT_FOR_TWO if seats == 2 else ROUND_LIMIT
    if options["rounds"] != AUTOMATIC:
        p.round_limit = int(options["rounds"])
    for seat in range(len(p.character)):
        p.character[seat] = NOBODY
        p.tile[seat] = STATION
    for field in range(FIELDS):
        p.deck[field] = CARDS_EACH
    for home in range(HOMES):
        p.owner[home] = NOBODY
    return p


# Whose turn it is, and what they may do.


@rule
def turn(p: Position) -> int:
    if p.phase == Phase.OVER:
        return 0
    if p.phase == Phase.ASKED:
        return 1 << p.partner
    return 1 << CHANCE if _awaits_dice(p) else 1 << p.player


@rule
def _awaits_dice(p: Position) -> bool:
    return AWAITS_DICE[p.phase]


@rule
def candidates(p: Position, seat: int, found: list[int]) -> int:
    return choices(p, seat, found)


@rule
def refusal(p: Position, seat: int, move: int) -> int:
    if move < 0 or move >= MOVES:
        return Reason.NO_SUCH_MOVE
    if p.phase == Phase.OVER:
        return Reason.GAME_OVER
    if seat == CHANCE:
        return _refused_outcome(p, move)
    if move < CHOOSE:
        return Reason.NOT_FOR_PLAYERS
    if _awaits_dice(p):
        return Reason.TABLE_MOVES_FIRST
    if turn(p) != 1 << seat:
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.ASKED:
        return Reason.LEGAL if move >= ACCEPT else Reason.ANSWER_FIRST
    if move >= GIVE:
        return _refused_offer(p, move)
    if p.phase == Phase.OFFERING:
        return Reason.FINISH_OFFER_FIRST
    if move < ROLL:
        return refused_character(p, move - CHOOSE)
    if p.phase == Phase.CHOOSING:
        return Reason.CHOOSE_FIRST
    return _refused_action(p, move) if move < BUY else _refused_deal(p, move)


@rule
def _refused_outcome(p: Position, move: int) -> int:
    """C47. The dice that are due; the clock only while the table waits for a seat."""
    if move == TIME_IS_UP:
        return _refused_clock(p)
    if not _awaits_dice(p):
        return Reason.NOT_YOUR_TURN
    if p.phase == Phase.DANGER:
        return Reason.LEGAL if NO_SHIELD <= move <= SHIELD else Reason.WRONG_OUTCOME
    return Reason.LEGAL if FACE <= move < FACE + _faces(p) else Reason.WRONG_OUTCOME


@rule
def _refused_clock(p: Position) -> int:
    if p.is_timed == 0:
        return Reason.NO_TIME_LIMIT
    if p.time_is_up == 1:
        return Reason.TIME_WAS_UP
    return Reason.TABLE_MOVES_FIRST if _awaits_dice(p) else Reason.LEGAL


@rule
def _faces(p: Position) -> int:
    """Of the die that is due: d20, d12 or d6."""
    if p.phase == Phase.ROLLING:
        return FARTHEST
    return PLACES if p.phase == Phase.STARTING else STARTING_DIE


@rule
def _refused_action(p: Position, move: int) -> int:
    """Rolling, moving, robbing, ending the turn."""
    if move == ROLL:
        return refused_roll(p)
    if move < TUNNEL:
        return refused_tile(p, move - GO)
    if move == TUNNEL:
        return refused_tunnel(p)
    if move == ROB:
        return refused_robbery(p)
    if move < DONE:
        return refused_player(p, move - ROB_PLAYER)
    if p.phase == Phase.READY:  # C9
        return Reason.ROLL_FIRST
    return Reason.MOVE_FIRST if p.phase == Phase.MOVING else Reason.LEGAL


@rule
def _refused_deal(p: Position, move: int) -> int:
    """Market, school, and the beginning of an offer."""
    if move < BUY_VEHICLE:
        return refused_card(p, move - BUY)
    if move < SELL:
        return refused_vehicle(p, move - BUY_VEHICLE)
    if move < SELL_LOOT:
        return refused_use(p, move - SELL)
    if move < PROTECT:
        return refused_loot(p, move - SELL_LOOT)
    if move < STUDY:
        return refused_use(p, move - PROTECT)
    if move < OFFER:
        return refused_lesson(p, move - STUDY)
    return refused_partner(p, move - OFFER)


@rule
def _refused_offer(p: Position, move: int) -> int:
    """Adding to an offer, making it, dropping it."""
    if p.phase == Phase.CHOOSING:
        return Reason.CHOOSE_FIRST
    if p.phase != Phase.OFFERING:
        return Reason.NO_OFFER
    if move < GET:
        return refused_giving(p, move - GIVE)
    if move < MAKE:
        return refused_getting(p, move - GET)
    if move >= ACCEPT:
        return Reason.FINISH_OFFER_FIRST
    return Reason.EMPTY_OFFER if move == MAKE and is_empty(p) else Reason.LEGAL


@rule
def odds(p: Position, move: int) -> float:
    if not _awaits_dice(p):
        return 0.0  # the clock is no chance
    if p.phase != Phase.DANGER:
        return 1 / _faces(p)
    shield = shields(p) / DANGER_FACES
    return shield if move == SHIELD else 1 - shield


@rule
def stream(p: Position) -> int:
    return PUBLIC


@rule
def play(p: Position, seat: int, move: int) -> None:
    if move < CHOOSE:
        _table_plays(p, move)
    elif move < BUY:
        _act(p, move)
    elif move < OFFER:
        _deal(p, move)
    else:
        _offer(p, move)


@rule
def _table_plays(p: Position, move: int) -> None:
    if move == TIME_IS_UP:
        p.time_is_up = 1  # C47
    elif move >= NO_SHIELD:
        danger_shows(p, move == SHIELD)
    elif p.phase == Phase.ROLLING:
        start_moving(p, move - FACE + 1)
    elif p.phase == Phase.STARTING:
        start_at(p, move - FACE)
    else:
        roll_off(p, move - FACE + 1)


@rule
def _act(p: Position, move: int) -> None:
    if move < ROLL:
        choose_character(p, move - CHOOSE)
    elif move == ROLL:
        roll(p)
    elif move < TUNNEL:
        go(p, move - GO)
    elif move == TUNNEL:
        take_tunnel(p)
    elif move == ROB:
        begin_robbery(p, NOBODY)
    elif move < DONE:
        begin_robbery(p, move - ROB_PLAYER)
    else:
        end_turn(p)


@rule
def _deal(p: Position, move: int) -> None:
    if move < BUY_VEHICLE:
        buy_card(p, move - BUY)
    elif move < SELL:
        buy_vehicle(p, move - BUY_VEHICLE)
    elif move < SELL_LOOT:
        sell_card(p, move - SELL)
    elif move < PROTECT:
        sell_loot(p, move - SELL_LOOT)
    elif move < STUDY:
        protect(p, move - PROTECT)
    else:
        study(p, move - STUDY)


@rule
def _offer(p: Position, move: int) -> None:
    if move < GIVE:
        begin_offer(p, move - OFFER)
    elif move < GET:
        add_giving(p, move - GIVE)
    elif move < MAKE:
        add_getting(p, move - GET)
    elif move == MAKE:
        make_offer(p)
    elif move == ACCEPT:
        accept_offer(p)
    elif move == DECLINE:
        decline_offer(p)
    else:
        close_offer(p)


# What everyone may know: all of it (C49).


@rule
def hide(p: Position, viewer: int) -> None:
    pass


@rule
def seen(p: Position, seat: int, move: int, viewer: int) -> int:
    return move


@rule
def guess(p: Position, viewer: int, rng: Rng) -> None:
    pass


# Scores.


@rule
def turns(p: Position) -> int:
    return p.turn_number


@rule
def score_parts(p: Position, seat: int) -> tuple[int]:
    """C45, C48. Tokens on the bingo board."""
    return (token_count(p, seat),)


@rule
def score(p: Position, seat: int) -> int:
    return token_count(p, seat)


@rule
def winners(p: Position) -> int:
    """C45, C48. The full board, or the most tokens, or who won the roll for it."""
    return int(p.contenders) if p.phase == Phase.OVER else leaders(p)


@rule
def reason(p: Position) -> int:
    return why_over(p)
