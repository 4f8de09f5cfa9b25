"""A table of Sneaky in the middle of a game, set up card by card and played on in words.

Cards are written as in a transcript, ``red 1``.  The table's dice and cards are named by the test,
one after another, so nothing happens by chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from foxden.core.game import CHANCE, SEAT_NAMES, legal_moves
from foxden.core.match import Result, check, result_of
from foxden.games import load
from foxden.games.sneaky import rules
from foxden.games.sneaky.components import COLOURS
from foxden.games.sneaky.table import CENTRE, DEAL, KINDS, TALLEST, Phase, Position, card
from foxden.games.sneaky.turns import begin_turn
from foxden.games.sneaky.view import Bandit, Stack, Thief, View, view

SNEAKY = load("sneaky")
DISPLAY = ("red 1", "yellow 2", "green 3")


class Scene:
    """``stacks`` and ``secured`` are by the names that a view uses; cards from the bottom up."""

    def __init__(
        self,
        seats: int = 3,
        *,
        centre: Sequence[str] = DISPLAY,
        stacks: Mapping[str, Sequence[str]] | None = None,
        secured: Mapping[str, Sequence[str]] | None = None,
        handcuffs: Sequence[int] | None = None,
        pile: Sequence[str] | None = None,
        player: str = "A",
        turn: int = 1,
        last_turns: int = 0,
        deck: str = "1223",
    ) -> None:
        p = self.p = rules.set_up(seats, {"deck": deck})
        for place, name in enumerate(centre):
            p.open_card[place] = self._drawn(name)
        for stack, names in (stacks or {}).items():
            self._lay(_stack_number(seats, stack), names)
        for owner, colours in (secured or {}).items():
            for colour in colours:
                self._drawn(f"{colour} 1")
                p.secured[SEAT_NAMES.index(owner) * len(COLOURS) + COLOURS.index(colour)] += 1
        if handcuffs is not None:
            p.handcuffs[:seats] = handcuffs
        if pile is not None:
            self._keep(pile)
        p.turn_number = turn - 1
        p.last_turns = last_turns
        begin_turn(p, SEAT_NAMES.index(player))

    # Playing on.

    def rolls(self, dice: str) -> Scene:
        """The dice of a throw, as colours."""
        for colour in dice.split():
            self._chance(f"rolls {colour}")
        return self

    def deals(self, *cards: str) -> Scene:
        for name in cards:
            self._chance(f"deals {name}")
        return self

    def plays(self, *moves: str) -> Scene:
        """The player whose turn it is makes these moves, each checked."""
        for words in moves:
            move = SNEAKY.notation.read(self.p, self.p.player, words)
            check(SNEAKY, self.p, self.p.player, move)
            rules.play(self.p, self.p.player, move)
        return self

    def _chance(self, words: str) -> None:
        move = SNEAKY.notation.read(self.p, CHANCE, words)
        check(SNEAKY, self.p, CHANCE, move)
        rules.play(self.p, CHANCE, move)

    def refused(self, words: str, seat: int | None = None) -> str:
        """Why a move is not allowed; ``legal`` if it is."""
        who = self.p.player if seat is None else seat
        reason = rules.refusal(self.p, who, SNEAKY.notation.read(self.p, who, words))
        return rules.Reason(reason).name.lower().replace("_", "-")

    # Looking.

    @property
    def choices(self) -> set[str]:
        """All that may happen next: moves of the player, or of the table."""
        owing = rules.turn(self.p)
        seat = CHANCE if owing >> CHANCE & 1 else self.p.player
        return {
            SNEAKY.notation.write(self.p, seat, move) for move in legal_moves(rules, self.p, seat)
        }

    @property
    def to_move(self) -> str:
        owing = rules.turn(self.p)
        if owing == 1 << CHANCE:
            return "table"
        return "".join(name for seat, name in enumerate(SEAT_NAMES) if owing >> seat & 1)

    @property
    def player(self) -> str:
        return SEAT_NAMES[self.p.player]

    @property
    def view(self) -> View:
        return view(self.p, 0)

    @property
    def centre(self) -> list[str | None]:
        return [name(place["bandit"]) if place["bandit"] else None for place in self.view["centre"]]

    def stack(self, owner: str) -> list[str]:
        """``A's stack``, or with two players ``A's 2s``; from the bottom up."""
        return [name(bandit) for bandit in self._stack(owner)["bandits"]]

    def dice_on(self, where: str) -> int:
        for place in self.view["centre"]:
            if place["name"] == where:
                return place["dice"]
        return self._stack(where)["dice"]

    def thief(self, seat: str) -> Thief:
        return self.view["players"][SEAT_NAMES.index(seat)]

    def secured(self, seat: str) -> list[str]:
        return self.thief(seat)["secured"]

    @property
    def handcuffs(self) -> list[int]:
        return [thief["handcuffs"] for thief in self.view["players"]]

    @property
    def scores(self) -> list[int]:
        return [thief["score"] for thief in self.view["players"]]

    @property
    def result(self) -> Result | None:
        return result_of(SNEAKY, self.p, self.p.seats)

    @property
    def pile(self) -> Counter[str]:
        kinds = [(bandit, count) for bandit, count in enumerate(self.p.pile) if count]
        return Counter({_name(bandit): count for bandit, count in kinds})

    # Setting up.

    def _drawn(self, name: str) -> int:
        bandit = number(name)
        assert self.p.pile[bandit] > 0, f"no {name} left"
        self.p.pile[bandit] -= 1
        self.p.pile_size -= 1
        return bandit

    def _lay(self, stack: int, names: Sequence[str]) -> None:
        for name in names:
            covered = self.p.open_card[CENTRE + stack]
            if covered:
                self.p.under[stack * TALLEST + self.p.depth[stack]] = covered
                self.p.depth[stack] += 1
            self.p.open_card[CENTRE + stack] = self._drawn(name)

    def _keep(self, names: Sequence[str]) -> None:
        """Only these are left in the pile."""
        self.p.pile = [0] * KINDS
        for name in names:
            self.p.pile[number(name)] += 1
        self.p.pile_size = len(names)

    def _stack(self, owner: str) -> Stack:
        stacks = [stack for thief in self.view["players"] for stack in thief["stacks"]]
        return next(stack for stack in stacks if stack["name"] == owner)


def number(name: str) -> int:
    colour, value = name.split()
    return card(COLOURS.index(colour), int(value))


def name(bandit: Bandit) -> str:
    return f"{bandit['colour']} {bandit['value']}"


def _name(bandit: int) -> str:
    return SNEAKY.notation.write(rules.set_up(2, {"deck": "1223"}), CHANCE, DEAL + bandit)[6:]


def _stack_number(seats: int, name: str) -> int:
    owner, stack = name.split("'s ")
    seat = SEAT_NAMES.index(owner)
    return seat * 2 + ("2s", "3s").index(stack) if seats == 2 else seat


def is_over(p: Position) -> bool:
    return bool(p.phase == Phase.OVER)
