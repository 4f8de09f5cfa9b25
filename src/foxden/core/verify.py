"""Check the dice of a transcript: do the keys fit the commitments, and the outcomes the keys?

It needs nothing but the text and the rules: what cannot be checked is counted, with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .chance import outcome
from .errors import FoxdenError
from .fairness import (
    BAG,
    Tree,
    draw_key,
    is_of_bag,
    leaf_of,
    order_leaf,
    order_of,
    root_from,
    salt_of,
    unit_of,
)
from .game import Game
from .keys import Evidence
from .proof import Draw, WhyNot, draws
from .transcript import Record, read_record


class DoesNotFit(FoxdenError):
    """The first line that does not fit; ``what`` says in which way."""

    def __init__(self, line: int, what: str, stream: str) -> None:
        super().__init__(line, what, stream)
        self.line = line
        self.what = what
        self.stream = stream


@dataclass(frozen=True)
class Verdict:
    """How many draws fit, and how many can't be checked and why."""

    checked: int
    uncommitted: int  # of those: their stream names no commitment, so the key proves little
    not_checked: Mapping[WhyNot, int]
    misfit: DoesNotFit | None


def verify(text: str, load: Callable[[str], Game]) -> Verdict:
    """BadTranscript if the text is no game by the rules."""
    record = read_record(text, load)
    keys = SeedKeys(record) if record.match.is_seeded else GivenKeys(record.evidence)
    checked: Counter[str] = Counter()
    not_checked: Counter[WhyNot] = Counter()
    misfit = None
    try:
        keys.check_commitments()
        for draw in draws(record.match, record.match.known_to):
            why_not = _check(record, draw, keys)
            if why_not is None:
                checked[draw.stream] += 1
            else:
                not_checked[why_not] += 1
        keys.check_all_used()
    except DoesNotFit as error:
        misfit = error
    uncommitted = {stream: checked[stream] for stream in checked}
    for stream in record.evidence.commitments:
        uncommitted.pop(stream, None)
    return Verdict(checked.total(), sum(uncommitted.values()), dict(not_checked), misfit)


def _check(record: Record, draw: Draw, keys: SeedKeys | GivenKeys) -> WhyNot | None:
    if draw.why_not is not None:
        return draw.why_not
    found = keys.take(draw)
    if found is None:
        return WhyNot.NO_KEY
    leaf, key = found
    unit = unit_of(key, salt_of(record.match.randomness), draw.stream, leaf)
    if outcome(unit, range(len(draw.odds)), draw.odds) != draw.place:
        raise DoesNotFit(record.lines[draw.line], "outcome", draw.stream)
    return None


class GivenKeys:
    """The keys that stand in the transcript."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.left = dict(evidence.keys)

    def take(self, draw: Draw) -> tuple[int, bytes] | None:
        """The leaf and the key."""
        leaf = self._leaf(draw)
        key = None if leaf is None else self.left.pop((draw.stream, leaf), None)
        return None if key is None else (key.leaf, key.key)

    def _leaf(self, draw: Draw) -> int | None:
        """Draws that were hidden take the keys of their bag in the order of their lines."""
        if draw.number is None:
            waiting = (leaf for stream, leaf in self.left if stream == draw.stream)
            return next((leaf for leaf in waiting if is_of_bag(leaf, draw.bag)), None)
        if draw.bag is None:
            return draw.number
        tells = draw.stream, order_leaf(draw.bag)
        self.left.pop(tells, None)
        order = self.evidence.keys.get(tells)
        return None if order is None else draw.bag * BAG + order_of(order.key)[draw.number]

    def check_commitments(self) -> None:
        for stream, (line, commitment) in self.evidence.commitments.items():
            keys = {key.leaf: key.key for key in self.evidence.keys_of(stream)}
            root = root_from(stream, keys, self.evidence.nodes.get(stream, ()))
            if root is None or root.hex() != commitment:
                raise DoesNotFit(line, "commitment", stream)

    def check_all_used(self) -> None:
        for key in self.left.values():
            raise DoesNotFit(key.line, "unused", key.stream)


class SeedKeys:
    """The keys that follow from the seed, as in a record of the whole truth."""

    def __init__(self, record: Record) -> None:
        self.master = bytes.fromhex(record.match.master)
        self.evidence = record.evidence

    def take(self, draw: Draw) -> tuple[int, bytes] | None:
        assert draw.number is not None  # the truth has seen every draw when it was made
        leaf = leaf_of(self.master, draw.stream, draw.bag, draw.number)
        return leaf, draw_key(self.master, draw.stream, leaf)

    def check_commitments(self) -> None:
        for stream, (line, commitment) in self.evidence.commitments.items():
            if Tree(self.master, stream).root.hex() != commitment:
                raise DoesNotFit(line, "seed", stream)

    def check_all_used(self) -> None:
        GivenKeys(self.evidence).check_commitments()
        for key in self.evidence.keys.values():
            if key.key != draw_key(self.master, key.stream, key.leaf):
                raise DoesNotFit(key.line, "seed", key.stream)
