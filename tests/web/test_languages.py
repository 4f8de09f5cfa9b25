"""German through a whole game; nothing of the other language, and no message that is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor as syntax
from playwright.sync_api import Page, expect

import foxden

from .conftest import Visit
from .playing import Choosing, State, play_on
from .visitor import Visitor, seated

CODE = Path(foxden.__file__).parent
WORDS = (CODE.parents[1] / "web" / "src", CODE / "table", CODE / "games" / "beutezug")
ID = re.compile(r"\b(web|offer|refusal|option|part|ending|table)-[a-z][a-z-]*\b")
SPOKEN = """() => {
    const spoken = [document.title, document.body.innerText]
    for (const one of document.querySelectorAll('#app :is([aria-label], [title], [placeholder])'))
        spoken.push(one.getAttribute('aria-label'), one.title, one.placeholder)
    return spoken.filter((text) => typeof text === 'string' && text)
}"""


class Phrases(syntax.Visitor):
    """Pieces of text between placeables."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        for line in node.value.splitlines():
            self.found.add(line.strip(" .,:;!?()–…$%×"))


def phrases(language: str) -> set[str]:
    found = Phrases()
    for folder in WORDS:
        text = (folder / f"words.{language}.ftl").read_text(encoding="utf-8")
        found.visit(FluentParser().parse(text))
    return found.found


def foreign(spoken: str, strange: set[str]) -> Iterator[str]:
    for phrase in strange:
        if re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", spoken):
            yield phrase


def check_german(page: Page, strange: set[str]) -> None:
    spoken = "\n".join(page.evaluate(SPOKEN))
    assert list(foreign(spoken, strange)) == []
    assert ID.findall(spoken) == []


def only_english() -> set[str]:
    """What an English reader would read and a German one never; short words may be in both."""
    german = "\n".join(phrases("de"))
    return {
        phrase
        for phrase in phrases("en")
        if len(phrase) > 3 and not re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", german)
    }


def test_a_whole_game_in_german(visit: Visit) -> None:
    strange = only_english()
    assert {"Play now", "Check the dice", "Your turn"} <= strange
    visitor = visit(locale="de-AT")
    page = visitor.open("/")
    expect(page.get_by_role("button", name="Jetzt spielen: Beutezug gegen Bots")).to_be_visible()
    check_german(page, strange)
    for path in ("/new/beutezug", "/guide/beutezug", "/nothing"):
        visitor.open(path)
        expect(page.get_by_role("main")).to_be_visible()
        check_german(page, strange)
    table = seated("beutezug", [visitor.person])
    visitor.open(f"/t/{table}")

    def look(one: Visitor, state: State) -> None:
        check_german(one.page, strange)

    play_on([visitor], table, Choosing("beutezug", seed=11).choose, look=look)
    expect(page.get_by_test_id("end")).to_contain_text("gewinn")
    page.get_by_role("button", name="Würfel prüfen").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("Alles in Ordnung")
    check_german(page, strange)
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_language_can_be_switched_at_any_time_and_stays(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Deine Tische")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Deine Tische")).to_be_visible()
    table = seated("sneaky", [visitor.person], bots=2)
    visitor.open(f"/t/{table}")
    choosing = Choosing("sneaky", seed=12)
    play_on([visitor], table, choosing.choose, moves=2)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="How to play")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    play_on([visitor], table, choosing.choose, moves=2)
