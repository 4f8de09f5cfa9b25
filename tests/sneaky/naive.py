"""Sneaky once more, as plain as can be: lists of cards, sets of words, no numbers for moves.

Written from clauses.md alone, to be compared with the rules.  It is slow and holds the whole table
as a person would see it; moves and chance are heard as the words of a transcript.
"""

from __future__ import annotations

from collections import Counter

COLOURS = ["yellow", "red", "green", "blue", "grey", "purple"]
Card = tuple[str, int]
A_DIE = {f"rolls {colour}": 1 / 6 for colour in COLOURS}


class Naive:
    def __init__(self, seats: int, deck: str) -> None:
        self.names = list("ABCD"[:seats])
        self.pile: list[Card] = [(colour, int(value)) for colour in COLOURS for value in deck]
        self.centre: list[Card | None] = [None, None, None]
        self.stacks: dict[str, list[Card]] = {stack: [] for stack in self._stack_names()}
        self.ones: dict[str, list[str]] = {name: [] for name in self.names}
        self.cuffs = dict.fromkeys(self.names, 2)
        self.player = ""
        self.turn = 0
        self.hand: list[str] = []
        self.rolling = 0
        self.placed_now = False
        self.lying: dict[str, list[str]] = {}  # dice on cards, by place
        self.open: dict[str, Card] = {}  # as it was when the turn began
        self.tops: list[str] = []
        self.choosing = False
        self.refilling = False
        self.still_to_come: list[str] | None = None  # who has a turn left in the last round
        self.ending = ""

    def _stack_names(self) -> list[str]:
        if len(self.names) == 2:
            return [f"{name}'s {value}s" for name in self.names for value in (2, 3)]
        return [f"{name}'s stack" for name in self.names]

    # What can happen next.

    def owing(self) -> str:
        if self.ending:
            return ""
        return "table" if self._chance_is_next() else self.player

    def _chance_is_next(self) -> bool:
        return not self.player or self.rolling > 0 or self.refilling

    def chances(self) -> dict[str, float]:
        """C2, C6–C8, C10."""
        if self.rolling:
            return A_DIE
        if not self.refilling and None not in self.centre:
            return {f"{name} starts": 1 / len(self.names) for name in self.names}
        cards = self.pile
        if not self.refilling:
            lying = [card for card in self.centre if card]
            cards = [
                card
                for card in cards
                if card[0] not in {colour for colour, _ in lying}
                and card[1] not in {value for _, value in lying}
            ]
        return {
            f"deals {colour} {value}": count / len(cards)
            for (colour, value), count in Counter(cards).items()
        }

    def choices(self) -> set[str]:
        """C12–C15, C17, C21–C23, C28, C30, C40–C42."""
        if self.choosing:
            return {f"top {place}" for group in self._undecided() for place in group}
        words = {
            f"place {colour} on {place}"
            for colour in self.hand
            for place, card in self.open.items()
            if card[0] == colour and len(self.lying[place]) < card[1]
        }
        if self.placed_now:
            words.add("stop")
            if self.hand:
                words.add("roll")
        return words

    # What happens.

    def hear(self, words: str) -> None:
        verb, *rest = words.split()
        if rest == ["starts"]:
            self._begin(verb)
        elif verb == "deals":
            self._deal((rest[0], int(rest[1])))
        elif verb == "rolls":
            self._roll_one(rest[0])
        elif verb == "place":
            self.hand.remove(rest[0])
            self.lying[" ".join(rest[2:])].append(rest[0])
            self.placed_now = True
        elif verb == "roll":
            self.rolling, self.hand, self.placed_now = len(self.hand), [], False
        else:
            self._stop_or_top(" ".join(rest))

    def _begin(self, name: str) -> None:
        self.player, self.turn = name, self.turn + 1
        self.rolling, self.hand, self.placed_now = 7, [], False
        self.tops, self.choosing = [], False
        self.open = {f"centre {k + 1}": card for k, card in enumerate(self.centre) if card}
        for stack, cards in self.stacks.items():
            if stack[0] != name and cards:
                self.open[stack] = cards[-1]
        self.lying = {place: [] for place in self.open}

    def _roll_one(self, colour: str) -> None:
        self.hand.append(colour)
        self.rolling -= 1
        if self.rolling == 0 and not self.choices():
            self._finish([])  # C16

    def _stop_or_top(self, place: str) -> None:
        if place:
            self.tops.append(place)
        self.choosing = bool(self._undecided())
        if not self.choosing:
            self._finish(self._full())

    def _full(self) -> list[str]:
        """Filled places in display order: C29."""
        order = [f"centre {k}" for k in (1, 2, 3)]
        at = self.names.index(self.player)
        for name in self.names[at + 1 :] + self.names[:at]:
            order += [stack for stack in self.stacks if stack[0] == name]
        return [
            place
            for place in order
            if place in self.open and len(self.lying[place]) == self.open[place][1]
        ]

    def _home(self, card: Card) -> str:
        return f"{self.player}'s {card[1]}s" if len(self.names) == 2 else f"{self.player}'s stack"

    def _undecided(self) -> list[list[str]]:
        """Groups of two or more captures for one stack that have no top yet."""
        groups: dict[str, list[str]] = {}
        for place in self._full():
            if self.open[place][1] > 1:
                groups.setdefault(self._home(self.open[place]), []).append(place)
        return [
            group
            for group in groups.values()
            if len(group) > 1 and not any(top in group for top in self.tops)
        ]

    def _finish(self, captured: list[str]) -> None:
        """C24–C37."""
        for place in [place for place in captured if place not in self.tops] + self.tops:
            self._take(place)
        centre = sum(place.startswith("centre") for place in captured)
        if centre >= 2:
            self.cuffs[self.player] += 1
        if centre == 0:
            self.cuffs[self.player] = max(0, self.cuffs[self.player] - 1)
        self.hand, self.choosing = [], False
        self.lying = {place: [] for place in self.open}
        self._carry_on()

    def _take(self, place: str) -> None:
        card = self.open[place]
        if place.startswith("centre"):
            self.centre[int(place[-1]) - 1] = None
        else:
            assert self.stacks[place].pop() == card
        if card[1] == 1:
            self.ones[self.player].append(card[0])
        else:
            self.stacks[self._home(card)].append(card)

    def _carry_on(self) -> None:
        """C37, C39, C44–C49."""
        if self.still_to_come is not None:
            self.still_to_come.remove(self.player)
            if not self.still_to_come:
                self.ending = "last-round"
            elif self.centre == [None, None, None]:
                self.ending = "centre-empty"
        if self.turn == 200 and not self.ending:
            self.ending = "turn-limit"
        if self.ending:
            return
        self.refilling = None in self.centre and bool(self.pile)
        if not self.refilling:
            self._next()

    def _deal(self, card: Card) -> None:
        self.pile.remove(card)
        self.centre[self.centre.index(None)] = card
        if not self.refilling:
            return
        if not self.pile:
            self.still_to_come = list(self.names)
        if None not in self.centre or not self.pile:
            self.refilling = False
            self._next()

    def _next(self) -> None:
        self._begin(self.names[(self.names.index(self.player) + 1) % len(self.names)])

    # Scores.

    def scores(self) -> list[int]:
        """C50–C52."""
        most = max(self.cuffs.values())
        return [
            len(self.ones[name])
            + sum(
                value
                for stack, cards in self.stacks.items()
                if stack[0] == name
                for _, value in cards
            )
            + (5 if self.cuffs[name] == most > 0 else 0)
            - (2 if self.cuffs[name] == 0 else 0)
            for name in self.names
        ]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]
