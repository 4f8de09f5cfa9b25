"""The map as a picture, drawn from ``map.txt``: ``python -m foxden.games.sneaky_seven.picture``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .components import PLACE_KINDS, PLACE_WORDS
from .map import (
    BRIDGE,
    BUILDING,
    DOCK,
    HOUSE,
    MANHOLE_MARKS,
    MANSION,
    PLACE_MARKS,
    POLICE,
    RIVER,
    Paris,
    Spot,
    read_map,
)

FILE = Path(__file__).with_name("map.svg")
TILE = 24
PARK = '"'
PAINT = {
    ".": "#efe3cb",
    PARK: "#bfdcae",
    RIVER: "#8cc4e6",
    "#": "#4a4450",
    BRIDGE: "#a39c94",
    DOCK: "#c79a5b",
    BUILDING: "#d9c9a8",
    HOUSE: "#efe3cb",
    MANSION: "#efe3cb",
}
KINDS = {
    "museum": "#511083",
    "monument": "#a87400",
    "church": "#17683a",
    "business": "#1f1a2b",
    "police": "#2075ab",
}
HOLES = dict(
    zip(MANHOLE_MARKS, ("#ef7d32", "#d2452c", "#2eac60", "#8450bd", "#f5cc3f"), strict=True)
)


def picture(paris: Paris) -> str:
    """The whole map as SVG text."""
    width, height = len(paris.rows[0]) * TILE, len(paris.rows) * TILE
    parts = [*_ground(paris), *_homes(paris), *_places(paris), *_signs(paris)]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="Map of Paris" font-family="sans-serif" text-anchor="middle">'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def _ground(paris: Paris) -> Iterator[str]:
    """Every tile as a square; roads, bridges and docks with a gap, so that steps can be counted."""
    for y, row in enumerate(paris.rows):
        for x, mark in enumerate(row):
            under = RIVER if mark in BRIDGE + DOCK else "." if mark not in PAINT else mark
            below = "." if mark == "#" else under
            yield _square(x, y, 0, PAINT[below])
            if mark in "#" + BRIDGE + DOCK:
                yield _square(x, y, 1.5, PAINT[mark])


def _square(x: int, y: int, gap: float, paint: str) -> str:
    side = TILE - 2 * gap
    place = f'x="{x * TILE + gap:g}" y="{y * TILE + gap:g}" width="{side:g}" height="{side:g}"'
    return f'<rect {place} rx="{2 * gap:g}" fill="{paint}"/>'


def _middle(spot: Spot) -> tuple[float, float]:
    return (spot[0] + 0.5) * TILE, (spot[1] + 0.5) * TILE


def _homes(paris: Paris) -> Iterator[str]:
    """Houses white, mansions grey, each with its driveway."""
    for home in paris.homes:
        (x, y), (i, j) = _middle(home), _middle(paris.driveway(home))
        yield f'<path d="M{x:g} {y:g}L{i:g} {j:g}" stroke="#1f1a2b" stroke-width="4"/>'
        is_house = paris.at(*home) == HOUSE
        size, paint = (7, "#ffffff") if is_house else (9, "#9a948c")
        roof = f"M{x - size - 2:g} {y - 1:g}L{x:g} {y - size - 3:g}L{x + size + 2:g} {y - 1:g}Z"
        wall = f"M{x - size:g} {y - 1:g}h{2 * size}v{size}h-{2 * size}Z"
        yield f'<path d="{roof}{wall}" fill="{paint}" stroke="#1f1a2b"/>'


def _places(paris: Paris) -> Iterator[str]:
    """The entrances with their numbers, the name over the building."""
    spots = [*paris.places, *paris.spots(POLICE)]
    names = [*(word.title() for word in PLACE_WORDS), "Commissariat"]
    labels = [*(str(number) for number in range(1, len(PLACE_MARKS) + 1)), POLICE]
    for spot, name, label, kind in zip(spots, names, labels, (*PLACE_KINDS, "police"), strict=True):
        x, y = _middle(spot)
        yield _square(*spot, 1.5, KINDS[kind])
        yield f'<text x="{x:g}" y="{y + 5:g}" font-size="14" fill="#fff6e2">{label}</text>'
        plot = [_middle(tile) for tile in paris.plot(spot)]
        i, j = (sum(axis) / len(plot) for axis in zip(*plot, strict=True))
        yield (
            f'<text x="{i:g}" y="{j + 4:g}" font-size="12" font-weight="bold" fill="{KINDS[kind]}" '
            f'stroke="#fff6e2" stroke-width="3" paint-order="stroke">{name}</text>'
        )


def _signs(paris: Paris) -> Iterator[str]:
    """Manholes and docks."""
    for mark, paint in HOLES.items():
        for spot in paris.spots(mark):
            x, y = _middle(spot)
            yield f'<circle cx="{x:g}" cy="{y:g}" r="11" fill="{paint}" stroke="#1f1a2b"/>'
            yield f'<text x="{x:g}" y="{y + 5:g}" font-size="14" font-weight="bold">{mark}</text>'
    for spot in paris.spots(DOCK):
        x, y = _middle(spot)
        anchor = f"M{x:g} {y - 7:g}v13M{x - 4:g} {y - 3:g}h8M{x - 7:g} {y + 1:g}q7 11 14 0"
        yield f'<path d="{anchor}" fill="none" stroke="#1f1a2b" stroke-width="2"/>'


if __name__ == "__main__":
    FILE.write_text(picture(read_map()), encoding="utf-8")
