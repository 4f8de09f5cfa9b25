"""Sly Dice's board: what stays where it is, what is told, and what fits on small screens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import ceil

import pytest
from playwright.sync_api import ViewportSize, expect

from ..table.server import Person
from .conftest import Visit
from .looking import check_width
from .playing import LATEST, Choosing, Move, State, agreed, legal, make, play_on
from .visitor import BOT, NAMES, PHONE, Visitor, seated

A_ROW = 4  # cards, on a phone
TWO_ROWS = 2 * A_ROW
MOVES = 30
LONG = 60  # moves, until there are three rows
DARE = "claim high low"
MOST_TABLES = 20
MEAN = 10  # of three dice, or a little less
QUIET = ("offer-done", "offer-pass", "offer-stay-silent")
EAGER = ("offer-push", "offer-reroll-both", "offer-claim", "offer-pass", "offer-stay-silent")
LYING: ViewportSize = {"width": 844, "height": 390}
LONG_NAMES = ("Wilhelmine Wolkenstein22", "Bartholomäus Fuchsbauer1")
SMALL: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 640},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 768},
)
TOP = "one => one.getBoundingClientRect().top + scrollY"
HIGHER = "() => document.documentElement.scrollHeight - innerHeight"
# What is wider than the frame it is in; dice lie a little askew.
STICKING_OUT = """() => Object.entries({
    '.combo': '.combo__name, .combo__pic, .combo__pts',
    '.rival': '.seat__name, .rival__say, .speech, .rival__dice .die',
    '.own': '.own__front .die, .own__screen, .own__me',
    '.own__screen': '.own__behind .die',
    '.duel__b': 'b, small',
    '.claim': 'h2, .looks__row, .odds, .button, .count-b',
    '.moment': '.said__dice .die, .highlow__dice .die',
}).flatMap(([frame, inner]) => [...document.querySelectorAll(frame)].flatMap((outer) => {
    const { left, right } = outer.getBoundingClientRect()
    return [...outer.querySelectorAll(inner)].flatMap((one) => {
        const box = one.getBoundingClientRect()
        const isOut = box.left < left - 5 || box.right > right + 5
        const isInline = getComputedStyle(one).display === 'inline'
        const isCut = !isInline && one.scrollWidth > one.clientWidth + 2
        return box.width && (isOut || isCut) ? [`${frame} ${one.className}`] : []
    })
}))"""


@pytest.mark.parametrize("bots", [2, 3])
def test_on_a_phone_nothing_moves_from_one_question_to_the_next(visit: Visit, bots: int) -> None:
    """German is the longer language."""
    visitor = visit(locale="de", **PHONE)
    seats = [{"kind": "me", "name": "Ada"}, *[BOT] * bots]
    table: str = visitor.person.make("sly-dice", seats)["table"]["id"]
    visitor.person.do(table, "start")
    page = visitor.open(f"/t/{table}")
    tops: dict[bool, set[float]] = {True: set(), False: set()}
    rolling: dict[int, set[float]] = {}  # by rows of cards: where the own dice are
    choosing = Choosing("sly-dice", seed=4)

    def choose(moves: Sequence[Move]) -> str:
        can_dare = any(move["words"] == DARE for move in moves)
        return DARE if can_dare and tops[False] else choosing.choose(moves)

    def look(visitor: Visitor, state: State) -> None:
        cards = len(state["eyes"][0]["view"]["cards"])
        tops[cards <= TWO_ROWS].add(page.get_by_role("list", name="Karten").evaluate(TOP))
        if any(move["words"] == "done" for move in legal(state)):
            own = page.get_by_role("region", name="Deine Würfel").evaluate(TOP)
            rolling.setdefault(ceil(cards / A_ROW), set()).add(own)
        assert page.evaluate(HIGHER) <= 0, [move["words"] for move in legal(state)]

    play_on([visitor], table, choose, moves=LONG, look=look)
    assert {len(found) for found in tops.values()} == {1}
    assert {len(found) for found in rolling.values()} == {1}, rolling


def test_on_small_screens_all_is_inside_its_frame(visit: Visit) -> None:
    visitor = visit(locale="de")
    table = seated("sly-dice", [visitor.person], bots=2)
    visitor.open(f"/t/{table}")

    def look(visitor: Visitor, state: State) -> None:
        for screen in SMALL:
            visitor.page.set_viewport_size(screen)
            check_width(visitor.page)
            assert visitor.page.evaluate(STICKING_OUT) == [], screen

    play_on([visitor], table, Choosing("sly-dice", seed=5).choose, moves=MOVES, look=look)


def test_a_dare_is_lit_and_a_card_once_picked_is_forgotten(visit: Visit) -> None:
    """Who dares in vain sees what fell, and starts the next claim with the best card again."""
    visitor = visit()
    for table in tables(visitor.person, bots=1):
        visitor.open(f"/t/{table}")
        until(visitor, table, "offer-claim")
        make(visitor, DARE)
        if not is_dared_in_vain(visitor, table):
            continue
        expect(visitor.page.locator(".moment .highlow__step--wrong .die")).to_have_count(3)
        view = until(visitor, table, "offer-claim")["eyes"][0]["view"]
        true = [offer for offer in view["offers"] if offer["truth"] in ("true", "proven")]
        if true:
            most = max(offer["points"] for offer in true)
            best = {offer["card"] for offer in true if offer["points"] == most}
            shown = visitor.page.locator("[data-move^=claim]:visible").first
            words = (shown.get_attribute("data-move") or "").removeprefix("claim ")
            assert words in {one["words"] for one in view["offers"] if one["card"] in best}
            return


def test_who_says_how_many_sees_how_true_each_number_looks(visit: Visit) -> None:
    visitor = visit()
    for table in tables(visitor.person, bots=1):
        page = visitor.open(f"/t/{table}")
        view = until(visitor, table, "offer-claim")["eyes"][0]["view"]
        counted = [offer for offer in view["offers"] if offer["count"]]
        cases = 6 ** view["players"][view["claimer"]]["hidden"]
        for offer in counted:
            number = page.locator(f'[data-move="claim {offer["words"]}"]')
            looks = f"Looks true to them: {round(offer['looks'] * cases)} of {cases}."
            expect(number).to_have_attribute("aria-label", re.compile(re.escape(looks)))
            expect(number.locator(".odds__bar")).to_have_count(1)
        if counted:
            return


def test_who_has_no_roll_left_is_asked_about_fours(visit: Visit) -> None:
    visitor, other = visit(), Person(visit().home)
    for table in tables(visitor.person, other, bots=0):
        if has_rolled_out(visitor.person, other, table):
            page = visitor.open(f"/t/{table}")
            agreed(visitor, table)
            expect(page.get_by_test_id("phase")).to_contain_text("No roll is left.")
            break
    other.http.close()


def test_on_a_phone_lying_down_long_names_leave_both_answers_in_sight(visit: Visit) -> None:
    visitor, other = visit(locale="de", viewport=LYING), Person(visit().home)
    for table in tables(visitor.person, other, bots=0, names=LONG_NAMES):
        if is_asked(visitor.person, other, table):
            page = visitor.open(f"/t/{table}")
            agreed(visitor, table)
            expect(page.get_by_test_id("phase")).to_contain_text(LONG_NAMES[1])
            for answer in page.locator(".duel__b").all():
                expect(answer).to_be_in_viewport(ratio=1)
            break
    other.http.close()


def tables(*people: Person, bots: int, names: Sequence[str] = NAMES) -> Iterator[str]:
    for _ in range(MOST_TABLES):
        yield seated("sly-dice", people, bots=bots, names=names)
    raise AssertionError("it never came up")


def until(visitor: Visitor, table: str, kind: str) -> State:
    """Played quietly until such a move is offered."""
    while True:
        state = agreed(visitor, table)
        kinds = {move["kind"] for move in legal(state)}
        if kind in kinds:
            return state
        if kinds:
            make(visitor, by_kind(legal(state), QUIET))


def is_dared_in_vain(visitor: Visitor, table: str) -> bool:
    """Called as badly as can be; all the while the card is lit."""
    for _ in range(3):
        dare = agreed(visitor, table)["eyes"][0]["view"]["high_low"]
        if not dare:
            return True
        expect(visitor.page.locator(".combo--claimed")).to_contain_text("High Low")
        make(visitor, "higher" if dare["target"] > MEAN else "lower")
    return False


def is_asked(me: Person, other: Person, table: str) -> bool:
    """Played until I may accuse the other, or to the end."""
    while True:
        for seat, person in enumerate((me, other)):
            state = person.see(table, LATEST)
            if state["table"]["phase"] == "over":
                return False
            moves = legal(state)
            if person is me and any(move["kind"] == "offer-accuse" for move in moves):
                return True
            if moves:
                person.play(state, seat, by_kind(moves, QUIET))


def has_rolled_out(me: Person, other: Person, table: str) -> bool:
    """Played until I own Fours and have used up my rolls, or to the end."""
    while True:
        for seat, person in enumerate((me, other)):
            state = person.see(table, LATEST)
            if state["table"]["phase"] == "over":
                return False
            moves = legal(state)
            if {move["kind"] for move in moves} == {"offer-done", "offer-start-afresh"}:
                return True
            if moves:
                person.play(state, seat, by_kind(moves, EAGER if person is me else QUIET))


def by_kind(moves: Sequence[Move], kinds: Sequence[str]) -> str:
    """The move whose kind comes first; among claims that of Fours."""
    order = {kind: at for at, kind in enumerate(kinds)}

    def rank(move: Move) -> tuple[int, bool]:
        return order.get(move["kind"], len(order)), move["parts"].get("card") != "fours"

    words: str = min(moves, key=rank)["words"]
    return words
