"""The table of Sneaky Seven in a terminal: the map with its symbols, and the same in sentences.

Colour never speaks alone: every mark of the map is a character, a lit tile is a dot, a thief is the
letter of the seat, and a safe house carries its owner's letter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from foxden.core.game import SEAT_NAMES
from foxden.core.words import Words

from .components import PLACE_WORDS
from .map import BRIDGE, HOUSE, MANHOLE_MARKS, MANSION, PLACE_MARKS, RIVER
from .messages import tile_args
from .view import Job, Place, Thief, View
from .ways import TILE_NAMES

HEADINGS = ("turn",)
MOMENTS = {"caught": "bad", "robbed-place": "good", "token": "good", "time-is-up": "bad"}

INK, PAPER = "#1f1a2b", "#f8eacb"
LIT = f"bold {INK} on #f8c24a"
INKS = {
    "yellow": f"bold {INK} on #f5cc3f",
    "green": f"bold {INK} on #2eac60",
    "orange": f"bold {INK} on #ef7d32",
    "purple": "bold #fff6e2 on #511083",
    "red": "bold #fff6e2 on #bb2c17",
    "blue": "bold #fff6e2 on #2075ab",
}
MARKS = {  # of the map: what is drawn, and how
    "#": ("░", "#8a8078"),
    BRIDGE: ("═", f"{INK} on #b9b2a8"),
    RIVER: ("~", "#3a8fc6"),
    "d": ("╪", "bold #3a8fc6"),
    "P": ("P", f"bold #fff6e2 on {INK}"),
    "*": ("▓", "#57476b"),
    HOUSE: ("⌂", ""),
    MANSION: ("♜", ""),
    '"': ("♣", "#2eac60"),
    ".": (" ", ""),
}
NUMBERS = dict(zip(PLACE_MARKS, "①②③④⑤⑥⑦⑧⑨⑩⑪⑫", strict=True))
MANHOLES = dict(zip(MANHOLE_MARKS, "ⒶⒷⒸⒹⒺ", strict=True))  # plain letters are thieves
WINDOW = 13  # rows of the map where the screen is low
TALL = 52  # lines of a screen that shows all of it
BESIDE = 56  # columns
RULER = 5  # columns of the map between two numbers
MARGIN = 3  # columns for the numbers of rows
BOARD_COLUMNS = 2
MERE_WAY = 6  # the rank of tiles where nothing is
MIDDLE = "20,13"  # of the map, where nobody is on it yet
FIRST_CHOICES = ("rob", "take", "roll", "done", "accept", "decline", "make")


# The picture.


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Map and players side by side, the bingo board below; 100 columns, the map its own 43."""
    top = Table.grid(padding=(0, 1))
    top.add_column(width=len(view["map"][0]) + MARGIN)
    top.add_column()
    top.add_row(_Map(view), _players(view, names, words))
    return Group(top, _board(view, words))


@dataclass(frozen=True)
class _Map:
    """All rows on a tall screen, else those around the player; columns and rows are numbered."""

    view: View

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = _map_lines(self.view)
        first = 0
        if console.size.height < TALL:
            player = self.view["player"] or 0
            tile = self.view["players"][player]["tile"] or MIDDLE
            row = int(tile.split(",")[1].split()[0])
            first = min(max(0, row - WINDOW // 2), len(lines) - WINDOW)
            lines = lines[first : first + WINDOW]
        columns = "".join(f"{column:<{RULER}}" for column in range(0, len(lines[0]), RULER))
        yield Text(" " * MARGIN + columns, "dim")
        for number, line in enumerate(lines, first):
            yield Text.assemble((f"{number:>{MARGIN - 1}} ", "dim"), line)


def _map_lines(view: View) -> list[Text]:
    above: dict[str, tuple[str, str]] = {}
    for tile in view["reach"]:
        above[tile.removesuffix(" below")] = ("·", LIT)
    for home in view["homes"]:
        if home["owner"] is not None:
            above[home["tile"]] = (SEAT_NAMES[home["owner"]].lower(), _ink(view, home["owner"]))
    for thief in reversed(view["players"]):
        if thief["tile"] is not None:
            tile = thief["tile"].removesuffix(" below")
            above[tile] = (SEAT_NAMES[thief["seat"]], _ink(view, thief["seat"]))
    return [
        Text.assemble(*(_mark(above, f"{x},{y}", mark) for x, mark in enumerate(row)))
        for y, row in enumerate(view["map"])
    ]


def _mark(above: dict[str, tuple[str, str]], tile: str, mark: str) -> tuple[str, str]:
    """A lit tile that is a place or a manhole keeps its own sign."""
    sign, ink = MARKS.get(mark, ((NUMBERS | MANHOLES).get(mark, mark), f"bold {INK} on {PAPER}"))
    if tile not in above:
        return sign, ink
    over, lit = above[tile]
    keeps_sign = over == "·" and mark not in ("#", BRIDGE, RIVER)
    return (sign if keeps_sign else over), lit


def _ink(view: View, seat: int) -> str:
    return INKS.get(view["players"][seat]["colour"] or "", "bold reverse")


def _players(view: View, names: Sequence[str], words: Words) -> Table:
    beside = Table.grid()
    beside.add_column(width=BESIDE, no_wrap=True, overflow="ellipsis")
    head = words.say("say-round", round=view["round"], limit=view["round_limit"])
    if view["rolled"] and not _is_decided(view):
        head += " · " + words.say("say-rolled", face=view["rolled"])
    beside.add_row(Text(head, "bold"))
    for thief in view["players"]:
        beside.add_row(_headline(view, thief, names))
        beside.add_row(Text("   " + " · ".join(_belongings(thief, words)), "dim"))
    if view["offer"] is not None:
        beside.add_row(Text(_offer(view, names, words), "bold", overflow="fold", no_wrap=False))
    return beside


def _is_decided(view: View) -> bool:
    """Nobody has a turn any more."""
    return view["phase"] in ("tie", "over")


def _headline(view: View, thief: Thief, names: Sequence[str]) -> Text:
    seat = thief["seat"]
    arrow = "▶" if seat in view["to_move"] else " "
    letter = (f" {SEAT_NAMES[seat]} ", _ink(view, seat))
    tokens = "★" * thief["score"] + "☆" * (9 - thief["score"])
    text = f" {names[seat]}  {tokens}  ${thief['money']}  ⌂{thief['safe_houses']}"
    return Text.assemble(arrow, letter, text, (f"  {thief['character'] or ''}", "dim"))


def _belongings(thief: Thief, words: Words) -> list[str]:
    """Hand, protection, vehicles and loot, in few words."""
    parts = [_counted(thief["hand"], words)] if thief["hand"] else []
    if thief["laid"]:
        parts.append(words.say("say-laid", list=_counted(thief["laid"], words)))
    parts += [words.say("vehicle", vehicle=vehicle) for vehicle in thief["vehicles"]]
    loot = sum(thief["loot"].values())
    if loot:
        parts.append(words.say("say-loot", list=str(loot)))
    return parts or ["–"]


def _counted(cards: dict[str, int], words: Words) -> str:
    return ", ".join(
        words.say("field", field=name) + _times(count) for name, count in cards.items()
    )


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _board(view: View, words: Words) -> Table:
    """The bingo board of whoever reads or plays: the nine targets, then the other three places."""
    board = Table.grid(expand=True, padding=(0, 1))
    for _ in range(BOARD_COLUMNS):
        board.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    jobs = {job["word"]: job for job in view["jobs"]}
    places = sorted(view["places"], key=lambda place: not place["is_target"])
    cells = [_cell(place, jobs.get(place["word"]), words) for place in places]
    for start in range(0, len(cells), BOARD_COLUMNS):
        board.add_row(*cells[start : start + BOARD_COLUMNS])
    return board


def _cell(place: Place, job: Job | None, words: Words) -> Text:
    number = NUMBERS[PLACE_MARKS[place["number"] - 1]]
    name = place["word"].title()
    if job is not None and job["has_token"]:
        return Text(f"★ {number} {name}", "bold #2eac60")
    sign = "☆" if place["is_target"] else "$"
    way = f" → {job['via']}" if job is not None and job["via"] is not None else ""
    return Text.assemble(f"{sign} {number} {name} ", (_needs(place, job, words), "dim"), way)


def _needs(place: Place, job: Job | None, words: Words) -> str:
    """What a job wants: a tick for each thing at hand, the others by name."""
    cards, vehicles = place["cards"], place["vehicles"]
    if job is not None:
        cards, vehicles = job["missing_cards"], job["missing_vehicles"]
    at_hand = len(place["cards"]) + len(place["vehicles"]) - len(cards) - len(vehicles)
    named = ", ".join(_named(cards, vehicles, words))
    return " ".join(filter(None, ("✓" * at_hand, named)))


def _named(cards: list[str], vehicles: list[str], words: Words) -> list[str]:
    named = [words.say("field", field=name) for name in cards]
    return named + [words.say("vehicle", vehicle=name) for name in vehicles]


def _offer(view: View, names: Sequence[str], words: Words) -> str:
    offer = view["offer"]
    assert offer is not None
    sides = ((offer["give"], offer["give_money"]), (offer["get"], offer["get_money"]))
    give, get = (_things(things, money, view, words) for things, money in sides)
    player, partner = names[view["player"] or 0], names[offer["partner"]]
    return words.say("say-offer", player=player, partner=partner, give=give, get=get)


def _things(things: dict[str, int], money: int, view: View, words: Words) -> str:
    parts = []
    for name, count in things.items():
        args: dict[str, Any] = {"item": "card", "field": name, "place": "", "amount": 0}
        if name.endswith(" loot"):
            place = PLACE_WORDS.index(name.removesuffix(" loot"))
            args |= {"item": "loot", "place": view["places"][place]["name"]}
        parts.append(words.say("things", count=count, **args))
    if money:
        parts.append(words.say("things", count=1, item="money", field="", place="", amount=money))
    return ", ".join(parts) or words.say("say-nothing")


def rank(words: str) -> int:
    """Where a choice stands in the list: deeds first, then ways to somewhere, the market, and mere
    road last; an offer is dropped below all that can be added."""
    verb, _, rest = words.partition(" ")
    if verb in FIRST_CHOICES:
        return 0
    if verb != "go":
        return 5 if verb == "drop" else 4
    order = {"place": 1, "house": 2, "mansion": 2, "manhole": 3, "dock": 5, "station": 5}
    return order.get(tile_args(TILE_NAMES.index(rest))["what"], MERE_WAY)


def is_aside(words: str) -> bool:
    """Mere road and river: line by line, they are listed for who asks."""
    return rank(words) == MERE_WAY


# The sentences.


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The table for someone who reads line by line."""
    return [
        *_said_turn(view, names, words),
        *_said_players(view, names, words),
        *_said_jobs(view, names, words),
    ]


def _said_turn(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    yield words.say("say-round", round=view["round"], limit=view["round_limit"]) + "."
    if view["player"] is not None and view["turn"] > 0 and not _is_decided(view):
        yield words.say("say-turn", player=names[view["player"]])
        if view["rolled"]:
            yield words.say("say-rolled", face=view["rolled"])
    if view["reach"]:
        yield words.say("say-reach", list="; ".join(_said_reach(view, words)))
    if view["offer"] is not None:
        yield _offer(view, names, words)
    decks = ", ".join(
        f"{words.say('field', field=name)} {count}" for name, count in view["deck"].items()
    )
    yield words.say("say-decks", list=decks)


def _said_reach(view: View, words: Words) -> Iterator[str]:
    """What can be reached, roads left out, nearest first."""
    for tile, steps in sorted(view["reach"].items(), key=lambda pair: pair[1]):
        args = tile_args(TILE_NAMES.index(tile))
        if args["what"] not in ("road", "river"):
            yield words.say("say-reach-place", steps=steps, **args)


def _said_players(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    title = {place["word"]: place["name"] for place in view["places"]}
    for thief in view["players"]:
        who = {"player": names[thief["seat"]], "character": thief["character"] or "none"}
        who["field"] = thief["field"] or ""
        if thief["tile"] is None:
            yield words.say("say-player-waiting", **who)
            continue
        yield words.say(
            "say-player",
            **who,
            tokens=thief["score"],
            money=thief["money"],
            **tile_args(TILE_NAMES.index(thief["tile"])),
        )
        if thief["tokens"]:
            yield words.say("say-targets", list=", ".join(title[word] for word in thief["tokens"]))
        yield from _said_belongings(thief, title, words)
        yield from _said_safe_houses(view, thief["seat"], words)


def _said_belongings(thief: Thief, title: dict[str, str], words: Words) -> Iterator[str]:
    if thief["hand"]:
        yield words.say("say-hand", list=_counted(thief["hand"], words))
    if thief["laid"]:
        yield words.say("say-laid", list=_counted(thief["laid"], words))
    if thief["vehicles"]:
        vehicles = ", ".join(words.say("vehicle", vehicle=name) for name in thief["vehicles"])
        yield words.say("say-vehicles", list=vehicles)
    if thief["loot"]:
        loot = (title[word] + _times(count) for word, count in thief["loot"].items())
        yield words.say("say-loot", list=", ".join(loot))
    if thief["chips"]:
        yield words.say("say-chips", list=", ".join(_named(thief["chips"], [], words)))
    if thief["is_expelled"]:
        yield words.say("say-expelled")


def _said_safe_houses(view: View, seat: int, words: Words) -> Iterator[str]:
    ways = (home["driveway"] for home in view["homes"] if home["owner"] == seat)
    homes = [words.say("where", **tile_args(TILE_NAMES.index(tile))) for tile in ways]
    if homes:
        yield words.say("say-safe-houses", list="; ".join(homes))


def _said_jobs(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """What is still to be robbed, the nearest first, and what it takes."""
    if view["jobs_of"] is None or not view["jobs"] or view["phase"] == "over":
        return
    yield words.say("say-jobs", player=names[view["jobs_of"]])
    place_of = {place["word"]: place for place in view["places"]}
    for job in sorted(view["jobs"], key=lambda job: job["turns"]):
        if not job["has_token"]:
            place = place_of[job["word"]]
            missing = _named(job["missing_cards"], job["missing_vehicles"], words)
            yield words.say(
                "say-job",
                place=place["name"],
                kind="target" if place["is_target"] else "business",
                missing=len(missing),
                list=", ".join(missing),
                turns=round(job["turns"], 1),
                way="none" if job["via"] is None else "known",
                tile=job["via"] or "",
            )
