"""Check the dice of a transcript: do the keys fit the commitments, and the outcomes the keys?

It needs nothing but the text and the rules: what cannot be checked is counted, with the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .chance import outcome
from .errors import FoxdenError
from .fairness import Tree, draw_key, root_from, salt_of, unit_of
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
    number, key = found
    unit = unit_of(key, salt_of(record.match.randomness), draw.stream, number)
    if outcome(unit, range(len(draw.odds)), draw.odds) != draw.place:
        raise DoesNotFit(record.lines[draw.line], "outcome", draw.stream)
    return None


class GivenKeys:
    """The keys that stand in the transcript."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.left = dict(evidence.keys)

    def take(self, draw: Draw) -> tuple[int, bytes] | None:
        """The number and the key; hidden draws take their keys in the order of their lines."""
        number = draw.number
        if number is None:
            waiting = (number for stream, number in self.left if stream == draw.stream)
            number = next(waiting, -1)
        key = self.left.pop((draw.stream, number), None)
        return None if key is None else (key.number, key.key)

    def check_commitments(self) -> None:
        for stream, (line, commitment) in self.evidence.commitments.items():
            keys = {key.number: key.key for key in self.evidence.keys_of(stream)}
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
        return draw.number, draw_key(self.master, draw.stream, draw.number)

    def check_commitments(self) -> None:
        for stream, (line, commitment) in self.evidence.commitments.items():
            if Tree(self.master, stream).root.hex() != commitment:
                raise DoesNotFit(line, "seed", stream)

    def check_all_used(self) -> None:
        GivenKeys(self.evidence).check_commitments()
        for key in self.evidence.keys.values():
            if key.key != draw_key(self.master, key.stream, key.number):
                raise DoesNotFit(key.line, "seed", key.stream)
