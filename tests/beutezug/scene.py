"""A table of Beutezug in the middle of a game, set up card by card and played on in words.

Spaces are written ``3-2`` for row 3 column 2; villas by their locks, 0-cards by what they give.
The table's dice and cards are named by the test, one after another, so nothing happens by chance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from foxden.core.game import CHANCE, SEAT_NAMES, legal_moves, seen_by
from foxden.core.match import Result, check, result_of
from foxden.games import load
from foxden.games.beutezug import rules
from foxden.games.beutezug.burglary import go_on
from foxden.games.beutezug.components import (
    EACH,
    NUMBERS,
    ROUNDS,
    VILLAS,
    ZEROS,
    bonus_of,
    locks_of,
    points_of,
)
from foxden.games.beutezug.notation import card_name
from foxden.games.beutezug.table import ADRIFT, COLUMNS, Phase, player, zero_card
from foxden.games.beutezug.view import Burglar, View, view

BEUTEZUG = load("beutezug")
JOHNNY = "blue 2, green 3, black 4"  # the cards of the rulebook's examples
KATE = "blue 3, pink 4, pink 4"
VILLA = {card_name(card): card for card in range(1, VILLAS + 1)}
CARD = VILLA | {name: zero_card(kind) for kind, name in enumerate(ZEROS, 1)}


def villas(number: int) -> list[str]:
    """All cards of a number that are not in the examples."""
    names = [name for name, card in VILLA.items() if locks_of(card) == number]
    return [name for name in names if name not in (JOHNNY, KATE)]


def worth(points: int, count: int = 1) -> list[str]:
    """So many villas that pay these points."""
    return [name for name, card in VILLA.items() if points_of(card) == points][:count]


def bearing(bonus: int, number: int) -> str:
    """A villa of a number with a bonus."""
    return next(
        name for name, card in VILLA.items() if bonus_of(card) == bonus and locks_of(card) == number
    )


class Scene:
    """``tokens``, ``cards`` and ``loot`` are by the names of seats; who has a token has picked."""

    def __init__(
        self,
        seats: int = 3,
        *,
        display: Mapping[str, str] | None = None,
        tokens: Mapping[str, str] | None = None,
        cards: Mapping[str, Sequence[str]] | None = None,
        loot: Mapping[str, int] | None = None,
        order: str = "",
        round_number: int = 2,
        decks: Mapping[int, Sequence[str]] | None = None,
        never_drawn: Sequence[str] | None = None,
        under: Sequence[tuple[str, str]] = (),
    ) -> None:
        p = self.p = rules.set_up(seats, {})
        p.order[:seats] = [SEAT_NAMES.index(name) for name in order or SEAT_NAMES[:seats]]
        p.round_number = round_number
        self._show(display)
        for owner, names in (cards or {}).items():
            for number, name in enumerate(names):
                p.won[SEAT_NAMES.index(owner) * ROUNDS + number] = self._taken(name)
        for owner, rank in (loot or {}).items():
            p.loot_token[SEAT_NAMES.index(owner)] = rank
        self._stack(decks, never_drawn, under)
        p.phase = Phase.PICKING
        if tokens:
            for owner, where in tokens.items():
                p.token[SEAT_NAMES.index(owner)] = space(where)
            p.place = len(tokens) - 1
            p.phase = Phase.BURGLING
            go_on(p)

    # Playing on.

    def rolls(self, dice: str) -> Scene:
        """Faces, in the order of the card's locks."""
        for face in dice.split():
            words = next(words for words in self.choices if words.endswith(f" {face}"))
            self._do(CHANCE, words)
        return self

    def table(self, *outcomes: str) -> Scene:
        for words in outcomes:
            self._do(CHANCE, words)
        return self

    def plays(self, *moves: str) -> Scene:
        """The player whose turn it is makes these moves, each checked."""
        for words in moves:
            self._do(player(self.p), words)
        return self

    def picks(self, *spaces: str) -> Scene:
        return self.plays(*(f"pick row {name[0]} column {name[2]}" for name in spaces))

    def reveals(self, *cards: str) -> Scene:
        return self.table(*(f"reveals {name}" for name in cards))

    def fails(self) -> Scene:
        """The burglar rolls ones, gives up, and keeps any of the first 0-cards."""
        while self.p.phase == Phase.ROLLING:
            self.rolls("1")
        if self.p.phase == Phase.DECIDING:
            self.plays("stop")
        while self.p.phase == Phase.DRAWING:
            self.table(min(self.choices))
        return self.plays(min(self.choices)) if self.p.phase == Phase.KEEPING else self

    def wins(self) -> Scene:
        """The burglar rolls sixes, and the first cards that can come are revealed."""
        burglar = self.player
        while self.player == burglar and self.phase in ("rolling", "revealing"):
            self.table(max(self.choices) if self.phase == "rolling" else min(self.choices))
        return self

    def next_round(self) -> Scene:
        """Ties of the turn order fall in the order of the seats."""
        while self.phase == "ranking":
            self.table(min(self.choices))
        return self

    def _do(self, seat: int, words: str) -> None:
        move = BEUTEZUG.notation.read(self.p, seat, words)
        check(BEUTEZUG, self.p, seat, move)
        rules.play(self.p, seat, move)

    def refused(self, words: str, seat: str = "") -> str:
        """Why a move is not allowed; ``legal`` if it is."""
        who = SEAT_NAMES.index(seat) if seat else player(self.p)
        reason = rules.refusal(self.p, who, BEUTEZUG.notation.read(self.p, who, words))
        return rules.Reason(reason).name.lower().replace("_", "-")

    # Looking.

    @property
    def choices(self) -> set[str]:
        """All that may happen next: moves of the player, or of the table."""
        seat = CHANCE if rules.turn(self.p) >> CHANCE & 1 else player(self.p)
        return {
            BEUTEZUG.notation.write(self.p, seat, move) for move in legal_moves(rules, self.p, seat)
        }

    @property
    def phase(self) -> str:
        return Phase(self.p.phase).name.lower()

    @property
    def player(self) -> str:
        return SEAT_NAMES[player(self.p)]

    @property
    def order(self) -> str:
        return "".join(SEAT_NAMES[seat] for seat in self.p.order[: self.p.seats])

    @property
    def display(self) -> dict[str, str]:
        """Villas by space, without the empty ones."""
        shown = {name_of(k): card for k, card in enumerate(self.p.display) if card}
        return {where: card_name(card) for where, card in shown.items()}

    @property
    def tokens(self) -> dict[str, str]:
        """Spaces by seat; ``adrift`` where there is no card; without those taken back."""
        stands = {SEAT_NAMES[k]: where for k, where in enumerate(self.p.token[: self.p.seats])}
        return {
            seat: "adrift" if where == ADRIFT else name_of(where)
            for seat, where in stands.items()
            if where >= 0 or where == ADRIFT
        }

    def seen(self, seat: str) -> View:
        who = SEAT_NAMES.index(seat)
        return view(seen_by(rules, self.p, who), who)

    def burglar(self, seat: str) -> Burglar:
        return view(self.p, 0)["players"][SEAT_NAMES.index(seat)]

    def cards(self, seat: str) -> list[str]:
        return [card["name"] for card in self.burglar(seat)["cards"]]

    @property
    def result(self) -> Result | None:
        return result_of(BEUTEZUG, self.p, self.p.seats)

    # Setting up.

    def _show(self, display: Mapping[str, str] | None) -> None:
        bottom = {f"2-{k + 1}": name for k, name in enumerate(villas(2)[:COLUMNS])}
        for where, name in (bottom if display is None else display).items():
            self.p.display[space(where)] = self._taken(name)

    def _taken(self, name: str) -> int:
        card = CARD[name]
        if card > VILLAS:
            self.p.zeros[card - VILLAS] -= 1
            self.p.never_drawn -= 1
        else:
            self.p.decks[(card - 1) // EACH] &= (1 << EACH) - 1 - (1 << (card - 1) % EACH)
        return card

    def _stack(
        self,
        decks: Mapping[int, Sequence[str]] | None,
        never_drawn: Sequence[str] | None,
        under: Sequence[tuple[str, str]],
    ) -> None:
        """Only these are left in the decks that are named."""
        p = self.p
        for number, names in (decks or {}).items():
            row = NUMBERS.index(number)
            p.decks[row] = sum(1 << (VILLA[name] - 1 - row * EACH) for name in names)
        if never_drawn is not None:
            p.zeros = [0, *(list(never_drawn).count(name) for name in ZEROS)]
            p.never_drawn = len(never_drawn)
        for k, (name, owner) in enumerate(under):
            p.under[k] = ZEROS.index(name) + 1
            p.under_by[k] = SEAT_NAMES.index(owner) + 1


def space(name: str) -> int:
    return NUMBERS.index(int(name[0])) * COLUMNS + int(name[2]) - 1


def name_of(where: int) -> str:
    return f"{NUMBERS[where // COLUMNS]}-{where % COLUMNS + 1}"


EMPTY_DECKS: dict[int, Sequence[str]] = dict.fromkeys(NUMBERS, ())
