"""The map as a picture, drawn from ``map.txt``: ``python -m foxden.games.sneaky_seven.picture``.

It writes ``map.svg``, which stands alone (for guide and README), and the two parts of the browser's
map that never change: ``web/ground.svg`` (land, parks, water, streets, bridges) and, above the lit
tiles, ``web/town.svg`` (docks, homes, landmarks, signs, entrances, manholes).  One tile is 24
units.  Colours are CSS variables with printed defaults (``web/map.css``), so that a page can turn
the map to night.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path

from .components import PLACE_KINDS
from .map import (
    BRIDGE,
    DOCK,
    HOUSE,
    MANHOLE_MARKS,
    MANSION,
    ON_FOOT,
    POLICE,
    RIVER,
    Paris,
    Spot,
    read_map,
)
from .outlines import TILE, middle, number, outline, squares

HERE = Path(__file__).parent
FILE = HERE / "map.svg"
GROUND = HERE / "web" / "ground.svg"
TOWN = HERE / "web" / "town.svg"
PARK, CITY = '"', "."
STREET = ON_FOOT - {DOCK, BRIDGE}
SHORT = (
    *("Orsay", "Grand Palais", "Orangerie", "Triomphe", "Banque", "Louvre", "Sacré Cœur"),
    *("Café Banane", "Ecole", "Notre Dame", "Grand Singe", "Tour Eiffel"),
)
DISTRICTS = {
    "Pigalle": (17, 5.55),
    "Le Marais": (28.5, 12.7),
    "Passy": (5, 10.55),
    "Opéra": (21.9, 9.2),
    "La Villette": (27, 4.1),
    "Quartier Latin": (27, 21.75),
    "Montparnasse": (9.1, 21.68),
}
# How a landmark stands on its plot: its width, and how far its foot is above the plot's, in tiles.
STANDS = (
    *((2.9, 0.26), (2.8, 0.26), (2.1, 0.26), (2.8, 0.42), (2.8, 0.26), (2.9, 0.26)),
    *((3.1, 0.4), (2.2, 0.26), (2.5, 0.26), (3.0, 0.4), (3.1, 0.4), (3.4, 0.4)),
)
STATION_STANDS = (2.1, -0.05)
SIGN_ASIDE = {3: 0.16, 5: -0.15, 10: 0.3, 11: 0.2}  # signs moved to the side, in tiles
ROOFS = (
    (330, "M{3} {4}h8v7h-8ZM{13} {4}h8v11h-8ZM{3} {13}h8v8h-8Z"),
    (620, "M{3} {3}h18v7h-18ZM{3} {12}h7v9h-7ZM{12} {12}h9v9h-9Z"),
    (860, "M{4} {3}h6v18h-6ZM{12} {3}h9v8h-9ZM{12} {13}h9v8h-9Z"),
)


def picture(paris: Paris) -> str:
    """The whole map as SVG text that stands alone."""
    drawn = f"{ground(paris)}\n{town(paris)}"
    width, height = len(paris.rows[0]) * TILE, len(paris.rows) * TILE
    style = (HERE / "web" / "map.css").read_text(encoding="utf-8")
    used = sorted(set(re.findall(r'href="#([^"]+)"', drawn)))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="map" '
        'role="img" aria-label="Map of Paris">'
    )
    symbols = _symbols(used)
    return f"{head}\n<style>\n{style}</style>\n<defs>\n{symbols}\n</defs>\n{drawn}\n</svg>\n"


def _symbols(names: Iterable[str]) -> str:
    art = (HERE / "web" / "art.svg").read_text(encoding="utf-8")
    found = {
        symbol[1]: symbol[0]
        for symbol in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', art, re.DOTALL)
    }
    return "\n".join(found[name] for name in names)


def ground(paris: Paris) -> str:
    """What lies flat, without its colours and symbols."""
    return _drawn(paris, _land, _water, _printing, _streets)


def town(paris: Paris) -> str:
    """What stands on it."""
    return _drawn(paris, _docks, _homes, _landmarks, _entrances, _manholes)


def _drawn(paris: Paris, *layers: Callable[[Paris], Iterator[str]]) -> str:
    return "\n".join(part for layer in layers for part in layer(paris))


def _chance(x: int, y: int, kind: int = 0) -> int:
    """Always the same for a tile, and different from tile to tile: 0 to 999."""
    return ((x * 73856093) ^ (y * 19349663) ^ (kind * 83492791)) % 1000


def _path(name: str, way: str) -> str:
    return f'<path class="{name}" d="{way}"/>'


def _use(symbol: str, place: tuple[float, float], size: float, name: str, more: str = "") -> str:
    x, y = (number(at) for at in place)
    at = f'x="{x}" y="{y}" width="{number(size)}" height="{number(size)}"'
    return f'<use class="{name}"{more} href="#{symbol}" {at}/>'


def _land(paris: Paris) -> Iterator[str]:
    width, height = len(paris.rows[0]) * TILE, len(paris.rows) * TILE
    yield _path("m-land", f"M0 0H{width}V{height}H0Z")
    yield _path("m-roofs", "".join(_roof(x, y) for x, y in paris.spots(CITY)))
    yield _path("m-park", outline(paris.spots(PARK), 0.4))


def _roof(x: int, y: int) -> str:
    def moved(at: re.Match[str]) -> str:
        return f"{x * TILE + int(at[1])} {y * TILE + int(at[2])}"

    shapes = [shape for most, shape in ROOFS if _chance(x, y) < most]
    return re.sub(r"\{(\d+)\} \{(\d+)\}", moved, shapes[0]) if shapes else ""


def _water(paris: Paris) -> Iterator[str]:
    """The river, also under bridges and docks; it runs out of the frame."""
    water = set(paris.spots(RIVER + BRIDGE + DOCK))
    beyond = {
        (i, j)
        for x, y in water
        for i, j in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        if paris.at(i, j) == " "
    }
    way = outline(water | beyond, 0.5)
    yield _path("m-bank", way)
    yield _path("m-water", way)
    waves = [
        f"M{x * TILE + 5 + _chance(x, y, 3) % 5} {y * TILE + 8 + _chance(x, y, 4) % 9}q3 -4 6 0t6 0"
        for x, y in paris.spots(RIVER)
        if _chance(x, y, 2) < 420
    ]
    yield _path("m-waves", "".join(waves))
    for x, y in paris.spots(PARK):
        if _chance(x, y, 7) < 640:
            place = (x * TILE + _chance(x, y, 5) % 5 - 1, y * TILE + _chance(x, y, 6) % 5 - 3)
            yield _use("m-tree", place, TILE - 1, "m-tree")


def _printing(paris: Paris) -> Iterator[str]:
    """What only pleases: the city's name, districts, the river's name, a compass, the folds."""
    yield f'<text class="m-title" x="{number(0.55 * TILE)}" y="{number(1.45 * TILE)}">Paris</text>'
    for name, (x, y) in DISTRICTS.items():
        place = f'x="{number(x * TILE)}" y="{number(y * TILE)}"'
        yield f'<text class="m-district" {place}>{name}</text>'
    for x, y, turn in ((36.15, 24.75, 45), (5.6, 16.6, -62)):
        place = f"translate({number(x * TILE)} {number(y * TILE)}) rotate({turn})"
        yield f'<text class="m-river" transform="{place}">Seine</text>'
    place = f"translate({number(37.9 * TILE)} {number(1.85 * TILE)})"
    star = "M0 -34 6 -6 34 0 6 6 0 34 -6 6 -34 0 -6 -6Z"
    north = "M0 -34 6 -6 0 0ZM0 34 -6 6 0 0ZM34 0 6 6 0 0ZM-34 0 -6 -6 0 0Z"
    yield f'<g class="m-compass" transform="{place}"><circle r="25"/><path d="{star}"/>'
    yield f"{_path('m-compass-n', north)}</g>"
    width, height = len(paris.rows[0]) * TILE, len(paris.rows) * TILE
    folds = f"M{width // 4} 0V{height}M{width // 2} 0V{height}M{width * 3 // 4} 0V{height}"
    yield _path("m-fold", f"{folds}M0 {height // 2}H{width}")


def _streets(paris: Paris) -> Iterator[str]:
    roads, bridges = _links(paris, STREET), paris.spots(BRIDGE)
    over = "".join(_over(paris, spot) for spot in bridges)
    ends = "".join(
        _onto(spot, bridge) for bridge in bridges for spot in paris.beside(bridge, STREET)
    )
    drives = "".join(_line(home, paris.driveway(home)) for home in paris.homes)
    yield _path("m-drive", drives)
    for dock in paris.spots(DOCK):
        for road in paris.beside(dock, "#")[:1]:
            yield _path("m-pier-edge", _line(dock, road))
            yield _path("m-pier", _line(dock, road))
    for name in ("m-kerb", "m-road"):
        yield _path(name, roads)
        yield _path(f"{name} m-square", ends)
        if name == "m-kerb":
            yield _path("m-bridge-edge", over)
            yield _path("m-bridge", over)
    yield _path("m-tiles", squares(paris.spots("#"), 15, 4))
    yield _path("m-tiles m-tiles--bridge", squares(bridges, 15, 3))


def _docks(paris: Paris) -> Iterator[str]:
    yield _path("m-dock", squares(paris.spots(DOCK), 20, 4))
    for x, y in paris.spots(DOCK):
        yield _use("m-anchor", (x * TILE + 5, y * TILE + 5), 14, "m-anchor")


def _links(paris: Paris, marks: Collection[str]) -> str:
    """Lines between the middles of neighbouring tiles."""
    ways = []
    for spot in paris.spots(frozenset(marks)):
        x, y = middle(spot)
        ways.append(f"M{x} {y}h0")
        ways += [_line(spot, near) for near in paris.beside(spot, frozenset(marks)) if near > spot]
    return "".join(ways)


def _line(spot: Spot, near: Spot) -> str:
    return "M{} {}L{} {}".format(*middle(spot), *middle(near))


def _over(paris: Paris, bridge: Spot) -> str:
    x, y = bridge
    across, down = middle(bridge)
    if paris.at(x - 1, y) in ON_FOOT and paris.at(x + 1, y) in ON_FOOT:
        return f"M{x * TILE - 2} {down}h{TILE + 4}"
    return f"M{across} {y * TILE - 2}v{TILE + 4}"


def _onto(spot: Spot, bridge: Spot) -> str:
    """Where a street runs onto a bridge it ends square, not round."""
    (x, y), (i, j) = spot, bridge
    end = (number((x + 0.5 + (i - x) * 0.52) * TILE), number((y + 0.5 + (j - y) * 0.52) * TILE))
    return "M{} {}L{} {}".format(*middle(spot), *end)


def _homes(paris: Paris) -> Iterator[str]:
    for home in paris.homes:
        name, size = ("house", 22) if paris.at(*home) == HOUSE else ("mansion", 25)
        place, tile = home_place(paris, home, size), f"{home[0]},{home[1]}"
        yield _use(f"m-{name}", place, size, f"m-{name}", f' data-tile="{tile}"')


def home_place(paris: Paris, home: Spot, size: float) -> tuple[float, float]:
    """A home stands back from its road, unless water or a wall is behind it."""
    (x, y), (i, j) = home, paris.driveway(home)
    back = 3.5 if paris.at(2 * x - i, 2 * y - j) in (CITY, PARK, HOUSE, MANSION) else 0
    edge = (TILE - size) / 2
    return x * TILE + edge + (x - i) * back, y * TILE + edge + (y - j) * back


def _landmarks(paris: Paris) -> Iterator[str]:
    """From north to south, so that the nearer overlaps the farther."""
    marks = [*enumerate(paris.places, 1), (0, paris.spots(POLICE)[0])]
    signs = []
    for place, entrance in sorted(marks, key=lambda mark: max(y for _, y in paris.plot(mark[1]))):
        plot = paris.plot(entrance)
        left, right = min(x for x, _ in plot), max(x for x, _ in plot) + 1
        foot = max(y for _, y in plot) + 1
        yield _path(f"m-plot m-plot--{_kind(place)}", outline(plot, 0.22))
        size, above = STANDS[place - 1] if place else STATION_STANDS
        at = ((left + right - size) / 2 * TILE, (foot - above) * TILE - size * TILE * 92 / 96)
        yield _use(f"lm-{place or 'police'}", at, size * TILE, "m-mark")
        if place:
            across = ((left + right) / 2 + SIGN_ASIDE.get(place, 0)) * TILE
            signs.append(
                _sign(SHORT[place - 1], across, foot * TILE - (16 if entrance[1] == foot else 14))
            )
    yield f'<g class="m-names">{"".join(signs)}</g>'


def _sign(name: str, across: float, top: float) -> str:
    wide = len(name) * 6.4 + 10
    left = across - wide / 2
    plate = f'x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="16" rx="3"'
    enamel = (
        f'x="{number(left + 1.7)}" y="{number(top + 1.7)}" width="{number(wide - 3.4)}" '
        'height="12.6" rx="2"'
    )
    text = f'x="{number(across)}" y="{number(top + 12.3)}" textLength="{number(wide - 10)}"'
    return (
        f'<g class="m-sign"><rect {plate}/><rect class="m-enamel" {enamel}/>'
        f'<text {text} lengthAdjust="spacingAndGlyphs">{name}</text></g>'
    )


def _kind(place: int) -> str:
    return PLACE_KINDS[place - 1] if place else "police"


def _entrances(paris: Paris) -> Iterator[str]:
    for place, spot in [*enumerate(paris.places, 1), (0, paris.spots(POLICE)[0])]:
        (x, y), kind = middle(spot), _kind(place)
        yield f'<circle class="m-gate m-gate--{kind}" cx="{x}" cy="{y}" r="10.5"/>'
        if place:
            foot = number((spot[1] + 0.5) * TILE + 4.6)
            yield f'<text class="m-number m-number--{kind}" x="{x}" y="{foot}">{place}</text>'
        else:
            yield _use("m-shield", (spot[0] * TILE + 5, spot[1] * TILE + 5), 14, "m-shield")


def _manholes(paris: Paris) -> Iterator[str]:
    cover = "M-5 -11.5h10l6.5 6.5v10l-6.5 6.5h-10l-6.5 -6.5v-10Z"
    for letter in MANHOLE_MARKS:
        for spot in paris.spots(letter):
            x, y = middle(spot)
            hole = _path(f"m-hole m-hole--{letter}", cover)
            text = f'<text class="m-letter m-letter--{letter}" y="5.4">{letter}</text>'
            yield f'<g transform="translate({x} {y})">{hole}{text}</g>'


if __name__ == "__main__":
    drawn = read_map()
    GROUND.write_text(ground(drawn) + "\n", encoding="utf-8")
    TOWN.write_text(town(drawn) + "\n", encoding="utf-8")
    FILE.write_text(picture(drawn), encoding="utf-8")
