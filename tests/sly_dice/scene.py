"""A table of Sly Dice at the point where a test begins, set up die by die and played in words.

Dice are lists of numbers, cards are named as in a transcript.  What the table rolls, deals or shows
is named by the test, one after another, so nothing happens by chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from foxden.core.game import CHANCE, NOBODY, SEAT_NAMES, SPECTATOR, legal_moves, seen_by
from foxden.core.match import Result, check, result_of
from foxden.games import load
from foxden.games.sly_dice import rules
from foxden.games.sly_dice.claiming import begin_claiming
from foxden.games.sly_dice.components import CARD_NAMES, ROUNDS
from foxden.games.sly_dice.notation import read, write
from foxden.games.sly_dice.table import Phase, Position, one_die
from foxden.games.sly_dice.view import View, view

GAME = load("sly-dice")
CARDS = ("high low", "full house", "sixes", "twos")
POWER = {"ones": 1, "twos": 2, "threes": 4, "fours": 8}


def heap(dice: Sequence[int]) -> int:
    return sum(one_die(value - 1) for value in dice)


def cards(names: Sequence[str]) -> int:
    return sum(1 << CARD_NAMES.index(name) for name in names)


class Scene:
    """A round in which all have rolled and ``claimer`` is to claim.

    ``front`` and ``hidden`` are by seat; seats that are not named have 1, 1, 1 behind the shield.
    """

    def __init__(
        self,
        seats: int = 2,
        *,
        on_table: Sequence[str] = CARDS,
        common: Sequence[int] = (4, 5, 6),
        front: Mapping[str, Sequence[int]] | None = None,
        hidden: Mapping[str, Sequence[int]] | None = None,
        scored: Mapping[str, Sequence[str]] | None = None,
        powers: Mapping[str, Sequence[str]] | None = None,
        first: str = "A",
        claimer: str | None = None,
        round_number: int = 2,
    ) -> None:
        p = self.p = rules.set_up(seats, {"first_game": "no"})
        p.on_table = cards(on_table)
        p.common = heap(common)
        p.first = SEAT_NAMES.index(first)
        p.round_number = round_number
        for seat, name in enumerate(SEAT_NAMES[:seats]):
            p.front[seat] = heap((front or {}).get(name, ()))
            p.behind[seat] = heap((hidden or {}).get(name, (1, 1, 1)))
            p.scored[seat] = cards((scored or {}).get(name, ()))
            p.powers[seat] = sum(POWER[power] for power in (powers or {}).get(name, ()))
        begin_claiming(p, SEAT_NAMES.index(claimer or first))

    def rolling(self) -> Scene:
        """The same table while all still roll."""
        begin_claiming(self.p, NOBODY)
        self.p.phase = Phase.ROLLING
        self.p.rolling = (1 << self.p.seats) - 1
        return self

    def play(self, *lines: str) -> Scene:
        """Lines such as ``A: push 6`` or, for the table, ``rolls 5``; each is checked."""
        for line in lines:
            seat, words = self._read(line)
            move = read(self.p, seat, words)
            check(GAME, self.p, seat, move)
            rules.play(self.p, seat, move)
        return self

    def _read(self, line: str) -> tuple[int, str]:
        name, colon, words = line.partition(": ")
        return (SEAT_NAMES.index(name), words) if colon else (CHANCE, line)

    def refused(self, line: str) -> str:
        """The name of the reason why a move is refused; empty if it is legal."""
        seat, words = self._read(line)
        reason = rules.refusal(self.p, seat, read(self.p, seat, words))
        return rules.Reason(reason).name.lower() if reason else ""

    def moves(self, name: str) -> list[str]:
        seat = SEAT_NAMES.index(name)
        return [write(self.p, seat, move) for move in legal_moves(rules, self.p, seat)]

    def claims(self, name: str) -> list[str]:
        words = self.moves(name)
        return [word.removeprefix("claim ") for word in words if word.startswith("claim ")]

    def owing(self) -> str:
        """Who owes a move, the table as `-`."""
        names = SEAT_NAMES[: self.p.seats].ljust(CHANCE, "?") + "-"
        return "".join(name for seat, name in enumerate(names) if rules.turn(self.p) >> seat & 1)

    def seen(self, name: str | None = None) -> Position:
        """What a seat, or a spectator, knows."""
        return seen_by(rules, self.p, SPECTATOR if name is None else SEAT_NAMES.index(name))

    def view(self, name: str | None = None) -> View:
        return view(self.seen(name), SPECTATOR if name is None else SEAT_NAMES.index(name))

    def truth(self, name: str) -> dict[str, str]:
        """What the claimer's own view says about each claim on offer."""
        return {offer["words"]: offer["truth"] for offer in self.view(name)["offers"]}

    def score(self, name: str) -> int:
        return rules.score(self.p, SEAT_NAMES.index(name))

    def points(self, name: str) -> int:
        return self.p.points[SEAT_NAMES.index(name)]

    def tokens(self, name: str) -> list[str]:
        bits = self.p.scored[SEAT_NAMES.index(name)]
        return [card for number, card in enumerate(CARD_NAMES) if bits >> number & 1]

    @property
    def phase(self) -> Phase:
        return Phase(self.p.phase)

    @property
    def result(self) -> Result | None:
        return result_of(GAME, self.p, self.p.seats)


def last_round(seats: int) -> int:
    return ROUNDS[seats]
