"""Lines around tiles, as SVG paths."""

from __future__ import annotations

from collections.abc import Collection

from .map import Spot

TILE = 24


def number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def middle(spot: Spot) -> tuple[str, str]:
    return number((spot[0] + 0.5) * TILE), number((spot[1] + 0.5) * TILE)


def squares(spots: Collection[Spot], size: float, round_by: float) -> str:
    edge, side = (TILE - size) / 2, number(size - 2 * round_by)
    r = number(round_by)
    shape = f"h{side}q{r} 0 {r} {r}v{side}q0 {r} -{r} {r}h-{side}q-{r} 0 -{r} -{r}v-{side}"
    return "".join(
        f"M{number(x * TILE + edge + round_by)} {number(y * TILE + edge)}{shape}q0 -{r} {r} -{r}Z"
        for x, y in spots
    )


def outline(spots: Collection[Spot], soft: float) -> str:
    """The rounded outline of tiles: corners become curves through the middles of the edges."""
    return "".join(_ring(_corners(ring), soft) for ring in _rings(set(spots)))


def _rings(spots: set[Spot]) -> list[list[Spot]]:
    """The edges of the tiles that have no tile on their other side, joined to rings."""
    edges: dict[Spot, list[Spot]] = {}
    for x, y in sorted(spots):
        around = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        beyond = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        for side, other in enumerate(beyond):
            if other not in spots:
                edges.setdefault(around[side], []).append(around[(side + 1) % 4])
    rings = []
    while edges:
        start = here = next(iter(edges))
        ring: list[Spot] = []
        while not ring or here != start:
            ring.append(here)
            onward = edges[here].pop()
            if not edges[here]:
                del edges[here]
            here = onward
        rings.append(ring)
    return rings


def _corners(ring: list[Spot]) -> list[Spot]:
    return [
        spot
        for at, spot in enumerate(ring)
        if not _is_straight(ring[at - 1], spot, ring[(at + 1) % len(ring)])
    ]


def _is_straight(before: Spot, spot: Spot, after: Spot) -> bool:
    (ax, ay), (x, y), (bx, by) = before, spot, after
    return (x - ax) * (by - y) == (y - ay) * (bx - x)


def _ring(corners: list[Spot], soft: float) -> str:
    way = []
    for at, corner in enumerate(corners):
        begin = _toward(corner, corners[at - 1], soft)
        end = _toward(corner, corners[(at + 1) % len(corners)], soft)
        pen = "L" if at else "M"
        points = [number(axis * TILE) for point in (begin, corner, end) for axis in point]
        way.append(pen + "{} {}Q{} {} {} {}".format(*points))
    return "".join(way) + "Z"


def _toward(corner: Spot, other: Spot, soft: float) -> tuple[float, float]:
    (x, y), (i, j) = corner, other
    far = abs(i - x) + abs(j - y)
    by = min(soft if far > 1 else 0.5, far / 2) / far
    return x + (i - x) * by, y + (j - y) * by
