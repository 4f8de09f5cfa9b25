"""The words of Sly Dice: canonical English for moves, and what to tell people.

deals full house · A starts · rolls 5 · shows 5            (the table)
push 6 · reroll 5 · reroll both · done · start afresh      (rolling)
change hidden 3 to 5 · change front 3 to 5 · repeat · add two dice
claim four 2s · claim one 2 · claim full house · claim nothing
accuse · pass · stay silent · show bluff · higher · lower
"""

from __future__ import annotations

from functools import cache

from foxden.core.errors import UnknownWords
from foxden.core.game import CHANCE, HIDDEN, NOBODY, SEAT_NAMES, Message, Move, Seat

from .components import (
    CARD_NAMES,
    CARD_OF,
    COUNT_OF,
    FACE_OF,
    FACES,
    HIGH_LOW_CLAIM,
    POINTS_OF,
)
from .refusals import rolls_next
from .table import (
    ACCUSE,
    ADD,
    AFRESH,
    CHANGE_FRONT,
    CHANGE_HIDDEN,
    CLAIM,
    DEAL,
    DONE,
    FACE,
    HIGHER,
    LOWER,
    MOVES,
    NOTHING,
    PASS,
    PUSH,
    REPEAT,
    REROLL,
    REROLL_BOTH,
    SHOW,
    SHOW_BLUFF,
    SILENT,
    STARTS,
    Phase,
    Position,
    changed_from,
    changed_to,
    dice_are_out,
    dice_of,
    hidden_dice,
    is_veiled,
    own_dice,
    pips_of,
    proven_claims,
    size_of,
    true_claims,
)

NUMBERS = ("one", "two", "three", "four", "five", "six")
SINGLE = {
    REROLL_BOTH: "reroll both",
    DONE: "done",
    AFRESH: "start afresh",
    REPEAT: "repeat",
    ADD: "add two dice",
    NOTHING: "claim nothing",
    ACCUSE: "accuse",
    PASS: "pass",
    HIGHER: "higher",
    LOWER: "lower",
    SILENT: "stay silent",
    SHOW_BLUFF: "show bluff",
}
EXAMPLES = {
    CHANCE: "deals full house, A starts, rolls 5, shows 5",
    Phase.ROLLING: "push 6, reroll 5, reroll both, done, start afresh",
    Phase.CLAIMING: "claim four 2s, claim full house, claim nothing, change hidden 3 to 5, repeat",
    Phase.ACCUSING: "accuse, pass",
    Phase.CONFESSING: "stay silent, show bluff",
    Phase.CALLING: "higher, lower",
}


def write(p: Position, seat: Seat, move: Move) -> str:
    return _words_of(move)


def read(p: Position, seat: Seat, words: str) -> Move:
    move = _all_words().get(" ".join(words.split()))
    if move is None:
        examples = EXAMPLES[CHANCE] if seat == CHANCE else EXAMPLES.get(p.phase)
        examples = examples or "push 6, done, claim full house, accuse, pass"
        raise UnknownWords(
            f"{words.strip()!r} is no move of Sly Dice; moves look like: {examples}."
        )
    return move


@cache
def _all_words() -> dict[str, Move]:
    return {_words_of(move): move for move in range(MOVES)}


def _words_of(move: Move) -> str:
    if move in SINGLE:
        return SINGLE[move]
    if move >= CLAIM:
        return f"claim {claim_name(move - CLAIM)}"
    if move >= CHANGE_HIDDEN:
        old, new = changed_from(CHANGE_HIDDEN, move), changed_to(CHANGE_HIDDEN, move)
        return f"change hidden {old + 1} to {new + 1}"
    if move >= CHANGE_FRONT:
        old, new = changed_from(CHANGE_FRONT, move), changed_to(CHANGE_FRONT, move)
        return f"change front {old + 1} to {new + 1}"
    if move >= PUSH:
        return f"reroll {move - REROLL + 1}" if move >= REROLL else f"push {move - PUSH + 1}"
    if move >= DEAL:
        return f"shows {move - SHOW + 1}" if move >= SHOW else f"deals {CARD_NAMES[move - DEAL]}"
    return f"rolls {move - FACE + 1}" if move >= FACE else f"{SEAT_NAMES[move - STARTS]} starts"


def claim_name(claim: int) -> str:
    """`four 2s`, `one 2`, `full house`."""
    count = COUNT_OF[claim]
    if count == 0:
        return CARD_NAMES[CARD_OF[claim]]
    return f"{NUMBERS[count - 1]} {FACE_OF[claim]}{'s' if count > 1 else ''}"


def faces_in(code: int) -> list[int]:
    """The dice of a heap, from the lowest to the highest."""
    return [face + 1 for face in range(FACES) for _ in range(dice_of(code, face))]


# Messages: choices.


def offer(p: Position, seat: Seat, move: Move) -> Message:
    if CLAIM <= move < NOTHING:
        return _offered_claim(p, seat, move - CLAIM)
    if CHANGE_FRONT <= move < REPEAT:
        base = CHANGE_HIDDEN if move >= CHANGE_HIDDEN else CHANGE_FRONT
        where = "hidden" if move >= CHANGE_HIDDEN else "front"
        old, new = changed_from(base, move) + 1, changed_to(base, move) + 1
        return Message("offer-change", {"where": where, "old": old, "new": new})
    if PUSH <= move < REROLL:
        return Message("offer-push", {"face": move - PUSH + 1, "front": _front_size(p, seat)})
    if REROLL <= move < REROLL_BOTH:
        return Message("offer-reroll", {"face": move - REROLL + 1})
    if move == ACCUSE:
        return Message("offer-accuse", {"seat": p.claimer})
    if move in (HIGHER, LOWER):
        return Message(f"offer-{SINGLE[move]}", {"target": p.target})
    return Message("offer-" + SINGLE[move].replace(" ", "-"))


def _front_size(p: Position, seat: Seat) -> int:
    return size_of(p.front[seat])


def _offered_claim(p: Position, seat: Seat, claim: int) -> Message:
    """The claimer is told whether it is true; this is for their eyes only (C60)."""
    args = {**claim_args(claim), "truth": "dare"}
    if claim == HIGH_LOW_CLAIM:
        return Message("offer-claim", args)
    args["truth"] = truth_of(p, claim)
    return Message("offer-claim", args)


def truth_of(p: Position, claim: int) -> str:
    """A claim as its claimer sees it: `proven`, `true` or `bluff`; `unknown` to others."""
    if proven_claims(p) >> claim & 1:
        return "proven"
    if is_veiled(p, p.claimer):
        return "unknown"
    is_true = true_claims(p, own_dice(p, p.claimer)) >> claim & 1
    return "true" if is_true else "bluff"


def claim_args(claim: int) -> dict[str, object]:
    return {
        "card": card_id(CARD_OF[claim]),
        "count": COUNT_OF[claim],
        "face": FACE_OF[claim],
        "points": POINTS_OF[claim],
    }


def card_id(card: int) -> str:
    """A card's name as one word, for messages and views: `full-house`."""
    return CARD_NAMES[card].replace(" ", "-")


# Messages: what happened.


def tell(before: Position, after: Position, seat: Seat, move: Move) -> list[Message]:
    told = _told_by_table(before, after, move) if seat == CHANCE else [_told(before, seat, move)]
    if CLAIM <= move < NOTHING:
        told += _told_dice(after)
    told += _told_score(before, after)
    told += _told_turn(before, after)
    if after.round_number > before.round_number:
        args = {"seat": after.first, "number": after.round_number}
        told.append(Message("round", args))
    return told


def _told_turn(before: Position, after: Position) -> list[Message]:
    if not _all_have_rolled(after):
        return []
    have_just_rolled = not _all_have_rolled(before)
    told = [Message("all-done")] if have_just_rolled else []
    if have_just_rolled or after.claimer != before.claimer:
        told.append(Message("to-claim", {"seat": after.claimer}))
    return told


def _all_have_rolled(p: Position) -> bool:
    """Whoever waits for a last die is told after it; to the others it has rolled with the push."""
    return dice_are_out(p) and p.rolling == 0 and rolls_next(p) == NOBODY


def _told_dice(p: Position) -> list[Message]:
    """After a claim: the dice by which all judge it, or why nobody may accuse."""
    if p.phase == Phase.CONFESSING:
        return [Message("proven")]
    if p.phase != Phase.ACCUSING:
        return []
    front = faces_in(p.front[p.claimer])
    args = {"front": _listed(front), "dice": len(front), "hidden": hidden_dice(p, p.claimer)}
    return [Message("dice-seen", {**args, "common": _listed(faces_in(p.common))})]


def _listed(values: list[int]) -> str:
    return ", ".join(map(str, values))


def _told_by_table(before: Position, after: Position, move: Move) -> list[Message]:
    if move >= SHOW:
        shown = Message("showed", {"seat": before.claimer, "face": move - SHOW + 1})
        return [shown, *_told_verdict(before, after)]
    if move >= DEAL:
        return [Message("dealt", {"card": card_id(move - DEAL)})]
    if move < FACE:
        return [Message("starts", {"seat": move - STARTS})]
    if before.phase == Phase.COMMON:
        return [Message("rolled-common", {"face": move - FACE + 1})]
    if before.phase == Phase.THROWING:
        return _told_throw(before, after, move - FACE + 1)
    return [Message("rolled-hidden", {"face": move - FACE + 1})]


def _told_verdict(before: Position, after: Position) -> list[Message]:
    """After the last die that is shown."""
    if after.phase == Phase.REVEALING:
        return []
    claimer = before.claimer
    if before.accuser == NOBODY:
        return [Message("bluff-card", {"seat": claimer, "cards": after.bluffs[claimer]})]
    if after.false_accusations[before.accuser] == before.false_accusations[before.accuser]:
        return [Message("caught", {"seat": claimer})]
    cards = after.false_accusations[before.accuser]
    return [Message("was-true", {"seat": claimer, "accuser_seat": before.accuser, "cards": cards})]


def _told_throw(before: Position, after: Position, face: int) -> list[Message]:
    told = [Message("threw", {"seat": before.claimer, "face": face})]
    if before.open_dice > 1:
        return told
    total = pips_of(before.thrown) + face
    is_right = total > before.target if before.call == 0 else total < before.target
    args = {
        "seat": before.claimer,
        "call": before.right_calls + 1,
        "sum": total,
        "target": before.target,
    }
    return [*told, Message("right-call" if is_right else "wrong-call", args)]


def _told_score(before: Position, after: Position) -> list[Message]:
    return [
        Message("scored", {"seat": seat, "points": after.points[seat] - before.points[seat]})
        for seat in range(before.seats)
        if after.points[seat] > before.points[seat]
    ]


def _told(before: Position, seat: Seat, move: Move) -> Message:
    if move == HIDDEN:
        return Message("changed-unseen", {"seat": seat})
    if CLAIM <= move < NOTHING:
        return Message("claimed", {"seat": seat, **claim_args(move - CLAIM)})
    if CHANGE_FRONT <= move < REPEAT:
        base = CHANGE_HIDDEN if move >= CHANGE_HIDDEN else CHANGE_FRONT
        where = "hidden" if move >= CHANGE_HIDDEN else "front"
        old, new = changed_from(base, move) + 1, changed_to(base, move) + 1
        return Message("changed", {"seat": seat, "where": where, "old": old, "new": new})
    if PUSH <= move < REROLL:
        return Message("pushed", {"seat": seat, "face": move - PUSH + 1})
    if REROLL <= move < REROLL_BOTH:
        return Message("rerolled", {"face": move - REROLL + 1})
    if move == ACCUSE:
        return Message("accused", {"seat": seat, "claimer_seat": before.claimer})
    return Message("did-" + SINGLE[move].replace(" ", "-"), {"seat": seat})
