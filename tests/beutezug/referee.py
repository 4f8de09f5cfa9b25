"""A referee who knows Beutezug from the clauses alone and follows a game by its words.

It shares nothing with the rules but the box: strings, dicts and lists, no positions, no move
numbers.  Every line of a transcript is checked, and what the table should look like is kept.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import permutations

BOX = tomllib.loads(
    files("foxden.games.beutezug").joinpath("components.toml").read_text(encoding="utf-8")
)
Place = tuple[int, int]  # row, column


def key_of(locks: str) -> str:
    order = BOX["colours"]
    pairs = [lock.split() for lock in locks.split(", ")]
    pairs.sort(key=lambda pair: (order.index(pair[0]), -int(pair[1])))
    return ", ".join(" ".join(pair) for pair in pairs)


POINTS: dict[str, int] = {key_of(row[0]): row[1] for rows in BOX["cards"].values() for row in rows}
BONUS = {key_of(row[0]): row[2] for rows in BOX["cards"].values() for row in rows}
for zero in BOX["zeros"]:
    POINTS[zero], BONUS[zero] = (1, "") if zero == "1 point" else (0, zero)


class Referee:
    def __init__(self, seats: int) -> None:
        self.seats = "ABCDE"[:seats]
        self.decks = {int(n): {key_of(row[0]) for row in rows} for n, rows in BOX["cards"].items()}
        self.zeros = Counter(BOX["zeros"])
        self.under: list[str] = []
        self.display: dict[Place, str] = {}
        self.cards: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.loot: dict[str, int] = dict.fromkeys(self.seats, 0)
        self.tokens: dict[str, Place | None] = {}
        self.order: list[str] = []
        self.round = 0
        self.to_pick: list[str] = []
        self.to_burgle: list[str] = []
        self.gaps: list[Place] = [(2, 1), (2, 2), (2, 3)]
        self.throw: list[tuple[str, int]] = []
        self.to_throw: list[str] = []
        self.used: Counter[str] = Counter()
        self.hand: list[str] = []
        self.is_over = False
        self.winner = ""

    # Lines.

    def hear(self, who: str, words: str) -> None:
        assert not self.is_over, words
        verb, _, rest = words.partition(" ")
        if who.startswith("table"):
            self.table(verb, rest)
            return
        assert who == (self.to_pick or self.to_burgle)[0], (who, words)
        if verb == "pick":
            self.picks(who, rest)
        elif verb == "keep":
            self.keeps(who, rest)
        else:
            self.uses(who, words)

    def table(self, verb: str, rest: str) -> None:
        if verb == "reveals":
            self.reveals(rest)
        elif verb == "rolls":
            self.rolls(rest)
        elif verb == "draws":
            self.draws(rest)
        else:
            self.decides(verb, rest)

    def decides(self, seat: str, rest: str) -> None:
        """Ties: of the turn order, or of the whole game."""
        if rest == "wins the toss":
            assert seat in self.leaders()
            self.winner, self.is_over = seat, True
            return
        assert rest == f"takes turn order {len(self.order) + 1}"
        assert seat in self.next_in_rank()
        assert len(self.next_in_rank()) > 1
        self.order.append(seat)
        self.rank()

    def reveals(self, locks: str) -> None:
        row = self.gaps[0][0]
        number = next(n for n in range(row, 6) if self.decks[n])
        self.decks[number].remove(locks)
        self.display[self.gaps.pop(0)] = locks
        if not self.gaps and not self.round:
            self.rank()
        elif self.round and not self.gaps:
            self.grow(row)

    def picks(self, seat: str, rest: str) -> None:
        _, row, _, column = rest.split()
        place = int(row), int(column)
        assert place in self.display
        self.tokens[seat] = place
        if self.to_pick:
            self.to_pick.pop(0)
            if self.to_pick:
                return
            self.to_burgle = self.order[::-1]
        self.begin()

    def rolls(self, rest: str) -> None:
        colour, face = rest.split()
        assert colour == self.to_throw.pop(0)
        self.throw.append((colour, int(face)))
        if not self.to_throw:
            self.judge()

    def uses(self, seat: str, words: str) -> None:
        if words == "stop":
            self.fail()
        elif words == "reroll all":
            self.use(seat, "reroll all")
            self.to_throw = sorted((colour for colour, _ in self.throw), key=BOX["colours"].index)
            self.throw = []
        elif words.startswith("add 1 to "):
            colour = words.removeprefix("add 1 to ")
            assert colour in [hue for hue, _ in self.throw]
            self.use(seat, f"+1 {colour}")
            self.judge()
        else:
            _, colour, face = words.split()
            self.throw.remove((colour, int(face)))
            self.use(seat, "reroll one")
            self.to_throw = [colour]

    def draws(self, zero: str) -> None:
        if sum(self.zeros.values()):
            assert self.zeros[zero]
            self.zeros[zero] -= 1
        else:
            assert self.under.pop(0) == zero
        self.hand.append(zero)
        if not sum(self.zeros.values()) and not self.under and len(self.hand) == 1:
            self.cards[self.to_burgle[0]].append(self.hand.pop())
            self.end_turn()

    def keeps(self, seat: str, zero: str) -> None:
        assert len(self.hand) == 2
        self.hand.remove(zero)
        self.cards[seat].append(zero)
        self.under.append(self.hand.pop())
        self.end_turn()

    # What follows.

    def begin(self) -> None:
        seat = self.to_burgle[0]
        place = self.tokens[seat]
        self.used.clear()
        if place is not None:
            self.throw = []
            self.to_throw = [lock.split()[0] for lock in self.display[place].split(", ")]
        elif not self.display:
            self.fail()

    def bonuses(self, seat: str) -> Counter[str]:
        place = self.order.index(seat)
        have = Counter(BONUS[card] for card in self.cards[seat])
        have[BOX["turn_order_tokens"][place]] += 1
        have["reroll one"] += place == len(self.seats) - 1
        return have - self.used

    def use(self, seat: str, bonus: str) -> None:
        assert self.bonuses(seat)[bonus] > 0, f"{seat} has no {bonus} left"
        self.used[bonus] += 1

    def is_open(self, locks: str) -> bool:
        wanted = [lock.split() for lock in locks.split(", ")]
        return any(
            all(
                colour == lock[0] and face + self.used[f"+1 {colour}"] >= int(lock[1])
                for (colour, face), lock in zip(dice, wanted, strict=True)
            )
            for dice in permutations(self.throw)
        )

    def judge(self) -> None:
        seat = self.to_burgle[0]
        place = self.tokens[seat]
        assert place is not None
        if self.is_open(self.display[place]):
            self.win(seat, place)
            return
        colours = {f"+1 {colour}" for colour, _ in self.throw}
        left = self.bonuses(seat)
        if not any(left[bonus] for bonus in {"reroll one", "reroll all", *colours}):
            self.fail()

    def win(self, seat: str, place: Place) -> None:
        self.cards[seat].append(self.display.pop(place))
        del self.tokens[seat]
        row, column = place
        for other, stands in list(self.tokens.items()):
            if stands == place and row > 2:
                lower = [(r, column) for r in range(row - 1, 1, -1) if (r, column) in self.display]
                self.tokens[other] = lower[0] if lower else None
        if any(self.decks[n] for n in range(row, 6)):
            self.gaps = [place]
            return
        for other, stands in list(self.tokens.items()):
            if stands == place:
                self.tokens[other] = None
        self.end_turn()

    def grow(self, row: int) -> None:
        """After a refill of this row; called again when the row above has grown."""
        above = [(row + 1, column) for column in (1, 2, 3) if (row + 1, column) not in self.display]
        is_refill = self.to_burgle[0] not in self.tokens and not self.used["grown"]
        if is_refill and row < 5 and above and any(self.decks[n] for n in range(row + 1, 6)):
            self.used["grown"] = 1
            self.gaps = above[:1]
            return
        self.end_turn()

    def fail(self) -> None:
        self.tokens.pop(self.to_burgle[0])
        if not sum(self.zeros.values()) and not self.under:
            self.end_turn()

    def end_turn(self) -> None:
        seat = self.to_burgle.pop(0)
        colours = {f"+1 {colour}" for colour in ("green", "orange", "pink", "black")}
        if colours <= {BONUS[card] for card in self.cards[seat]} and not self.loot[seat]:
            self.loot[seat] = BOX["loot_tokens"][sum(value > 0 for value in self.loot.values())]
        if self.to_burgle:
            self.begin()
        elif self.round < BOX["rounds"]:
            self.rank()
        elif len(self.leaders()) == 1:
            self.winner, self.is_over = self.leaders()[0], True

    def points(self, seat: str) -> int:
        return sum(POINTS[card] for card in self.cards[seat]) + self.loot[seat]

    def next_in_rank(self) -> list[str]:
        rest = [seat for seat in self.seats if seat not in self.order]
        most = max(map(self.points, rest))
        return [seat for seat in rest if self.points(seat) == most]

    def rank(self) -> None:
        if len(self.order) == len(self.seats) and not self.to_pick and not self.tokens:
            self.order = []
        while len(self.order) < len(self.seats) and len(self.next_in_rank()) == 1:
            self.order += self.next_in_rank()
        if len(self.order) == len(self.seats):
            self.round += 1
            self.to_pick = list(self.order)

    def leaders(self) -> list[str]:
        worth = {
            seat: (self.points(seat), sorted((POINTS[c] for c in self.cards[seat]), reverse=True))
            for seat in self.seats
        }
        padded = {seat: (total, [*cards, *[0] * 7][:7]) for seat, (total, cards) in worth.items()}
        return [seat for seat in self.seats if padded[seat] == max(padded.values())]


def followed(transcript: str, seats: int) -> Referee:
    """A referee who has heard a whole transcript of the truth."""
    referee = Referee(seats)
    for raw in transcript.splitlines():
        who, colon, words = raw.partition("#")[0].strip().partition(": ")
        if colon and (who.startswith("table") or who in referee.seats):
            referee.hear(who, words)
    return referee
