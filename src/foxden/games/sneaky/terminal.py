"""The table of Sneaky in a terminal: as a picture, and in sentences.

Cards and dice are paper: they look the same on a dark and on a light terminal.  Each colour has a
symbol, and cards name their colour, so that colour never speaks alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich import box
from rich.align import Align
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from foxden.core.game import Message
from foxden.core.words import Words

from .components import COLOURS
from .odds import SLIGHT
from .view import Bandit, Place, Stack, Thief, View

HEADINGS = ("turn",)
MOMENTS = {"bust": "bad", "captured": "good", "last-round": "good"}

INK, PAPER, LANTERN, FOX, BACK = "#1f1a2b", "#f8eacb", "#f8c24a", "#ef7d32", "#3a2a4a"
CARD = 16  # cells across
PICTURE = CARD - 2
MASK = 8
PILE = 8
ASIDE = 12
TRAY = 42
BAR = 24
TALL = 28  # lines of a screen
HANDCUFF = "∞"
SHOWN_CUFFS = 4  # one by one; more are counted


@dataclass(frozen=True)
class Print:
    """The inks of one colour."""

    symbol: str
    body: str
    on: str  # readable on the body
    deep: str
    tint: str
    fur: str

    @property
    def chip(self) -> str:
        return f"bold {self.on} on {self.body}"


PRINTS = {
    "yellow": Print("★", "#f5cc3f", INK, "#a87400", "#fdebae", "#f5cc3f"),
    "red": Print("♥", "#bb2c17", "#fff6e2", "#7d1c0e", "#f6cbbb", "#d2452c"),
    "green": Print("♣", "#2eac60", INK, "#17683a", "#c6ebce", "#2eac60"),
    "blue": Print("●", "#2075ab", "#fff6e2", "#124a70", "#c2dff0", "#3a8fc6"),
    "grey": Print("☁", "#c0bdb9", INK, "#6f6b67", "#e9e6e1", "#c0bdb9"),
    "purple": Print("♦", "#511083", "#fff6e2", "#3a0b60", "#dccaf0", "#8450bd"),
}
HATS = {1: 4, 2: 6, 3: 8}  # how wide, by value
Block = list[Text]  # lines of equal width


# The picture.


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Players, centre and dice; 80 columns are enough."""
    blocks = [_pile(view, words), *(_card(place, words) for place in view["centre"])]
    centre = Align.center(_beside([*blocks, _aside(view, words)]))
    return Group(_plates(view, names, words), _Air(), centre, Text(), _tray(view, words))


class _Air:
    """A blank line on screens that have one to spare."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.size.height >= TALL:
            yield Text()


def _plates(view: View, names: Sequence[str], words: Words) -> Table:
    plates = Table.grid(expand=True)
    for _ in view["players"]:
        plates.add_column(ratio=1)
    plates.add_row(*(_plate(view, thief, names, words) for thief in view["players"]))
    return plates


def _plate(view: View, thief: Thief, names: Sequence[str], words: Words) -> Panel:
    plays = thief["seat"] == view["player"] and view["phase"] != "over"
    name = names[thief["seat"]]
    return Panel(
        Text("\n", no_wrap=True, overflow="ellipsis").join(_belongings(thief, words)),
        box=box.HEAVY if plays else box.ROUNDED,
        title=Text(f"▶ {name}" if plays else name, "bold"),
        title_align="left",
        subtitle=Text(words.say("points", points=thief["score"]), "bold"),
        subtitle_align="right",
        border_style=FOX if plays else "dim",
    )


def _belongings(thief: Thief, words: Words) -> Iterator[Text]:
    """Three lines: the stack or the two stacks, handcuffs, what is secured."""
    two_stacks = len(thief["stacks"]) == 2
    for value, stack in enumerate(thief["stacks"], 2):
        none = words.say("no-stack-of", value=value) if two_stacks else words.say("no-stack")
        yield _stack(stack) if stack["bandits"] else Text(none, "dim")
    if two_stacks:
        yield Text("  ").join((_handcuffs(thief, words), _secured(thief, words)))
        return
    yield _handcuffs(thief, words)
    yield _secured(thief, words)


def _handcuffs(thief: Thief, words: Words) -> Text:
    count = thief["handcuffs"]
    rings = HANDCUFF * count if count <= SHOWN_CUFFS else f"{count} × {HANDCUFF}"
    told = words.say("handcuffs", count=count)
    return Text.assemble((rings, "bold"), " " if count else "", (told, "dim"))


def _secured(thief: Thief, words: Words) -> Text:
    if not thief["secured"]:
        return Text()
    inks = [PRINTS[colour] for colour in thief["secured"]]
    told = words.say("secured")
    return Text.assemble(*((ink.symbol, ink.chip) for ink in inks), (f" {told}", "dim"))


def _stack(stack: Stack) -> Text:
    """The top card with its slots, and how many lie below it."""
    top = stack["bandits"][-1]
    ink = PRINTS[top["colour"]]
    tag = (f"{top['value']}{ink.symbol}", ink.chip)
    line = Text.assemble(tag, " ", _slots(top, stack["dice"]))
    below = len(stack["bandits"]) - 1
    return line.append(f" +{below}", "dim") if below else line


def _tag(bandit: Bandit) -> Text:
    ink = PRINTS[bandit["colour"]]
    return Text(f" {bandit['value']} {ink.symbol} ", ink.chip)


def _slots(bandit: Bandit, dice: int) -> Text:
    """As many as the bandit's value; the symbol shows in those that are filled."""
    ink = PRINTS[bandit["colour"]]
    full = [(f"[{ink.symbol}]", ink.chip)] * dice
    return Text.assemble(*full, "[ ]" * (bandit["value"] - dice))


def _card(place: Place, words: Words) -> Block:
    bandit = place["bandit"]
    if bandit is None:
        return _gap(CARD, words.say("empty"))
    colour = words.say("colour", colour=bandit["colour"])
    head = Text.assemble(_tag(bandit), f"{colour} ".rjust(CARD - 5), style=_on(PAPER))
    is_full = place["dice"] == bandit["value"]
    slots = Text.assemble(_slots(bandit, place["dice"]), " ✓" if is_full else "")
    slots.align("center", CARD)
    slots.stylize_before(f"bold {_on(LANTERN)}" if is_full else _on(PAPER))
    return [head, *_bandit(bandit), slots]


def _bandit(bandit: Bandit) -> Block:
    """Hat, mask and grin; the hat grows with the value."""
    ink = PRINTS[bandit["colour"]]
    hat = " " * HATS[bandit["value"]]
    drawn = [
        (hat, f"on {ink.deep}"),
        ("◉  ◉".center(MASK), f"bold {PAPER} on {INK}"),
        ("╰──╯".center(MASK), f"bold {INK} on {ink.fur}"),
    ]
    return [_framed(Text(shape, style), ink.tint) for shape, style in drawn]


def _framed(middle: Text, ground: str) -> Text:
    """In the middle of the picture, with the card's paper left and right of it."""
    side = (PICTURE - len(middle)) // 2
    left, paper = (" " * side, f"on {ground}"), (" ", f"on {PAPER}")
    return Text.assemble(paper, left, middle, left, paper)


def _pile(view: View, words: Words) -> Block:
    """A card's back with a fox on it, and how many bandits are still to come."""
    if not view["pile"]:
        return _gap(PILE, words.say("empty"))
    drawn = [
        Text("◢◣  ◢◣", f"{FOX} on {BACK}"),
        Text("◉  ◉".center(PILE - 2), f"bold {PAPER} on {INK}"),
        Text("▾".center(PILE - 2, " "), f"bold {INK} on {FOX}"),
    ]
    edge = Text(" ", f"on {BACK}")
    lines = [Text(" " * PILE, f"on {BACK}"), *(Text.assemble(edge, x, edge) for x in drawn)]
    return [*lines, Text(words.say("to-come", count=view["pile"]).center(PILE))]


def _aside(view: View, words: Words) -> Block:
    lines = [words.say("turn-number", number=view["turn"])] if view["turn"] else []
    if view["last_turns"]:
        lines += ["", words.say("is-last-round"), words.say("turns-left", n=view["last_turns"])]
    return [Text(line.ljust(ASIDE)) for line in (*lines, "", "", "", "", "")][:5]


def _gap(width: int, label: str) -> Block:
    """A place without a card."""
    edge = "╌" * (width - 2)
    inside = f"╎{'':{width - 2}}╎"
    label = f"╎{label:^{width - 2}}╎"
    return [Text(line, "dim") for line in (f"╭{edge}╮", inside, label, inside, f"╰{edge}╯")]


def _tray(view: View, words: Words) -> Table:
    """The dice in hand, and how a roll of them would end in a bust."""
    dice = [_die(PRINTS[colour]) for colour in view["dice"]]
    tray = Table.grid(padding=(0, 2))
    tray.add_column(width=TRAY)
    tray.add_column()
    tray.add_row(_beside(dice, " ") if dice else Text("\n\n"), _fuse(view, words))
    return tray


def _die(ink: Print) -> Block:
    return [Text(line, ink.chip) for line in ("     ", f"  {ink.symbol}  ", "     ")]


def _fuse(view: View, words: Words) -> Text:
    """The odds in words and as a bar that burns from the left."""
    if not view["dice"] or view["phase"] != "placing":
        return Text()
    chance = view["bust_chance"]
    burnt = round(BAR * chance)
    is_slight = 0 < chance < SLIGHT
    odds = (
        words.say("bust-slight") if is_slight else words.say("bust-odds", risk=round(100 * chance))
    )
    return Text.assemble(
        words.say("roll-again", dice=len(view["dice"])),
        "\n",
        (odds, "bold"),
        "\n",
        ("━" * burnt, "bold #d2452c"),
        ("╌" * (BAR - burnt), "dim"),
    )


def _on(ground: str) -> str:
    return f"{INK} on {ground}"


def _beside(blocks: Sequence[Block], gap: str = "  ") -> Text:
    return Text("\n").join(Text(gap).join(row) for row in zip(*blocks, strict=True))


# In sentences.


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The table for someone who listens to it."""
    told = [_centre_line(view, words)]
    if view["last_turns"]:
        told.append(words.say("last-turns", n=view["last_turns"]))
    told += [_thief_line(thief, names, words) for thief in view["players"]]
    if view["dice"] and view["phase"] == "placing":
        told.append(words.say("dice-in-hand", dice=_counted(view["dice"], words)))
    return told


def _centre_line(view: View, words: Words) -> str:
    bandits = [
        _bandit_line(place["bandit"], place["dice"], words)
        for place in view["centre"]
        if place["bandit"]
    ]
    listed = ", ".join(bandits) or words.say("empty")
    return words.say("in-the-centre", bandits=listed, pile=view["pile"])


def _bandit_line(bandit: Bandit, dice: int, words: Words) -> str:
    name = words.say("bandit", **bandit)
    return words.say("bandit-with-dice", bandit=name, dice=dice, value=bandit["value"])


def _thief_line(thief: Thief, names: Sequence[str], words: Words) -> str:
    stacks = [
        words.say("stack-line", top=_bandit_line(bandits[-1], stack["dice"], words), n=len(bandits))
        for stack in thief["stacks"]
        if (bandits := stack["bandits"])
    ]
    belongings = [
        words.say("points", points=thief["score"]),
        words.say("handcuffs-count", count=thief["handcuffs"]),
        *stacks,
    ]
    if thief["secured"]:
        belongings.append(words.say("secured-line", colours=_counted(thief["secured"], words)))
    return f"{names[thief['seat']]}: {', '.join(belongings)}."


def _counted(colours: Sequence[str], words: Words) -> str:
    """``2 × red, blue``, in the order of the colours."""
    counted = [
        words.say("times", count=colours.count(colour), colour=colour)
        for colour in COLOURS
        if colour in colours
    ]
    return ", ".join(counted)


def told(messages: Sequence[Message], names: Sequence[str], words: Words) -> list[str]:
    """What happened; the dice of one throw are told together."""
    sentences = []
    for is_roll, several in groupby(messages, lambda message: message.id == "rolled"):
        together = list(several)
        if not is_roll:
            sentences += [words.tell(message, names) for message in together]
            continue
        dice = _counted([message.args["colour"] for message in together], words)
        sentences.append(words.say("threw", player=names[together[0].args["seat"]], dice=dice))
    return sentences


def painted(sentence: str, words: Words) -> Text:
    """A sentence in which the names of colours, and of bandits, are printed in them."""
    text = Text(sentence)
    for colour, name in zip(COLOURS, _colour_words(words), strict=True):
        text.highlight_regex(name, PRINTS[colour].chip)
    return text


def _colour_words(words: Words) -> list[str]:
    """As patterns: German inflects them (``einen roten Würfel``), and a bandit adds its value."""
    names = (words.say("colour", colour=colour) for colour in COLOURS)
    return [rf"(?i)\b{name}(?:en|e)?\b(?: [123]\b)?" for name in names]
