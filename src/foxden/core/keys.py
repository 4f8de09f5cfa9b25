"""The lines of a transcript that prove its dice.

commitment public: 64 hex digits     in the header, for each stream
key public 7: 64 hex digits          after the moves: of leaf 7 of the stream
node public: 64 hex digits           hashes that lead from the keys to the commitment
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from .errors import BadTranscript
from .fairness import HEX_256, PUBLIC, leaves_of
from .game import SEAT_NAMES
from .proof import Proof

KINDS = ("key", "node")
KEY = re.compile(r"key (\S+) ([0-9]{1,6})")
NODE = re.compile(r"node (\S+)")


@dataclass(frozen=True)
class KeyLine:
    line: int
    stream: str
    leaf: int
    key: bytes


@dataclass
class Evidence:
    """By stream; lines are counted from 1."""

    commitments: dict[str, tuple[int, str]] = field(default_factory=dict)  # with their lines
    keys: dict[tuple[str, int], KeyLine] = field(default_factory=dict)  # by stream and leaf
    nodes: dict[str, list[bytes]] = field(default_factory=dict)

    def keys_of(self, stream: str) -> list[KeyLine]:
        """In the order in which they stand there."""
        return [key for key in self.keys.values() if key.stream == stream]


def write_keys(proof: Mapping[str, Proof]) -> Iterator[str]:
    for stream, its in proof.items():
        yield ""
        yield from (f"key {stream} {key.leaf}: {key.key}" for key in (*its.keys, *its.orders))
        yield from (f"node {stream}: {node}" for node in its.nodes)


def read_named(
    fields: Mapping[str, tuple[int, str]], kind: str, names: Collection[str]
) -> dict[str, tuple[int, str]]:
    """The lines ``kind NAME: 64 hex digits`` of a header, by name."""
    found = {}
    for title, (line, text) in fields.items():
        first, _, name = title.partition(" ")
        if first == kind:
            _check_name(line, name, names)
            found[name] = (line, _hex(line, text).hex())
    return found


def read_keys(
    lines: Collection[tuple[int, str]], seats: int, commitments: dict[str, tuple[int, str]]
) -> Evidence:
    """BadTranscript if a line is none; whether they prove anything is for ``verify`` to say."""
    evidence = Evidence(commitments)
    for number, line in lines:
        title, _, text = (part.strip() for part in line.partition(":"))
        found = KEY.fullmatch(title) or NODE.fullmatch(title)
        if found is None:
            raise BadTranscript(number, "'key public 0: …' or 'node public: …'", f"{title!r}?")
        stream = found[1]
        _check_name(number, stream, (PUBLIC, *SEAT_NAMES[:seats]))
        value = _hex(number, text)
        if found.re is NODE:
            evidence.nodes.setdefault(stream, []).append(value)
        else:
            key = KeyLine(number, stream, int(found[2]), value)
            _check_key(key, evidence)
            evidence.keys[stream, key.leaf] = key
    return evidence


def _check_key(key: KeyLine, evidence: Evidence) -> None:
    most = leaves_of(key.stream) - 1
    if key.leaf > most:
        why = f"No key {key.leaf} was committed to."
        raise BadTranscript(key.line, f"a number from 0 to {most}", why)
    if (key.stream, key.leaf) in evidence.keys:
        why = f"Key {key.leaf} of {key.stream} stands here twice."
        raise BadTranscript(key.line, "it once", why)


def _check_name(line: int, name: str, names: Collection[str]) -> None:
    if name not in tuple(names):
        why = f"{name!r} has no chance of its own."
        raise BadTranscript(line, f"one of: {', '.join(names)}", why)


def _hex(line: int, text: str) -> bytes:
    if not HEX_256.fullmatch(text):
        raise BadTranscript(line, "64 hex digits (0-9, a-f)", f"{text!r} is something else.")
    return bytes.fromhex(text)
