"""How long the rest of the race takes: a table of expected turns for every set of missing targets.

Someone who has cards and money for all of them goes from place to place; whoever is caught starts
again at the police station.  The best order is worked out exactly, from the last target backwards::

    V(S, here) = min over t in S of  turns(here, t) + safe(t) V(S - t, t) + caught(t) V(S, station)

Places are numbered as everywhere, the police station comes after them; sets are bits of places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

HUNDRED = 100  # the table is in hundredths of a turn


def make_tours(turns: NDArray[Any], targets: list[int], safe: list[float]) -> NDArray[Any]:
    """``turns[place, here]`` from each place and (last) the station; a row for each set."""
    heres = turns.shape[1]
    tours = np.zeros((1 << turns.shape[0], heres))
    for missing in range(1, 1 << len(targets)):
        left = [place for k, place in enumerate(targets) if missing >> k & 1]
        bits = sum(1 << place for place in left)
        after = {place: safe[place] * tours[bits ^ 1 << place, place] for place in left}
        station = min((turns[place, -1] + after[place]) / safe[place] for place in left)
        ways = [turns[place] + after[place] + (1 - safe[place]) * station for place in left]
        tours[bits] = np.min(ways, axis=0)
    return tours
