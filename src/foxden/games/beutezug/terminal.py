"""The table of Beutezug in a terminal: as a picture, and in sentences.

Villas and dice are paper: they look the same on a dark and on a light terminal.  Each colour has a
symbol, so that colour never speaks alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from foxden.core.game import Message
from foxden.core.words import Words

from .notation import gain
from .odds import percent
from .view import Burglar, Burglary, Die, Loot, Row, Space, View

HEADINGS = ("round",)
MOMENTS = {"failed": "bad", "won": "good", "took-loot-token": "good"}

INK, PAPER, LANTERN, FOX = "#1f1a2b", "#f8eacb", "#f8c24a", "#ef7d32"
VILLA = 22  # cells across: five locks and five tokens
NONE = "none"  # in messages


@dataclass(frozen=True)
class Print:
    """The inks of one colour."""

    symbol: str
    body: str
    on: str  # readable on the body

    @property
    def chip(self) -> str:
        return f"bold {self.on} on {self.body}"


PRINTS = {
    "blue": Print("☾", "#2075ab", "#fff6e2"),
    "green": Print("♣", "#2eac60", INK),
    "orange": Print("▲", "#ef7d32", INK),
    "pink": Print("◆", "#f08fc0", INK),
    "black": Print("■", INK, "#fff6e2"),
}
PLAIN_GAINS = {"one": "↻1", "all": "↻∀", "point": "1★", NONE: ""}
Block = list[Text]  # lines of equal width


# The picture.


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Rows from the top one down, the burglary, the players; 76 columns are enough."""
    rows = Table.grid(padding=(0, 1))
    for row in reversed(view["rows"]):
        rows.add_row(_row_title(row, words), *(_villa(space, names) for space in row["spaces"]))
    return Group(_head(view, words), rows, _tray(view, names, words), _plates(view, names, words))


def _head(view: View, words: Words) -> Text:
    zeros = view["zeros"]
    under = len(zeros["under"])
    tokens = " ".join(map(str, view["loot_tokens"]))
    parts = [
        words.say("round-of", number=view["round"], rounds=view["rounds"]),
        words.say("zero-deck", cards=zeros["never_drawn"] + under, under=under),
        words.say("loot-tokens", tokens=tokens) if tokens else words.say("no-loot-tokens"),
    ]
    return Text(" · ".join(parts), "bold")


def _row_title(row: Row, words: Words) -> Text:
    title = words.say("row-title", row=row["number"])
    return Text.assemble((title, "bold"), "\n", (words.say("deck-left", cards=row["deck"]), "dim"))


def _villa(space: Space, names: Sequence[str]) -> Text:
    """Two lines: points, bonus and chance; then locks and tokens."""
    card = space["card"]
    if card is None:
        return Text(f"╭{'╌' * (VILLA - 2)}╮\n╰{'╌' * (VILLA - 2)}╯", "dim")
    chance = "" if space["chance"] is None else f"{percent(space['chance'])} %"
    head = Text.assemble(f" {card['points']:>2}★ ", _gain(card["bonus"]))
    head.append(f"{chance} ".rjust(VILLA - len(head)))
    head.stylize_before(f"bold {INK} on {PAPER}")
    locks = Text.assemble(" ", *(_lock(card, k) for k in range(len(card["locks"]))))
    tokens = "".join(names[seat][:1] for seat in space["tokens"])
    standing = f"▶{tokens} " if tokens else ""
    locks.append(standing[: VILLA - len(locks)].rjust(VILLA - len(locks)))
    locks.stylize_before(f"bold {INK} on {LANTERN if tokens else PAPER}")
    return Text("\n").join([head, locks])


def _lock(card: Loot, k: int) -> Text:
    lock = card["locks"][k]
    ink = PRINTS[lock["colour"]]
    return Text.assemble((f"{ink.symbol}{lock['least']}", ink.chip), " ")


def _gain(bonus: str) -> Text:
    """A bonus, short: +1 and the colour's symbol, or what is rolled again."""
    name = gain(bonus)
    if name in PRINTS:
        return Text(f"+1{PRINTS[name].symbol}", PRINTS[name].chip)
    return Text(PLAIN_GAINS[name])


def _tray(view: View, names: Sequence[str], words: Words) -> Text:
    """The dice of the burglary, and the 0-cards in hand."""
    burglary = view["burglary"]
    line = Text()
    if burglary is not None:
        line.append(f"▶ {names[burglary['seat']]} ", "bold")
        for die in burglary["dice"]:
            line.append(_die(die))
    return line.append(_state(view, names, words)).append("\n")


def _state(view: View, names: Sequence[str], words: Words) -> str:
    """The 0-cards in hand, or the chance that is left."""
    drawn, burglary = view["zeros"]["drawn"], view["burglary"]
    if drawn and view["player"] is not None:
        known = [name for name in drawn if name is not None]
        if len(known) < len(drawn):
            return words.say("hand-hidden", player=names[view["player"]])
        return words.say("hand-line", cards=_gains(known, words))
    if burglary is None or burglary["chance"] is None:
        return ""
    return words.say("chance-left", chance=percent(burglary["chance"]))


def _die(die: Die) -> Text:
    """A die, and whether it opens its lock."""
    ink = PRINTS[die["colour"]]
    face = str(die["face"]) if die["face"] else "?"
    added = f"+{die['added']}" if die["added"] else ""
    verdict = "" if die["short"] is None else "✓" if die["short"] == 0 else f"−{die['short']}"
    return Text.assemble((f" {ink.symbol}{face}{added} ", ink.chip), f"{verdict}  ")


def _plates(view: View, names: Sequence[str], words: Words) -> Table:
    plates = Table.grid(expand=True)
    for _ in view["players"]:
        plates.add_column(ratio=1)
    plates.add_row(*(_plate(view, burglar, names, words) for burglar in view["players"]))
    return plates


def _plate(view: View, burglar: Burglar, names: Sequence[str], words: Words) -> Panel:
    plays = burglar["seat"] == view["player"]
    bonuses = Text(" ").join(
        Text.assemble(f"{bonus['left']}×" if bonus["left"] > 1 else "", _gain(bonus["name"]))
        for bonus in burglar["bonuses"]
        if bonus["left"]
    )
    cards = " ".join(str(card["points"]) for card in burglar["cards"])
    return Panel(
        Text("\n").join([bonuses, Text(cards), _four_colours(burglar)]),
        box=box.HEAVY if plays else box.ROUNDED,
        title=Text(f"{burglar['place'] or '–'}. {names[burglar['seat']]}", "bold"),
        title_align="left",
        subtitle=Text(words.say("points", points=burglar["score"]), "bold"),
        subtitle_align="right",
        border_style=FOX if plays else "dim",
    )


def _four_colours(burglar: Burglar) -> Text:
    """The colours on the way to a loot token, or the token."""
    if burglar["loot_token"]:
        return Text(f"⬢ {burglar['loot_token']}", "bold")
    return Text(" ").join(
        Text(ink.symbol, ink.chip) if name in burglar["colours"] else Text("·", "dim")
        for name, ink in list(PRINTS.items())[1:]  # blue has no +1
    )


# In sentences.


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The table for someone who listens to it."""
    told = [words.say("round-of", number=view["round"], rounds=view["rounds"]) + "."]
    for row in reversed(view["rows"]):
        told += [_space_line(space, names, words) for space in row["spaces"] if space["card"]]
    told += [_burglar_line(burglar, names, words) for burglar in view["players"]]
    told.append(_decks_line(view, words))
    tokens = ", ".join(map(str, view["loot_tokens"]))
    told.append(
        (words.say("loot-tokens", tokens=tokens) if tokens else words.say("no-loot-tokens")) + "."
    )
    if view["burglary"] is not None:
        told.append(_burglary_line(view["burglary"], names, words))
    state = _state(view, names, words)
    told += [state] if state else []
    known = [name for name in view["zeros"]["under"] if name is not None]
    if known:
        told.append(words.say("you-put-under", cards=_gains(known, words)))
    return told


def _decks_line(view: View, words: Words) -> str:
    two, three, four, five = (row["deck"] for row in view["rows"])
    zeros = view["zeros"]["never_drawn"] + len(view["zeros"]["under"])
    return words.say("decks-line", two=two, three=three, four=four, five=five, zeros=zeros)


def _space_line(space: Space, names: Sequence[str], words: Words) -> str:
    card = space["card"]
    if card is None:
        return words.say("empty-space", row=space["row"], column=space["column"])
    locks = ", ".join(words.say("lock", **lock) for lock in card["locks"])
    tokens = ", ".join(names[seat] for seat in space["tokens"])
    chance = NONE if space["chance"] is None else str(percent(space["chance"]))
    return words.say(
        "space-line",
        row=space["row"],
        column=space["column"],
        locks=locks,
        points=card["points"],
        gain=gain(card["bonus"]),
        chance=chance,
        tokens=tokens or NONE,
    ).strip()


def _burglar_line(burglar: Burglar, names: Sequence[str], words: Words) -> str:
    player, place = names[burglar["seat"]], burglar["place"]
    if place is None:
        place_line = words.say("no-place-line", player=player)
    else:
        place_line = words.say("place-line", player=player, place=place)
    if burglar["has_reroll_token"]:
        place_line += words.say("has-reroll-token")
    bonuses = ", ".join(
        words.say("bonus-times", count=bonus["left"], gain=gain(bonus["name"]))
        for bonus in burglar["bonuses"]
        if bonus["left"]
    )
    colours = ", ".join(words.say("colour", colour=colour) for colour in burglar["colours"])
    return words.say(
        "burglar-line",
        place_line=place_line,
        points=burglar["score"],
        cards=len(burglar["cards"]),
        bonuses=bonuses or words.say("no-bonuses"),
        colours=colours or words.say("no-bonuses"),
        token=burglar["loot_token"],
    )


def _burglary_line(burglary: Burglary, names: Sequence[str], words: Words) -> str:
    dice = ", ".join(
        words.say("lane-line" if die["face"] else "die-rolling", **die) for die in burglary["dice"]
    )
    player, points = names[burglary["seat"]], burglary["card"]["points"]
    return words.say("burglary-line", player=player, points=points, dice=dice)


def _gains(cards: Sequence[str], words: Words) -> str:
    return ", ".join(words.say("gain", gain=gain(name)) for name in cards)


def told(messages: Sequence[Message], names: Sequence[str], words: Words) -> list[str]:
    """What happened; the dice of one throw are told together."""
    sentences = []
    for is_roll, several in groupby(messages, lambda message: message.id == "rolled"):
        together = list(several)
        if not is_roll:
            sentences += [words.tell(message, names) for message in together]
            continue
        for seat, throw in groupby(together, lambda message: message.args["seat"]):
            dice = ", ".join(words.say("die-line", added=0, **_face(die)) for die in throw)
            sentences.append(words.say("threw", player=names[seat], dice=dice))
    return sentences


def _face(message: Message) -> dict[str, object]:
    return {"colour": message.args["colour"], "face": message.args["face"]}
