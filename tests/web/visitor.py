"""Somebody with a browser of their own, and the tables they sit down at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from foxden.table.holders import COOKIE

from ..table.server import Person

PATIENCE = 60_000  # milliseconds; it is spent only where something is wrong, or busy
NAMES = ("Ada", "Bert", "Cleo", "Dora", "Emil")
BOT = {"kind": "bot", "level": "sensible", "name": "Otto"}
SHORT: dict[str, dict[str, Any]] = {"sneaky-seven": {"rounds": 5}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


expect.set_options(timeout=PATIENCE)


class Visitor:
    """Keeps what the browser's console complains about: each is a fault of ours."""

    def __init__(self, browser: Browser, home: str, **how: Any) -> None:
        self.home = home
        self.is_touching = bool(how.get("has_touch"))
        self.complaints: list[str] = []
        self.forgives: re.Pattern[str] | None = None  # complaints that belong to the test
        self.context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce", **how})
        self.context.set_default_timeout(PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        is_meant = self.forgives and self.forgives.search(message.text)
        if message.type in ("error", "warning") and not is_meant:
            self.complaints.append(message.text)

    def other_tab(self) -> Visitor:
        """The same visitor, looking at another page of the same browser."""
        other = copy(self)
        other.page = self.new_page()
        return other

    @cached_property
    def person(self) -> Person:
        """The same client, without the browser."""
        known = [one["value"] for one in self.context.cookies() if one["name"] == COOKIE]
        person = Person(self.home, *known[:1])
        if not known:
            self.context.add_cookies(
                [{"name": COOKIE, "value": person.token, "url": self.home, "httpOnly": True}]
            )
        return person

    def open(self, path: str) -> Page:
        self.page.goto(self.home + path)
        return self.page

    def close(self) -> None:
        self.context.close()
        if "person" in self.__dict__:
            self.person.http.close()


def seated(
    game: str,
    people: Sequence[Person],
    bots: int = 1,
    names: Sequence[str] = NAMES,
    **more: Any,
) -> str:
    """A table at which these people and bots have begun to play."""
    host, *guests = people
    mine = {"kind": "me", "name": names[0]}
    seats = [mine, *[{"kind": "open"}] * len(guests), *[BOT, {**BOT, "name": "Mira"}][:bots]]
    state = host.make(game, seats, **{"options": SHORT.get(game, {}), **more})
    table: str = state["table"]["id"]
    for seat, guest in enumerate(guests, start=1):
        guest.do(table, "sit", seat=seat, name=names[seat])
    host.do(table, "start")
    return table
