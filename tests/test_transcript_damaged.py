"""Any text at all is replayed, or the line at fault is named: never anything else."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st

from foxden.core.errors import BadTranscript
from foxden.core.transcript import read_transcript

from .playing import random_match
from .rooms import ROOMS, game_of, load_any
from .test_transcript import TRUTH

TEXTS = [
    random_match(game_of(here), game_of(here).rules.SEATS[-1], 5).transcript(viewer)
    for here in ROOMS
    for viewer in ("truth", None, 1)
]
JUNK = st.text(max_size=30) | st.sampled_from(["²", "٣", "\x00", "\u2028", "?", ":", "#", "table"])


def either_replays_or_says_where(text: str) -> None:
    try:
        match = read_transcript(text, load_any)
    except BadTranscript as error:
        refused = error
    else:
        again = match.transcript()
        assert read_transcript(again, load_any).transcript() == again
        return
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert 1 <= refused.line <= len(lines) + 1
    sentence = str(refused)
    assert sentence.startswith(f"Line {refused.line}: ")
    assert ". Expected " in sentence
    assert sentence.endswith(".")
    assert ".." not in refused.expected + "."
    assert len(sentence) < 3000


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A transcript with a few lines dropped, doubled, swapped, garbled or replaced."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()[: draw(st.integers(1, 40))]
    for _ in range(draw(st.integers(1, 3))):
        k, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        damage = draw(st.sampled_from(["drop", "double", "swap", "garble", "replace", "borrow"]))
        if damage == "drop" and len(lines) > 1:
            del lines[k]
        elif damage == "double":
            lines.insert(other, lines[k])
        elif damage == "swap":
            lines[k], lines[other] = lines[other], lines[k]
        elif damage == "garble":
            cut = draw(st.integers(0, len(lines[k])))
            lines[k] = lines[k][:cut] + draw(JUNK) + lines[k][cut + draw(st.integers(0, 3)) :]
        elif damage == "borrow":
            lines[k] = draw(st.sampled_from(draw(st.sampled_from(TEXTS)).splitlines()))
        else:
            lines[k] = lines[k].partition(":")[0] + ":" + draw(JUNK)
    return "\n".join(lines)


@settings(max_examples=5 * settings().max_examples)
@given(damaged())
def test_a_damaged_transcript_replays_or_names_the_line(text: str) -> None:
    either_replays_or_says_where(text)


@given(st.text(max_size=400))
def test_any_text_replays_or_names_the_line(text: str) -> None:
    either_replays_or_says_where(text)


@given(st.binary(max_size=400))
def test_binary_junk_replays_or_names_the_line(junk: bytes) -> None:
    either_replays_or_says_where(junk.decode("latin-1"))
    either_replays_or_says_where(TRUTH + junk.decode("latin-1"))


@given(st.sampled_from(["version", "seats", "options", "seen by", "seed", "game"]), JUNK)
def test_a_header_field_can_hold_anything(name: str, value: str) -> None:
    lines = [line for line in TRUTH.splitlines() if not line.startswith(f"{name}:")]
    either_replays_or_says_where("\n".join([f"{name}: {value}", *lines]))
