"""What to tell people: what a move did, and what a choice means."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from foxden.core.game import NOBODY, Message, Move, Seat

from .components import (
    AMOUNTS,
    BUSINESS_PAYS,
    CARD_PRICE,
    CARD_RESALE,
    CHARACTERS,
    FIELD_NAMES,
    IS_BUSINESS,
    LOOT_RESALE,
    PLACE_NAMES,
    PLACES,
    PLAYER_PAYS,
    TUITION,
    VEHICLE_NAMES,
    VEHICLE_PRICES,
)
from .map import DOCK
from .odds import caught_at, caught_with
from .reasons import Reason
from .robbery import home_pays, paid_by, refused_job
from .table import (
    ACCEPT,
    BUY,
    BUY_VEHICLE,
    CHOOSE,
    DECLINE,
    DONE,
    DROP,
    FACE,
    GET,
    GIVE,
    GO,
    LOOT_ITEM,
    MAKE,
    MONEY_ITEM,
    NO_SHIELD,
    OFFER,
    PROTECT,
    ROB,
    ROB_PLAYER,
    ROLL,
    SELL,
    SELL_LOOT,
    SHIELD,
    STUDY,
    TIME_IS_UP,
    TUNNEL,
    Phase,
    Position,
    home_at,
    place_at,
    steps_to,
    token_count,
)
from .ways import FIRST_MANSION, GOAL_TILE, PARIS, STATION, TILE_NAMES, TWIN, sail

Args = dict[str, Any]
JOBS = {int(Reason.LEGAL): "ready", int(Reason.TOKEN_ALREADY): "done"}


# Things, as arguments of a message.


def tile_args(tile: int) -> Args:
    """What stands at a tile: ``what`` tells which of the other arguments counts."""
    place = place_at(tile)
    what = what_stands_at(tile)
    letter = PARIS.at(*PARIS.tiles[tile].spot) if what == "manhole" else ""
    name = PLACE_NAMES[place] if place != NOBODY else ""
    near = PLACE_NAMES[_nearest_place(tile)]
    return {
        "tile": TILE_NAMES[tile],
        "what": what,
        "place": name,
        "near": near,
        "letter": letter,
    }


@cache
def _nearest_place(tile: int) -> int:
    return min(range(PLACES), key=lambda place: sail(tile, int(GOAL_TILE[place])))


def what_stands_at(tile: int) -> str:
    home = home_at(tile)
    if place_at(tile) != NOBODY:
        return "place"
    if home != NOBODY:
        return "house" if home < FIRST_MANSION else "mansion"
    if tile == STATION:
        return "station"
    if TWIN[tile] != tile:
        return "manhole"
    if PARIS.is_river(PARIS.tiles[tile]):
        return "river"
    return "dock" if PARIS.at(*PARIS.tiles[tile].spot) == DOCK else "road"


def _errand(p: Position, seat: Seat, tile: int) -> Args:
    """What a seat could do at a tile: ``job`` for a place, ``whose`` for a house."""
    place, home = place_at(tile), home_at(tile)
    job = "none" if place == NOBODY else JOBS.get(refused_job(p, seat, place), "lacking")
    owner = NOBODY if home == NOBODY else p.owner[home]
    whose = "bank" if owner == NOBODY else "own" if owner == seat else "player"
    return {**tile_args(tile), "job": job, "whose": whose, "owner_seat": max(owner, 0)}


def item_args(thing: int) -> Args:
    """An item of an offer: ``item`` tells which of the other arguments counts."""
    if thing < LOOT_ITEM:
        return {"item": "card", "field": FIELD_NAMES[thing], "place": "", "amount": 0}
    if thing < MONEY_ITEM:
        place = PLACE_NAMES[thing - LOOT_ITEM]
        return {"item": "loot", "field": "", "place": place, "amount": 0}
    return money_args(AMOUNTS[thing - MONEY_ITEM])


def money_args(amount: int) -> Args:
    return {"item": "money", "field": "", "place": "", "amount": amount}


def _added(thing: int, things: list[int], money: int) -> Args:
    """An item to add, and how much of it lies on that side of the offer so far."""
    return {**item_args(thing), "so_far": things[thing] if thing < MONEY_ITEM else money}


def _whole_offer(p: Position) -> Args:
    """Both sides of the open offer, counted."""
    return {
        "partner_seat": p.partner,
        "give_cards": sum(p.give),
        "give_money": p.give_money,
        "get_cards": sum(p.get),
        "get_money": p.get_money,
    }


def _lesson(p: Position, field: int) -> Args:
    return {**_field(field), "price": TUITION, "cards": p.deck[field]}


def _field(field: int) -> Args:
    return {"field": FIELD_NAMES[field]}


def _vehicle(vehicle: int) -> Args:
    return {"vehicle": VEHICLE_NAMES[vehicle], "price": VEHICLE_PRICES[vehicle]}


def _robbery(p: Position, seat: Seat) -> Args:
    """The building where a seat stands: what it pays at once, and the risk in per cent."""
    tile = p.tile[seat]
    place, home = place_at(tile), home_at(tile)
    pays = BUSINESS_PAYS if place != NOBODY and IS_BUSINESS[place] else 0
    pays = home_pays(home) if home != NOBODY else pays
    owner = p.owner[home] if home != NOBODY else NOBODY
    whose = "bank" if owner == NOBODY else "player"
    pays = pays if owner == NOBODY else paid_by(p, owner, pays)
    risk = round(100 * caught_at(p, seat, tile))
    return {
        **tile_args(tile),
        "pays": pays,
        "risk": risk,
        "whose": whose,
        "owner_seat": max(owner, 0),
    }


def _mugging(p: Position, prey: Seat) -> Args:
    """The same of somebody on the same tile."""
    risk = round(100 * caught_with(p, prey))
    return {"owner_seat": prey, "pays": paid_by(p, prey, PLAYER_PAYS), "risk": risk}


# Choices.  Each family of moves by its first move; the number counts from there.

Choice = Callable[[Position, Seat, int], tuple[str, Args]]
CHOICES: dict[Move, Choice] = {
    CHOOSE: lambda p, seat, n: ("offer-choose", {"character": CHARACTERS[n], **_field(n)}),
    ROLL: lambda p, seat, n: ("offer-roll", {}),
    GO: lambda p, seat, n: ("offer-go", {**_errand(p, seat, n), "steps": steps_to(p, seat, n)}),
    TUNNEL: lambda p, seat, n: ("offer-tunnel", tile_args(int(TWIN[p.tile[seat]]))),
    ROB: lambda p, seat, n: ("offer-rob", _robbery(p, seat)),
    ROB_PLAYER: lambda p, seat, n: ("offer-rob-player", _mugging(p, n)),
    DONE: lambda p, seat, n: ("offer-done", {}),
    BUY: lambda p, seat, n: ("offer-buy", {**_field(n), "price": CARD_PRICE}),
    BUY_VEHICLE: lambda p, seat, n: ("offer-buy-vehicle", _vehicle(n)),
    SELL: lambda p, seat, n: ("offer-sell", {**_field(n), "price": CARD_RESALE}),
    SELL_LOOT: lambda p, seat, n: (
        "offer-sell-loot",
        {"place": PLACE_NAMES[n], "price": LOOT_RESALE},
    ),
    PROTECT: lambda p, seat, n: ("offer-protect", _field(n)),
    STUDY: lambda p, seat, n: ("offer-study", _lesson(p, n)),
    OFFER: lambda p, seat, n: ("offer-trade", {"partner_seat": n}),
    GIVE: lambda p, seat, n: ("offer-give", _added(n, p.give, p.give_money)),
    GET: lambda p, seat, n: ("offer-get", _added(n, p.get, p.get_money)),
    MAKE: lambda p, seat, n: ("offer-make", _whole_offer(p)),
    DROP: lambda p, seat, n: ("offer-drop", {}),
    ACCEPT: lambda p, seat, n: ("offer-accept", {}),
    DECLINE: lambda p, seat, n: ("offer-decline", {}),
}


def family(move: Move) -> Move:
    """The first move of the family that a move of a seat belongs to."""
    return max(first for first in CHOICES if first <= move)


def offer(p: Position, seat: Seat, move: Move) -> Message:
    first = family(move)
    return Message(*CHOICES[first](p, seat, move - first))


# What happened.


def tell(before: Position, after: Position, seat: Seat, move: Move) -> list[Message]:
    if move < CHOOSE:
        told = _told_of_table(before, after, move)
    else:
        told = _told_of_seat(before, after, seat, move)
    if after.turn_number > before.turn_number:
        number = after.rounds + 1
        told.append(Message("turn", {"seat": after.player, "number": number}))
    return told


def _told_of_table(before: Position, after: Position, move: Move) -> list[Message]:
    who: Args = {"seat": before.player}
    if move == TIME_IS_UP:
        return [Message("time-is-up")]
    if move >= NO_SHIELD:
        return _told_danger(before, after, move)
    face = {**who, "face": move - FACE + 1}
    if before.phase == Phase.ROLLING:
        return [Message("rolled", face)]
    if before.phase == Phase.STARTING:
        place, money = PLACE_NAMES[move - FACE], after.money[before.player]
        return [Message("started", {**face, "place": place, "money": money})]
    told = [Message("rolled", face)]
    if after.phase == Phase.CHOOSING:
        told.append(Message("begins", {"seat": after.player}))
    if after.phase == Phase.OVER:
        told.append(Message("wins-roll", {"seat": after.player}))
    return told


def _told_danger(before: Position, after: Position, move: Move) -> list[Message]:
    thief = before.player
    who: Args = {"seat": thief}
    told = []
    if before.danger_rolls > 0:
        told.append(Message("guard-expired"))
    if move == SHIELD:
        return [*told, Message("caught", who)]
    told.append(Message("no-shield", who))
    if after.phase == Phase.DANGER:
        return [*told, Message("guard-next", who)]
    gained = after.money[thief] - before.money[thief]
    if before.prey != NOBODY:
        robbed = {**who, "owner_seat": before.prey, "amount": gained}
        return [*told, Message("robbed-player", robbed)]
    args = {**who, **_robbery(before, thief), "amount": gained}
    if place_at(before.tile[thief]) == NOBODY:
        return [*told, Message("robbed-home", args)]
    is_expelled = after.expelled != before.expelled
    told.append(Message("robbed-place", {**args, "school": "closed" if is_expelled else "open"}))
    if after.tokens[thief] != before.tokens[thief]:
        told.append(Message("token", {**who, "tokens": token_count(after, thief)}))
    return told


PAST: dict[Move, str] = {
    CHOOSE: "chose",
    GO: "went",
    TUNNEL: "tunnelled",
    ROB: "tries",
    ROB_PLAYER: "tries-player",
    DONE: "is-done",
    BUY: "bought",
    BUY_VEHICLE: "bought-vehicle",
    SELL: "sold",
    SELL_LOOT: "sold-loot",
    PROTECT: "protected",
    STUDY: "studied",
    OFFER: "thinks-of-trade",
    DROP: "dropped-offer",
    ACCEPT: "accepted",
    DECLINE: "declined",
}


def _told_of_seat(before: Position, after: Position, seat: Seat, move: Move) -> list[Message]:
    """The same things as in the choice; an offer is told when it is made, whole."""
    first = family(move)
    if first == MAKE:
        return told_offer(before)
    if first not in PAST:
        return []
    _, args = CHOICES[first](before, seat, move - first)
    return [Message(PAST[first], {**args, "seat": seat})]


def told_offer(p: Position) -> list[Message]:
    """An offer as sentences: to whom, then each thing given and each thing wanted."""
    who: Args = {"seat": p.player, "partner_seat": p.partner}
    told = [Message("offered", who)]
    sides = (("offered-give", p.give, p.give_money), ("offered-get", p.get, p.get_money))
    for message, things, money in sides:
        for thing in range(MONEY_ITEM):
            if things[thing]:
                args = {**who, "count": things[thing], **item_args(thing)}
                told.append(Message(message, args))
        if money:
            told.append(Message(message, {**who, "count": 1, **money_args(money)}))
    return told
