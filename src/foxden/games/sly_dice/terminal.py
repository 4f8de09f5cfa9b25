"""The table of Sly Dice in a terminal: as a picture, and in sentences.

A die behind somebody else's shield is always the same ``?``; what only the reader knows stands
under their own name.  Colour never speaks alone: marks and words say the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from foxden.core.words import Words

from .view import Card, Chance, Claim, Offer, Player, View

HEADINGS = ("round",)
MOMENTS = {"caught": "bad", "was-true": "good", "bluff-card": "good", "wrong-call": "bad"}

INK, PAPER, LANTERN, FOX = "#1f1a2b", "#f8eacb", "#f8c24a", "#ef7d32"
DIE, SECRET = f"bold {INK} on {PAPER}", f"bold {INK} on {LANTERN}"
SHIELDED = "bold #f8eacb on #57476b"
MARKS = {"proven": "◎", "true": "✓", "bluff": "✗", "dare": "↕"}
SHOWN_CHANCES = 10
BAR = 6


def rank(words: str) -> int:
    """Of choices: claims first, then powers, then the many ways to use Ones."""
    return 0 if words.startswith("claim") else 2 if words.startswith("change") else 1


# The picture.


def draw(view: View, names: Sequence[str], words: Words) -> RenderableType:
    """Players, then the middle with its cards, then what only the reader knows; 100 columns."""
    parts: list[RenderableType] = [_plates(view, names, words), _middle(view, names, words)]
    if view["offers"]:
        parts.append(_offers(view["offers"], words))
    elif view["chances"]:
        parts.append(_chances(view["chances"], words))
    return Group(*parts)


def _plates(view: View, names: Sequence[str], words: Words) -> Table:
    plates = Table.grid(expand=True)
    for _ in view["players"]:
        plates.add_column(ratio=1)
    plates.add_row(*(_plate(view, player, names, words) for player in view["players"]))
    return plates


def _plate(view: View, player: Player, names: Sequence[str], words: Words) -> Panel:
    owes = player["seat"] in view["to_move"]
    name = f"{'▶ ' if owes else ''}{names[player['seat']]}"
    rows = [_dice_row(player)]
    rows.append(Text(words.say("table-bonus-short", **_bonus(player)), "dim"))
    powers = ", ".join(words.say("card", card=power) for power in player["powers"])
    rows.append(Text(f"{words.say('table-powers')}: {powers or '–'}", "dim"))
    return Panel(
        Text("\n", no_wrap=True, overflow="ellipsis").join(rows),
        box=box.HEAVY if owes else box.ROUNDED,
        title=Text(name + (" ①" if player["seat"] == view["first"] else ""), "bold"),
        title_align="left",
        subtitle=Text(words.say("table-points", points=player["score"]), "bold"),
        subtitle_align="right",
        border_style=FOX if owes else "dim",
    )


def _bonus(player: Player) -> dict[str, int]:
    return {"bluffs": player["bluffs"], "false": player["false_accusations"]}


def _dice_row(player: Player) -> Text:
    """Front dice, the shield, and behind it the own dice or as many question marks."""
    front = _dice(player["front"], DIE)
    known = player["hidden_dice"]
    hidden = _dice(["?"] * player["hidden"], SHIELDED) if known is None else _dice(known, SECRET)
    shield = " ▏" if player["front"] else "▏"
    return Text.assemble(front, shield, hidden, " …" if player["is_rolling"] else "")


def _dice(values: Sequence[object], style: str) -> Text:
    return Text(" ").join(Text(f" {value} ", style) for value in values)


def _middle(view: View, names: Sequence[str], words: Words) -> Panel:
    head = Text.assemble(words.say("table-common"), "  ", _dice(view["common"], DIE))
    rows: list[RenderableType] = [head, Text(), _cards(view, names, words)]
    happening = _happening(view, names, words)
    if happening:
        rows += [Text(), Text(happening, f"bold {FOX}")]
    title = words.say("table-round", round=view["round"], rounds=view["rounds"])
    return Panel(Group(*rows), title=Text(title, "bold"), box=box.ROUNDED, border_style="dim")


def _cards(view: View, names: Sequence[str], words: Words) -> Table:
    """Two columns: a card, its points, who has scored it."""
    grid = Table.grid(padding=(0, 2), expand=True)
    for _ in range(2):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    cells = [_card(view, card, names, words) for card in view["cards"]]
    half = (len(cells) + 1) // 2
    for left, right in zip(cells[:half], [*cells[half:], Text()], strict=False):
        grid.add_row(left, right)
    return grid


def _card(view: View, card: Card, names: Sequence[str], words: Words) -> Text:
    claim = view["claim"]
    is_claimed = claim is not None and claim["card"] == card["card"]
    points = str(card["points"] or "×")
    text = Text.assemble(
        ("▶ " if is_claimed else "  ", FOX),
        (f"{points:>2} ", "bold"),
        (words.say("card", card=card["card"]), "bold" if is_claimed else ""),
        (" ✦" if card["has_power"] else "", LANTERN),
    )
    tokens = " ".join(f"• {names[seat]}" for seat in card["tokens"])
    return text.append(f"  {tokens}", "dim")


def _offers(offers: Sequence[Offer], words: Words) -> Panel:
    """What the claimer could say, with its mark; the truth only they know."""
    cells = [
        Text.assemble(
            (f"{MARKS[offer['truth']]} ", "bold"),
            f"{_claim_words(offer, words)} ({offer['points']})",
            style="" if offer["truth"] != "bluff" else "dim",
        )
        for offer in offers
    ]
    key = "   ".join(f"{mark} {words.say('truth', truth=truth)}" for truth, mark in MARKS.items())
    title = words.say("table-offers")
    return Panel(_in_columns(cells, 4), title=title, subtitle=key, box=box.ROUNDED)


def _in_columns(cells: Sequence[Text], columns: int) -> Table:
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for row in range(0, len(cells), columns):
        grid.add_row(*cells[row : row + columns])
    return grid


def _chances(chances: Sequence[Chance], words: Words) -> Panel:
    """The best prospects, chance times points, each with a bar."""
    cells = []
    for chance in best_of(chances):
        filled = round(chance["chance"] * BAR)
        cells.append(
            Text.assemble(
                ("█" * filled + "░" * (BAR - filled), FOX),
                f" {percent(chance['chance']):>3} % ",
                f"{_claim_words(chance, words)} ({chance['points']})",
            )
        )
    return Panel(_in_columns(cells, 2), title=words.say("table-chances"), box=box.ROUNDED)


def best_of(chances: Sequence[Chance]) -> list[Chance]:
    """Those worth showing, the best mean of points first; no count if a higher one is as likely."""
    highest = {(chance["card"], chance["chance"]): chance for chance in chances}
    ranked = sorted(highest.values(), key=lambda chance: -chance["chance"] * chance["points"])
    return ranked[:SHOWN_CHANCES]


def percent(chance: float) -> int:
    """Rounded, halves up, but nothing uncertain is called certain."""
    rounded = int(100 * chance + 0.5)
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


# Sentences.


def lines(view: View, names: Sequence[str], words: Words) -> list[str]:
    """The table in short sentences."""
    told = [words.say("table-round", round=view["round"], rounds=view["rounds"]) + "."]
    told.append(f"{words.say('table-common')}: {_listed(view['common'], words)}.")
    told.append(f"{words.say('table-cards')}: {_told_cards(view, names, words)}.")
    told += [_told_player(player, names, words) for player in view["players"]]
    happening = _happening(view, names, words)
    if happening:
        told.append(f"{happening}.")
    told += _told_secrets(view, words)
    return told


def _listed(values: Sequence[object], words: Words) -> str:
    return ", ".join(str(value) for value in values) or words.say("table-none")


def _told_cards(view: View, names: Sequence[str], words: Words) -> str:
    told = []
    for card in view["cards"]:
        text = words.say("card", card=card["card"])
        if card["points"]:
            text += f" ({words.say('table-points', points=card['points'])})"
        if card["tokens"]:
            who = ", ".join(names[seat] for seat in card["tokens"])
            text += f" [{words.say('table-tokens', names=who)}]"
        told.append(text)
    return "; ".join(told)


def _told_player(player: Player, names: Sequence[str], words: Words) -> str:
    parts = [words.say("table-points", points=player["score"])]
    if player["hidden"] or player["front"]:
        parts.append(f"{words.say('table-front')}: {_listed(player['front'], words)}")
        parts.append(words.say("table-hidden", dice=player["hidden"]))
    if player["hidden_dice"]:
        parts.append(f"{words.say('table-own')}: {_listed(player['hidden_dice'], words)}")
    if player["is_rolling"]:
        parts.append(words.say("table-rolling"))
    parts.append(words.say("table-bonus", **_bonus(player)))
    if player["powers"]:
        powers = ", ".join(words.say("card", card=power) for power in player["powers"])
        parts.append(f"{words.say('table-powers')}: {powers}")
    return f"{names[player['seat']]}: {'; '.join(parts)}."


def _told_secrets(view: View, words: Words) -> Iterator[str]:
    """What only the reader knows."""
    if view["offers"]:
        told = [
            f"{_claim_words(offer, words)} ({words.say('truth', truth=offer['truth'])})"
            for offer in view["offers"]
        ]
        yield f"{words.say('table-offers')}: {'; '.join(told)}."
    if view["chances"]:
        chances = [
            f"{_claim_words(chance, words)} {percent(chance['chance'])} %"
            for chance in best_of(view["chances"])
        ]
        yield f"{words.say('table-chances')}: {'; '.join(chances)}."


# What happens now, for both.


def _happening(view: View, names: Sequence[str], words: Words) -> str:
    if view["high_low"] is not None:
        dare = view["high_low"]
        chance = percent(dare["chance"])
        right, target = dare["right_calls"], dare["target"]
        return words.say("table-high-low", right=right, target=target, chance=chance)
    return " · ".join(_told_claim(view, names, words))


def _told_claim(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """What a claim is judged by, and who judges it."""
    claim, claimer = view["claim"], view["claimer"]
    if view["announced"]:
        powers = ", ".join(words.say("card", card=power) for power in view["announced"])
        yield words.say("table-announced", powers=powers)
    if claim is not None and claimer is not None:
        args = {**_claim_args(claim), "player": names[claimer], "points": claim["points"]}
        yield words.say("table-claim", **args)
    if view["accuser"] is not None:
        yield words.say("table-accuser", player=names[view["accuser"]])
    if view["asked"] is not None:
        yield words.say("table-asked", player=names[view["asked"]])


def _claim_words(claim: Offer | Chance, words: Words) -> str:
    return words.say("claim-words", **_claim_args(claim))


def _claim_args(claim: Offer | Chance | Claim) -> dict[str, object]:
    return {"card": claim["card"], "count": claim["count"], "face": claim["face"]}
