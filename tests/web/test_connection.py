"""The line goes, the page is loaded again, the server dies, somebody leaves: play goes on."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from ..table.server import running
from .browsing import serving
from .conftest import Visit
from .playing import POLL, Choosing, State, agreed, legal, moves_on, play_on, reached, told
from .visitor import PHONE, Visitor, seated

TITLE = re.compile("^● Your turn")
A_MINUTE = 60_000  # milliseconds
LATE_ANSWERS = """
    const ask = fetch
    window.fetch = async (...asked) => {
        const answer = await ask(...asked)
        if (String(asked[0]).endsWith('/play')) await new Promise((next) => setTimeout(next, 3000))
        return answer
    }
"""
UNREACHABLE = re.compile("net::ERR_|WebSocket connection to .* failed")


def lost(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="The connection is gone.")


def kept(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="What you chose is kept")


def two_at_a_table(visit: Visit, game: str = "sneaky") -> tuple[Visitor, Visitor, str]:
    ada, bert = visit(), visit()
    table = seated(game, [ada.person, bert.person], bots=0)
    for one in (ada, bert):
        one.open(f"/t/{table}")
    return ada, bert, table


def test_a_reload_changes_nothing(visit: Visit) -> None:
    ada, bert, table = two_at_a_table(visit)
    choose = Choosing("sneaky", seed=4).choose
    for _ in range(3):
        play_on([ada, bert], table, choose, moves=2)
        for one in (ada, bert):
            one.page.reload()
            expect(one.page.get_by_test_id("phase")).to_be_visible()
    play_on([ada, bert], table, choose, moves=2)


def test_a_tab_in_the_background_shows_in_its_title_whose_turn_it_is(visit: Visit) -> None:
    ada, bert, table = two_at_a_table(visit)
    choosing = Choosing("sneaky", seed=5)
    for _ in range(6):
        play_on([ada, bert], table, choosing.choose, moves=1)
        for one in (ada, bert):
            if legal(agreed(one, table)):
                expect(one.page).to_have_title(TITLE)
            else:
                expect(one.page).not_to_have_title(TITLE)


def test_a_newcomer_who_sits_down_in_one_tab_sits_in_the_other(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = host.person.make("sneaky", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    address = f"/t/{table['table']['id']}"
    page, other = guest.open(address), guest.other_tab().open(address)
    expect(other.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.get_by_role("button", name="Sit here").click()
    expect(other.get_by_role("heading", name="You have a seat")).to_be_visible()
    other.get_by_role("button", name="Stand up").click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_two_tabs_agree(visit: Visit) -> None:
    ada, bert, table = two_at_a_table(visit)
    second = ada.other_tab()
    second.open(f"/t/{table}")
    choosing = Choosing("sneaky", seed=6)
    for _ in range(3):
        play_on([ada, second, bert], table, choosing.choose, moves=2)
        play_on([second, ada, bert], table, choosing.choose, moves=2)


def test_a_lost_connection_is_said_and_play_goes_on_when_it_is_back(visit: Visit) -> None:
    ada, bert, table = two_at_a_table(visit)
    ada.forgives = UNREACHABLE
    choose = Choosing("sneaky", seed=7).choose
    play_on([ada, bert], table, choose, moves=2)
    ada.context.set_offline(True)
    expect(lost(ada.page)).to_be_visible()
    if legal(agreed(bert, table)):
        play_on([bert], table, choose, moves=1)
    ada.context.set_offline(False)
    expect(lost(ada.page)).to_have_count(0)
    play_on([ada, bert], table, choose, moves=4)
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def offline_before_a_move(visit: Visit) -> tuple[Visitor, str, State]:
    """Somebody whose line goes, once they owe a move."""
    visitor = visit()
    visitor.forgives = re.compile(f"{UNREACHABLE.pattern}|409")
    table = seated("sneaky", [visitor.person], bots=1)
    visitor.page.clock.install()
    visitor.open(f"/t/{table}")
    state = wait_for_turn(visitor, table)
    visitor.context.set_offline(True)
    expect(lost(visitor.page)).to_be_visible()
    return visitor, table, state


def test_a_move_made_without_a_line_is_kept_until_it_is_back(visit: Visit) -> None:
    visitor, table, state = offline_before_a_move(visit)
    before = own_moves(visitor, table)
    words = Choosing("sneaky", seed=10).choose(legal(state))
    reached(visitor, words).click()
    expect(kept(visitor.page)).to_be_visible()
    for _ in range(10):
        visitor.page.clock.run_for(A_MINUTE)
        expect(visitor.page.locator(f'[data-move="{words}"]')).to_be_disabled()
    visitor.context.set_offline(False)
    while told(visitor, table)["number"] == state["number"]:
        visitor.page.wait_for_timeout(POLL)
    expect(kept(visitor.page)).to_have_count(0)
    wait_for_turn(visitor, table)
    assert own_moves(visitor, table)[len(before) :] == [f"A: {words}"]
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_a_kept_move_that_comes_too_late_is_not_made_and_that_is_said(visit: Visit) -> None:
    visitor, table, state = offline_before_a_move(visit)
    before = own_moves(visitor, table)
    first, last = (legal(state)[at]["words"] for at in (0, -1))
    reached(visitor, first).click()
    expect(kept(visitor.page)).to_be_visible()
    visitor.person.play(state, 0, last)  # as another device of theirs would
    visitor.context.set_offline(False)
    expect(visitor.page.get_by_role("alert")).to_contain_text("The table has moved on.")
    wait_for_turn(visitor, table)
    assert own_moves(visitor, table)[len(before) :] == [f"A: {last}"]


def test_a_server_may_be_killed_in_the_middle(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        visitor = visit(server.address)
        visitor.forgives = UNREACHABLE
        table = seated("beutezug", [visitor.person], bots=1)
        page = visitor.open(f"/t/{table}")
        choosing = Choosing("beutezug", seed=8)
        play_on([visitor], table, choosing.choose, moves=1)
        state = wait_for_turn(visitor, table)
        before, port = own_moves(visitor, table), server.port
        server.kill()
        expect(lost(page)).to_be_visible()
        words = choosing.choose(legal(state))
        reached(visitor, words).click()
        server.start(port)
        expect(lost(page)).to_have_count(0)
        assert moves_on(visitor, table, state["number"])
        play_on([visitor], table, choosing.choose, moves=3)
        expect(page.get_by_role("alert")).to_have_count(0)
        made = own_moves(visitor, table)[len(before) :]
        assert made[0] == f"A: {words}"
        assert len(made) == 1 + 3, "the move that was made without a line was made once"


def test_an_answer_that_comes_late_holds_nobody_up(visit: Visit) -> None:
    """The table itself has told of the move by then, and offers the next ones."""
    visitor = visit()
    visitor.page.add_init_script(LATE_ANSWERS)
    table = seated("sneaky", [visitor.person], bots=1)
    visitor.open(f"/t/{table}")
    choosing = Choosing("sneaky", seed=3)
    before = len(own_moves(visitor, table))
    for _ in range(3):
        state = wait_for_turn(visitor, table)
        reached(visitor, choosing.choose(legal(state))).press("Enter")
        assert moves_on(visitor, table, state["number"])
    assert len(own_moves(visitor, table)) == before + 3


def own_moves(visitor: Visitor, table: str) -> list[str]:
    path = f"/api/tables/{table}/transcript?seat=0"
    lines = visitor.person.http.get(path).text.splitlines()
    return [line for line in lines if line.startswith("A: ")]


def wait_for_turn(visitor: Visitor, table: str) -> State:
    while not legal(state := agreed(visitor, table)):
        visitor.page.wait_for_timeout(POLL)
    return state


def test_who_waits_for_somebody_that_is_gone_is_told_so(visit: Visit) -> None:
    ada, bert = visit(**PHONE), visit()
    table = seated("sneaky", [ada.person, bert.person], bots=0)
    for one in (ada, bert):
        one.open(f"/t/{table}")
    choosing = Choosing("sneaky", seed=9)
    while not legal(agreed(bert, table)):
        play_on([ada], table, choosing.choose, moves=1)
    missed = ada.page.get_by_role("status").filter(has_text="Bert is away.")
    expect(missed).to_have_count(0)
    bert.page.close()
    expect(missed).to_be_visible()
    bert.page = bert.new_page()
    bert.open(f"/t/{table}")
    expect(missed).to_have_count(0)


def test_a_bot_sits_in_for_somebody_who_leaves(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, "away = 0.5") as server:
        ada, bert = visit(server.address), visit(server.address)
        ada.forgives = bert.forgives = UNREACHABLE  # when all is over
        table = seated("beutezug", [ada.person, bert.person], bots=0)
        ada.open(f"/t/{table}")
        bert.open(f"/t/{table}")
        choosing = Choosing("beutezug", seed=9)
        while not legal(agreed(bert, table)):
            play_on([ada], table, choosing.choose, moves=1)
        bert.page.close()
        seat = ada.page.get_by_test_id("scores").get_by_role("listitem", name="Bert")
        expect(seat.get_by_text("bot", exact=True)).to_be_visible()
        expect(ada.page.get_by_test_id("log")).to_contain_text("Bert is away; a bot sits in.")
        bert.page = bert.new_page()
        bert.open(f"/t/{table}")
        expect(bert.page.get_by_text("You were away. A bot is sitting in for you.")).to_be_visible()
        bert.page.get_by_role("button", name="Take over").click()
        expect(bert.page.get_by_text("A bot is sitting in for you.")).to_be_hidden()
        expect(seat.get_by_text("bot", exact=True)).to_be_hidden()
        play_on([ada, bert], table, choosing.choose, moves=4)


def test_whose_time_ran_out_is_told_so(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path) as server:  # whose bots take their time
        visitor = visit(server.address)
        visitor.forgives = UNREACHABLE  # when all is over
        clock = {"kind": "clock", "seconds": 5, "bank": 0}
        table = seated("beutezug", [visitor.person], pace=clock, bot_pace=True)
        page = visitor.open(f"/t/{table}")
        expect(page.get_by_text("Your time ran out. A bot is sitting in for you.")).to_be_visible()


def test_a_wish_that_did_not_get_through_is_told_when_the_line_is_back(visit: Visit) -> None:
    visitor, table, state = offline_before_a_move(visit)
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up the game").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the game").click()
    move = page.locator("[data-move]").first
    expect(move).to_be_disabled()
    while move.is_disabled():
        page.clock.run_for(A_MINUTE)
    expect(page.get_by_role("alert")).to_have_count(0)
    visitor.context.set_offline(False)
    expect(page.get_by_role("alert")).to_contain_text("did not get through")
    assert legal(agreed(visitor, table)) == legal(state)
