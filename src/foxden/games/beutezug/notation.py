"""The words of Beutezug: canonical English for moves, and what to tell people.

reveals blue 2, green 3, black 4 · A takes turn order 2 · rolls blue 3        (the table)
draws +1 green · A wins the toss
pick row 3 column 2 · add 1 to pink · reroll black 2 · reroll all · stop · keep +1 green
"""

from __future__ import annotations

from foxden.core.errors import UnknownWords
from foxden.core.game import CHANCE, HIDDEN, SEAT_NAMES, Message, Move, Seat

from .burglary import rolling_die
from .components import (
    BONUSES,
    COLOURS,
    FACES,
    NUMBERS,
    VILLAS,
    ZEROS,
    bonus_of,
    lock_colour,
    lock_least,
    locks_of,
    points_of,
)
from .lanes import locks_that_hold
from .odds import chance_after, percent, success_chance
from .table import (
    ADD,
    ADRIFT,
    COIN,
    COLUMNS,
    DRAW,
    FACE,
    KEEP,
    MOST_PLAYERS,
    MOVES,
    NOWHERE,
    PICK,
    RANK,
    REROLL,
    REROLL_DICE,
    REVEAL,
    STOP,
    Phase,
    Position,
    draws_alone,
    player,
    rerolled_colour,
    rerolled_face,
    row_of,
    token_points,
    under_count,
)


def write(p: Position, seat: Seat, move: Move) -> str:
    if move >= KEEP:
        return f"keep {ZEROS[move - KEEP]}"
    if move in (STOP, REROLL_DICE):
        return "stop" if move == STOP else "reroll all"
    if move >= REROLL:
        return f"reroll {COLOURS[rerolled_colour(move)]} {rerolled_face(move)}"
    if move >= ADD:
        return f"add 1 to {COLOURS[move - ADD + 1]}"
    if move >= PICK:
        return f"pick {space_name(move - PICK)}"
    return _write_chance(p, move)


def _write_chance(p: Position, move: Move) -> str:
    if move >= COIN:
        return f"{SEAT_NAMES[move - COIN]} wins the toss"
    if move >= DRAW:
        return f"draws {ZEROS[move - DRAW]}"
    if move >= REVEAL:
        return f"reveals {card_name(move - REVEAL + 1)}"
    if move >= FACE:
        return f"rolls {_rolling_colour(p)} {move - FACE + 1}"
    return _takes(move - RANK, min(p.place, p.seats - 1))


def _takes(seat: Seat, place: int) -> str:
    return f"{SEAT_NAMES[seat]} takes turn order {place + 1}"


def _rolling_colour(p: Position) -> str:
    """Of the die that rolls now; when none does, any colour stands for it."""
    return COLOURS[lock_colour(p.target, rolling_die(p)) if p.to_roll else 0]


def read(p: Position, seat: Seat, words: str) -> Move:
    said = " ".join(words.split())
    move = _all_words(p, seat).get(said)
    if move is None:
        raise UnknownWords(_why_unread(p, seat, said))
    return move


def _all_words(p: Position, seat: Seat) -> dict[str, Move]:
    """Dice and turn order tokens of another moment are words too: the rules say what is wrong."""
    words = {write(p, seat, move): move for move in range(MOVES)}
    if p.phase != Phase.ROLLING:
        for face in range(FACES):
            words |= {f"rolls {colour} {face + 1}": FACE + face for colour in COLOURS}
    if p.phase != Phase.RANKING:
        for who in range(MOST_PLAYERS):
            words |= {_takes(who, place): RANK + who for place in range(MOST_PLAYERS)}
    return words


def _why_unread(p: Position, seat: Seat, said: str) -> str:
    first, _, rest = said.partition(" ")
    due, given = _rolling_colour(p), rest.partition(" ")[0]
    if p.phase == Phase.ROLLING and first == "rolls" and due != given in COLOURS:
        return f"The next die is {due}: dice stand in the order of the card's locks."
    if p.phase == Phase.RANKING and rest.startswith("takes turn order "):
        return f"Turn order {p.place + 1} is next: whoever ties with nobody has no line."
    if first == "reveals" and rest[:1].isalpha():
        return (
            f"{rest!r} is no card; a card is named by its locks, in the order blue, green, orange, "
            "pink, black and the hardest of a colour first."
        )
    examples = "reveals blue 2, green 3, black 4; rolls blue 3; draws +1 green"
    if seat != CHANCE:
        examples = (
            "pick row 2 column 1; add 1 to pink; reroll black 2; reroll all; stop; keep +1 green"
        )
    return f"{said!r} is no move of Beutezug; moves look like: {examples}."


def space_name(space: int) -> str:
    return f"row {NUMBERS[row_of(space)]} column {space % COLUMNS + 1}"


def card_name(card: int) -> str:
    """A villa is named by its locks, which no two share; a 0-card by what it gives."""
    if card > VILLAS:
        return ZEROS[card - VILLAS - 1]
    return ", ".join(
        f"{COLOURS[lock_colour(card, lock)]} {lock_least(card, lock)}"
        for lock in range(locks_of(card))
    )


def gain(name: str) -> str:
    """What a bonus or a 0-card gives, as the messages call it."""
    return {"": "none", "reroll one": "one", "reroll all": "all", "1 point": "point"}.get(
        name, name.removeprefix("+1 ")
    )


# Messages.


def offer(p: Position, seat: Seat, move: Move) -> Message:
    if move >= KEEP:
        return Message("offer-keep", {"gain": gain(ZEROS[move - KEEP])})
    if move == STOP:
        return Message("offer-stop")
    if move >= ADD:
        return _offered_bonus(move, percent(chance_after(p, move)))
    space = move - PICK
    chance = percent(success_chance(p, seat, p.display[space]))
    return Message("offer-pick", {**_card_at(p, space), "chance": chance})


def _offered_bonus(move: Move, chance: int) -> Message:
    """With the chance that is left then."""
    if move == REROLL_DICE:
        return Message("offer-reroll-all", {"chance": chance})
    if move >= REROLL:
        die = _die(rerolled_colour(move), rerolled_face(move))
        return Message("offer-reroll", {**die, "chance": chance})
    return Message("offer-add", {"colour": COLOURS[move - ADD + 1], "chance": chance})


def tell(before: Position, after: Position, seat: Seat, move: Move) -> list[Message]:
    if move == HIDDEN:
        return []
    told = [_told(before, seat, move)]
    if before.phase in (Phase.ROLLING, Phase.DECIDING):
        told += _told_judgement(before, after)
    for other in range(after.seats):
        if after.loot_token[other] > before.loot_token[other]:
            token = {"seat": other, "points": token_points(after, other)}
            told.append(Message("took-loot-token", token))
    if after.round_number > before.round_number:
        told.append(Message("round", {"number": after.round_number}))
        told.append(Message("order", _order(after)))
    return told


def _told(p: Position, seat: Seat, move: Move) -> Message:
    if move >= KEEP:
        return Message("kept", {"seat": seat, "gain": gain(ZEROS[move - KEEP])})
    if move in (STOP, REROLL_DICE):
        return Message("stopped" if move == STOP else "rerolled-all", {"seat": seat})
    if move >= REROLL:
        die = _die(rerolled_colour(move), rerolled_face(move))
        return Message("rerolled", {"seat": seat, **die})
    if move >= ADD:
        return Message("added", {"seat": seat, "colour": COLOURS[move - ADD + 1]})
    if move >= PICK:
        return Message("picked", {"seat": seat, **_card_at(p, move - PICK)})
    return _told_chance(p, move)


def _told_chance(p: Position, move: Move) -> Message:
    if move >= COIN:
        return Message("won-toss", {"seat": move - COIN})
    if move >= DRAW:
        told = "kept" if draws_alone(p) else "drew"  # C25
        return Message(told, {"seat": player(p), "gain": gain(ZEROS[move - DRAW])})
    if move >= REVEAL:
        return Message("revealed", {**_card(move - REVEAL + 1), **_space(p.gap)})
    if move >= FACE:
        die = {"colour": _rolling_colour(p), "face": move - FACE + 1}
        return Message("rolled", {"seat": player(p), **die})
    return Message("ranked", {"seat": move - RANK, "place": p.place + 1})


def _told_judgement(before: Position, after: Position) -> list[Message]:
    """Won or failed, and whose tokens moved."""
    burglar = player(before)
    if after.phase in (Phase.ROLLING, Phase.DECIDING) and after.target == before.target:
        if player(after) == burglar:
            held = Message("held", {"locks": locks_that_hold(after)})
            return [held] if after.phase == Phase.DECIDING else []
    space = before.token[burglar]
    if before.display[space] == after.display[space]:
        failed = Message("failed", {"seat": burglar, **_villa(before.target)})
        gets_a_card = before.never_drawn + under_count(before) > 0  # C25
        return [failed] if gets_a_card else [failed, Message("no-zeros", {"seat": burglar})]
    told = [Message("won", {"seat": burglar, **_villa(before.target)})]
    for seat in range(after.seats):
        if seat != burglar and before.token[seat] == space:
            told.append(_told_drop(after, seat, space))
    return told


def _told_drop(after: Position, seat: Seat, won: int) -> Message:
    """Where a token stands that stood on the won space."""
    space = after.token[seat]
    if space in (ADRIFT, NOWHERE):
        return Message("adrift", {"seat": seat})
    return Message("stayed" if space == won else "dropped", {"seat": seat, **_space(space)})


def _order(p: Position) -> dict[str, object]:
    places = ("first_seat", "second_seat", "third_seat", "fourth_seat", "fifth_seat")
    return {"players": p.seats, **dict(zip(places, p.order[: p.seats], strict=False))}


def _die(colour: int, face: int) -> dict[str, object]:
    return {"colour": COLOURS[colour], "face": face}


def _space(space: int) -> dict[str, object]:
    return {"row": NUMBERS[row_of(space)], "column": space % COLUMNS + 1}


def _card(card: int) -> dict[str, object]:
    return {
        "number": int(locks_of(card)),
        "points": int(points_of(card)),
        "gain": gain(BONUSES[bonus_of(card)]),
    }


def _villa(card: int) -> dict[str, object]:
    """A card that was burgled, with what its picture needs."""
    return {**_card(card), "id": int(card), "locks": card_name(card)}


def _card_at(p: Position, space: int) -> dict[str, object]:
    return {**_card(p.display[space]), **_space(space)}
