"""When a game is over: who won, the dice, the replay, the next game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from foxden.games import names

from .conftest import Visit
from .looking import DESKTOP, PHONE
from .playing import NEXT_FRAME, finished, offered
from .visitor import Visitor, seated

FEW = 12  # moves of a replay that are looked at
WATCH = """() => {
    window.moments = window.overScores = 0
    new MutationObserver(() => {
        const now = document.querySelectorAll('.moment').length
        moments += now
        if (document.querySelector('[data-testid=end]')) overScores += now
    }).observe(document.body, { childList: true, subtree: true })
}"""


def at_the_end(visit: Visit, game: str = "beutezug") -> tuple[Visitor, Page, str]:
    visitor = visit()
    table = finished(game, visitor.person)
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_test_id("end")).to_be_visible()
    return visitor, page, table


def test_the_end_says_who_won_and_why(visit: Visit) -> None:
    visitor, page, table = at_the_end(visit)
    result = visitor.person.see(table)["table"]["result"]
    names = [seat["name"] for seat in visitor.person.see(table)["table"]["seats"]]
    title = page.get_by_test_id("end").get_by_role("heading", level=2)
    for seat in result["winners"]:
        expect(title).to_contain_text(names[seat])
    expect(title).to_contain_text(str(max(result["scores"])))
    for seat, score in enumerate(result["scores"]):
        row = page.get_by_test_id("result").get_by_role("row", name=names[seat])
        expect(row.get_by_role("cell").last).to_have_text(str(score))
    assert offered(page) == []


def test_a_phone_names_the_figure_of_a_score_of_one_kind(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.open(f"/t/{finished('sneaky-seven', visitor.person)}")
    name = page.get_by_role("columnheader").last.inner_text()
    figures = page.get_by_test_id("result").locator("td")
    expect(figures).to_have_count(3)
    shown = figures.evaluate_all("all => all.map(one => getComputedStyle(one, '::after').content)")
    for figure, shown_name in zip(figures.all_inner_texts(), shown, strict=True):
        assert shown_name.strip('" ') == name.lower().removesuffix("s" if figure == "1" else "")


def test_the_dice_are_checked_in_the_browser(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("button", name="Play now: Beutezug against bots").click()
    page.wait_for_url("**/t/*")
    finished("beutezug", visitor.person, page.url.rpartition("/")[2])
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("All is well")
    steps = page.get_by_role("dialog", name="Check the dice").get_by_role("listitem")
    expect(steps).to_have_count(4)
    expect(steps.nth(0)).to_contain_text("the same ones that this browser saw before")
    expect(steps.nth(1)).to_contain_text("Your own share of luck went into every roll")
    expect(steps.nth(2)).to_contain_text("every key fits the seal")
    expect(steps.nth(3)).to_contain_text("the one that its key and everybody’s luck give")


def test_dice_that_were_tampered_with_are_found_out(visit: Visit) -> None:
    """One changed letter of an opened key, as a cheating server would have to send it."""
    _, page, _ = at_the_end(visit)

    def cheat(route: Route) -> None:
        told = route.fetch().json()
        keys = told["proofs"][0]["streams"]["public"]["keys"]
        keys[0]["key"] = keys[0]["key"][:-1] + ("0" if keys[0]["key"][-1] != "0" else "1")
        route.fulfill(json=told)

    page.route("**/fairness", cheat)
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_test_id("verdict")).to_have_text("Something is wrong with these dice.")


def test_play_again_leads_all_to_the_next_table(visit: Visit) -> None:
    """Against bots straight into it; whoever only watched is led there too, but can't set it."""
    visitor, page, table = at_the_end(visit)
    watching = visit().open(f"/t/{table}")
    expect(watching.get_by_role("button", name="Check the dice")).to_be_visible()
    expect(watching.get_by_role("button", name="Play again")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    expect(watching.get_by_role("button", name="To the next game")).to_be_visible()
    expect(page.get_by_test_id("scores").get_by_role("listitem", name="Otto")).to_be_visible()
    visitor.open(f"/t/{table}")
    expect(page.get_by_role("button", name="To the next game")).to_be_visible()


def moment(page: Page) -> tuple[str, str]:
    """The number of the move that is shown, and its words."""
    slider = page.get_by_role("slider", name="Move")
    return slider.input_value(), page.get_by_test_id("told").inner_text()


def test_a_replay_goes_by_slider_arrow_keys_and_link(visit: Visit) -> None:
    _, page, _ = at_the_end(visit)
    page.get_by_role("link", name="Replay").click()
    words, slider = page.get_by_test_id("told"), page.get_by_role("slider", name="Move")
    expect(words).to_have_text("Before the first move")
    told = {}
    for number in range(1, FEW):
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(rf"/replay#{number}$"))
        told[str(number)] = moment(page)[1]
        assert offered(page) == []
    page.keyboard.press("Control+End")
    assert moment(page)[0] == str(FEW - 1), "the browser's own keys do nothing else"
    page.keyboard.press("ArrowLeft")
    assert moment(page) == (str(FEW - 2), told[str(FEW - 2)])
    slider.fill("5")
    assert moment(page) == ("5", told["5"])
    page.get_by_role("button", name="One move on").click()
    assert moment(page) == ("6", told["6"])
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.keyboard.press("Home")
    expect(words).to_have_text("Before the first move")
    page.goto(f"{page.url.partition('#')[0]}#7")
    assert moment(page) == ("7", told["7"])
    page.reload()
    expect(words).to_have_text(told["7"])
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("#8$"))
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("slider", name="Zug")).to_have_value("8")


def test_a_stranger_may_follow_a_link_to_a_moment(visit: Visit) -> None:
    table = finished("sly-dice", visit().person)
    page = visit().open(f"/t/{table}/replay#9")
    expect(page.get_by_role("slider", name="Move")).to_have_value("9")
    expect(page.get_by_test_id("told")).not_to_have_text("Before the first move")
    expect(page.get_by_text("only you see")).to_have_count(0)


def test_a_replay_asked_for_too_early_leads_to_the_table(visit: Visit) -> None:
    visitor = visit()
    visitor.forgives = re.compile("409")
    made = visitor.person.make("sneaky", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    page = visitor.open(f"/t/{made['table']['id']}/replay")
    expect(page.get_by_text("A replay is there when the game is over.")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("heading", name="Your table is set")).to_be_visible()


@pytest.mark.parametrize("game", names())
def test_every_board_can_be_replayed_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit()
    table = finished(game, visitor.person)
    page = visitor.open(f"/t/{table}/replay")
    slider = page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max") or 0)
    for part in range(1, FEW + 1):
        slider.fill(str(last * part // FEW))
        expect(page.get_by_test_id("told")).not_to_be_empty()
        assert offered(page) == []
    expect(page.get_by_test_id("phase")).to_contain_text("The game is over")


def test_before_the_first_turn_of_a_replay_nobody_plays(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{finished('sneaky', visitor.person)}/replay")
    expect(page.locator(".play__say")).to_have_text("The table is being laid.")


@pytest.mark.parametrize("game", names())
def test_whoever_leafs_through_a_replay_leaves_its_moments_behind(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.open(f"/t/{finished(game, visitor.person)}/replay")
    slider, moment = page.get_by_role("slider", name="Move"), page.locator(".moment")
    last = int(slider.get_attribute("max") or 0)
    number = 0
    while not moment.count() and number < last:
        number += 1
        slider.fill(str(number))
    expect(moment).to_be_visible()
    slider.fill("0")
    expect(moment).to_have_count(0, timeout=1_200)


def test_the_last_moment_comes_before_the_scores(visit: Visit) -> None:
    visitor = visit()
    table = seated("sneaky", [visitor.person], bots=1)
    page = visitor.open(f"/t/{table}")
    expect(page.get_by_test_id("phase")).to_be_visible()
    page.evaluate(WATCH)
    finished("sneaky", visitor.person, table)
    expect(page.get_by_test_id("end")).to_be_visible()
    page.evaluate(NEXT_FRAME)
    assert page.evaluate("() => moments") > 0
    assert page.evaluate("() => overScores") == 0


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_replay_shows_its_controls_and_the_own_seat_together(
    visit: Visit, screen: ViewportSize
) -> None:
    visitor = visit(viewport=screen)
    table = finished("sly-dice", visitor.person)
    page = visitor.open(f"/t/{table}/replay#20")
    slider, own = page.get_by_role("slider", name="Move"), page.get_by_test_id("behind")
    expect(own).to_be_in_viewport(ratio=1)
    expect(slider).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(slider).to_be_in_viewport(ratio=1)
    if screen == DESKTOP:
        assert page.evaluate("scrollY") == 0
