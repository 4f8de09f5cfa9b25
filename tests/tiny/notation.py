"""The words of Under the Cup.

prize 3 · rolls 5 · shows 5 for 2        (the table; a roll is private to its seat)
bid 2 · reroll
"""

from __future__ import annotations

from foxden.core.errors import UnknownWords
from foxden.core.game import CHANCE, HIDDEN, Message, Move, Seat

from .components import FACES
from .cups import BID, FACE, MOVES, PRIZE, REROLL, SHOW, Phase, Position, shown_bid, shown_die
from .rules import stream


def write(p: Position, seat: Seat, move: Move) -> str:
    if move == REROLL:
        return "reroll"
    if move >= BID:
        return f"bid {move - BID + 1}"
    if move >= SHOW:
        return f"shows {shown_die(move)} for {shown_bid(move)}"
    return f"rolls {move - FACE + 1}" if move >= FACE else f"prize {move - PRIZE + 1}"


def read(p: Position, seat: Seat, words: str) -> Move:
    for move in range(MOVES):
        if write(p, seat, move) == " ".join(words.split()):
            return move
    examples = "prize 1, rolls 1, shows 1 for 1" if seat == CHANCE else f"bid {FACES}, reroll"
    raise UnknownWords(f"{words.strip()!r} is no move; moves look like: {examples}.")


def offer(p: Position, seat: Seat, move: Move) -> Message:
    if move == REROLL:
        return Message("offer-reroll", {"die": p.die[seat]})
    return Message("offer-bid", {"bid": move - BID + 1})


def tell(before: Position, after: Position, seat: Seat, move: Move) -> list[Message]:
    told = [_told(before, seat, move)]
    if before.phase == Phase.SHOWING and after.phase != Phase.SHOWING:
        for player in range(before.seats):
            gained = after.hits[player] + after.busts[player]
            gained -= before.hits[player] + before.busts[player]
            told.append(Message("gained", {"seat": player, "points": gained}))
    return told


def _told(before: Position, seat: Seat, move: Move) -> Message:
    if seat != CHANCE:
        if move == HIDDEN:
            return Message("sealed", {"seat": seat})
        if move == REROLL:
            return Message("rerolls", {"seat": seat})
        return Message("bids", {"seat": seat, "bid": move - BID + 1})
    if before.phase == Phase.PRIZING:
        return Message("prize", {"prize": move - PRIZE + 1})
    if before.phase == Phase.SHOWING:
        shown = {"seat": before.shown, "die": shown_die(move), "bid": shown_bid(move)}
        return Message("shown", shown)
    return Message("rolled", {"seat": stream(before), "die": move - FACE + 1})
