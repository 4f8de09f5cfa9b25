"""The few errors: a tree of sentences."""

from __future__ import annotations

import inspect
import pickle

import pytest

import foxden
from foxden.core import errors
from foxden.core.errors import BadTranscript, FoxdenError, IllegalMove

ALL = [
    thing
    for _, thing in inspect.getmembers(errors, inspect.isclass)
    if issubclass(thing, FoxdenError) and thing is not FoxdenError
]


def test_every_error_is_a_foxden_error_and_public() -> None:
    for error in ALL:
        assert error.__bases__ == (FoxdenError,)
        assert getattr(foxden, error.__name__) is error
        assert error.__name__ in foxden.__all__


def test_the_docstring_draws_the_whole_tree() -> None:
    tree = str(errors.__doc__)
    drawn = [line.split()[1] for line in tree.splitlines() if line[:1] in ("├", "└")]
    assert sorted(drawn) == sorted(error.__name__ for error in ALL)
    for error in ALL:
        assert error.__doc__


def test_an_illegal_move_knows_its_reason() -> None:
    error = IllegalMove("That card is already full.", "card-full")
    assert str(error) == "That card is already full."
    assert error.reason == "card-full"


def test_a_bad_transcript_knows_its_line() -> None:
    error = BadTranscript(12, "'A: roll'", "'A: fly' is no move.")
    assert str(error) == "Line 12: 'A: fly' is no move. Expected 'A: roll'."
    assert (error.line, error.expected, error.why) == (12, "'A: roll'", "'A: fly' is no move.")


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove("No.", "no"),
        BadTranscript(3, "this", "That."),
        *(error("No.") for error in ALL if error not in (IllegalMove, BadTranscript)),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_travel_between_processes(error: FoxdenError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
