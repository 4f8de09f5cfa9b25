"""Playing as a person does: by what is to be seen, or by what a labelled control leads to."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError as TooLate

from ..table.server import Person, play_out
from .visitor import PATIENCE, Visitor, seated

Move = dict[str, Any]
State = dict[str, Any]

OPENING = 500  # milliseconds
POLL = 20  # milliseconds
THUMB = 350  # milliseconds; a quicker tap on the same spot is half of a double tap
LATEST = 2**31 - 1  # a number of events that leaves out the log
OFFERED = """() => [...document.querySelectorAll('[data-move]')].map((one) => ({
    words: one.dataset.move,
    isControl: one.matches('button, [role=button]'),
    name: (one.getAttribute('aria-label') ?? one.textContent).trim(),
}))"""
OPENERS = ":is([aria-haspopup], [role=tab], [aria-expanded], [aria-pressed]):not([data-move])"
LABELS = "found => found.map(one => one.getAttribute('aria-label') ?? one.textContent)"
NEXT_FRAME = "() => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))"

# What soon ends a game; a person in a hurry prefers it.
HURRY = {
    "sneaky": {"offer-stop", "offer-top"},
    "beutezug": {"offer-pick", "offer-stop", "offer-keep"},
    "sly-dice": {"offer-done", "offer-claim", "offer-pass", "offer-stay-silent"},
    "sneaky-seven": {
        *("offer-roll", "offer-go", "offer-rob", "offer-done"),
        *("offer-make", "offer-drop", "offer-decline"),
    },
}


class Choosing:
    """First what was never pressed, then what ends the game soon, then anything."""

    def __init__(self, game: str, seed: int) -> None:
        self.rng = Random(f"{game} {seed}")
        self.hurry = HURRY[game]
        self.pressed: Counter[str] = Counter()

    def choose(self, moves: Sequence[Move]) -> str:
        fresh = [move for move in moves if not self.pressed[move["kind"]]]
        quick = [move for move in moves if move["kind"] in self.hurry]
        move = self.rng.choice(fresh or quick or moves)
        self.pressed[move["kind"]] += 1
        words: str = move["words"]
        return words


def told(visitor: Visitor, table: str) -> State:
    """What the server tells this visitor, without the log."""
    return visitor.person.see(table, LATEST)


def legal(state: State) -> list[Move]:
    moves: list[Move] = state["eyes"][0]["moves"]
    return moves


def offered(page: Page) -> list[str]:
    """The words of all moves on the page; each is a control with a name."""
    found = page.evaluate(OFFERED)
    for one in found:
        assert one["isControl"], one
        assert one["name"], one
    return sorted(one["words"] for one in found)


def agreed(visitor: Visitor, table: str) -> State:
    """Once the page offers exactly the moves that the server tells this viewer, each once."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        state = told(visitor, table)
        words = sorted(move["words"] for move in legal(state))
        shown = offered(visitor.page)
        if shown == words:
            return state
        assert time.monotonic() < end, f"told: {words}, on the page: {shown}"
        visitor.page.wait_for_timeout(POLL)


def comes_true(page: Page, what: Callable[[], bool]) -> bool:
    """Whether it does while we have patience."""
    end = time.monotonic() + PATIENCE / 1000
    while not what() and time.monotonic() < end:
        page.wait_for_timeout(POLL)
    return what()


def moves_on(visitor: Visitor, table: str, number: int) -> bool:
    """Whether more happens at the table than it had come to."""
    return comes_true(visitor.page, lambda: told(visitor, table)["number"] > number)


def press(visitor: Visitor, control: Locator) -> None:
    if visitor.is_touching:
        visitor.page.wait_for_timeout(THUMB)
        control.tap()
    else:
        control.click()


def reached(visitor: Visitor, words: str) -> Locator:
    """The control that makes this move; if it is not to be seen, another one has led to it."""
    page, move = visitor.page, visitor.page.locator(f'[data-move="{words}"]')
    _close_what_hides(visitor, move)
    if page.locator("dialog").locator(move).count():  # which may be about to open
        with suppress(TooLate):
            move.wait_for(timeout=OPENING)
    if move.is_visible():
        return move
    for opener in _openers(page, words):
        press(visitor, opener)
        page.evaluate(NEXT_FRAME)
        if move.is_visible():
            return move
        _close_what_hides(visitor, move)
    raise AssertionError(f"{words}: not to be seen, and no labelled control leads to it")


def _close_what_hides(visitor: Visitor, move: Locator) -> None:
    dialog = visitor.page.locator("dialog[open]")
    if dialog.count() and not dialog.locator(move).count():
        press(visitor, dialog.get_by_role("button").first)
        visitor.page.evaluate(NEXT_FRAME)


def _openers(page: Page, words: str) -> list[Locator]:
    """Those first whose label has most in common with the move."""
    found = page.locator(f"main {OPENERS}:visible")
    labels = found.evaluate_all(LABELS)
    wanted = {word.rstrip("s").lower() for word in words.replace("-", " ").split()}

    def shared(at: int) -> int:
        return len(wanted & {word.strip(":;,.").rstrip("s").lower() for word in labels[at].split()})

    assert all(label.strip() for label in labels)
    return [found.nth(at) for at in sorted(range(len(labels)), key=shared, reverse=True)]


def make(visitor: Visitor, words: str) -> None:
    """Press the move, and wait until it is made."""
    move = reached(visitor, words)
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/play")) as made:
        press(visitor, move)
    assert made.value.ok, f"{words}: {made.value.text()}"


def play_on(
    people: Sequence[Visitor],
    table: str,
    choose: Callable[[Sequence[Move]], str],
    moves: int = 10_000,
    look: Callable[[Visitor, State], None] = lambda visitor, state: None,
) -> State:
    """To the end, or so many moves; at every decision all pages offer what they should."""
    while True:
        states = [agreed(one, table) for one in people]
        if states[0]["table"]["phase"] != "playing" or not moves:
            return states[0]
        for one, state in zip(people, states, strict=True):
            if legal(state):
                look(one, state)
                make(one, choose(legal(state)))
                moves -= 1
                break
        else:
            people[0].page.wait_for_timeout(POLL)


def finished(game: str, person: Person, table: str = "") -> str:
    """A table whose game was played to the end, without a browser."""
    table = table or seated(game, [person], bots=2)
    play_out(person, table, Random(5))
    return table
