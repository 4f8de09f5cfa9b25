"""The few errors that Foxden raises; each message is a sentence for the person who caused it.

FoxdenError
├── IllegalMove          the rules refuse the move
├── UnknownWords         the words name no move of this game
├── UnknownGame          there is no game of that name
├── BadSetup             a number of seats, an option, a player or a seed that does not fit
├── BadTranscript        a line of a transcript is wrong
└── BrokenPlayer         a program at the table answered with something that is no legal move
"""

from __future__ import annotations


class FoxdenError(Exception):
    """Base of all errors that a person can cause and understand."""


class IllegalMove(FoxdenError):
    """The rules refuse the move; ``reason`` is the name of the refusal."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence, reason)
        self.sentence = sentence
        self.reason = reason

    def __str__(self) -> str:
        return self.sentence


class UnknownWords(FoxdenError):
    """The words name no move of this game."""


class UnknownGame(FoxdenError):
    """There is no game of that name."""


class BadSetup(FoxdenError):
    """A number of seats, an option, a player or a seed that does not fit."""


class BadTranscript(FoxdenError):
    """A line of a transcript is wrong; ``line`` is its number, counted from 1."""

    def __init__(self, line: int, expected: str, why: str) -> None:
        super().__init__(line, expected, why)
        self.line = line
        self.expected = expected
        self.why = why

    def __str__(self) -> str:
        return f"Line {self.line}: {self.why} Expected {self.expected}."


class BrokenPlayer(FoxdenError):
    """A program at the table answered with something that is no legal move."""
