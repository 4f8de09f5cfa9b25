"""Every phase of every game, as it comes up in real games, on every screen and in every light.

Somebody plays without a browser until a kind of move may be made that was not looked at yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ..table.server import Person
from .conftest import Visit
from .looking import ALL_LOOKS, DESKTOP, PHONE, Looks, check_looks, check_targets
from .playing import LATEST, State, agreed, legal, offered, reached
from .visitor import Visitor, seated

# What is to be seen, by one kind of move that is offered then; rarer ones come by themselves.
PHASES = {
    "sneaky": ("offer-place", "offer-stop", "offer-top"),
    "beutezug": ("offer-pick", "offer-stop", "offer-keep"),
    "sly-dice": (
        *("offer-push", "offer-reroll", "offer-claim", "offer-accuse", "offer-stay-silent"),
        *("offer-higher", "offer-change"),
    ),
    "sneaky-seven": (
        *("offer-choose", "offer-roll", "offer-go", "offer-rob", "offer-done"),
        *("offer-give", "offer-accept"),
    ),
}
LONG = [pytest.param(game, marks=pytest.mark.soak) for game in ("sly-dice", "sneaky-seven")]
MOST_MOVES = 4000
MOST_PRESSED = 16  # of the moves of one position


def phases(game: str, me: Person, other: Person, rng: Random) -> Iterator[tuple[set[str], str]]:
    """Tables at which one of the wanted phases is on, each once."""
    wanted, table = set(PHASES[game]), ""
    for _ in range(MOST_MOVES):
        if not table:
            table = seated(game, [me, other], bots=0)
        states = [one.see(table, LATEST) for one in (me, other)]
        if states[0]["table"]["phase"] == "over":
            table = ""
            continue
        kinds = wanted & {move["kind"] for move in legal(states[0])}
        if kinds:
            yield kinds, table
        wanted -= kinds
        if not wanted:
            return
        seat = rng.choice([seat for seat in (0, 1) if legal(states[seat])])
        (me, other)[seat].play(states[seat], seat, chosen(states[seat], rng))
    raise AssertionError(f"never came up: {wanted}")


def chosen(state: State, rng: Random) -> str:
    """Any kind of move is as likely as another, so that rare ones come up."""
    kind = rng.choice(sorted({move["kind"] for move in legal(state)}))
    words: str = rng.choice([move for move in legal(state) if move["kind"] == kind])["words"]
    return words


@pytest.mark.parametrize("looks", ALL_LOOKS)
@pytest.mark.parametrize("game", ["sneaky", "beutezug", *LONG])
def test_everybody_can_use_every_phase(visit: Visit, game: str, looks: Looks) -> None:
    visitor, other = visit(), Person(visit().home)
    open_table = ""
    for kinds, table in phases(game, visitor.person, other, Random(f"{game} 1")):
        if table != open_table:
            visitor.open(f"/t/{table}")
            open_table = table
        agreed(visitor, table)
        try:
            check_phase(visitor, looks)
        except AssertionError as problem:
            raise AssertionError(f"{game}, {kinds}: {problem}") from problem
    other.http.close()


def check_phase(visitor: Visitor, looks: Looks) -> None:
    """At 200 % each move can still be pressed, and on a phone with a thumb."""
    page = visitor.page
    check_looks(page, looks)
    for words in Random(1).sample(offered(page), min(MOST_PRESSED, len(offered(page)))):
        reached(visitor, words).click(trial=True)
    page.set_viewport_size(PHONE)
    check_targets(page)
    page.set_viewport_size(DESKTOP)
