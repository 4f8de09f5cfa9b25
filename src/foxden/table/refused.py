"""A request that can't be granted: a status, a code for programs, a sentence for people."""

from __future__ import annotations


class Refused(Exception):
    def __init__(self, status: int, code: str, sentence: str, reason: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.reason = reason


class Stale(Refused):
    """The seat's decision has changed since; the answer carries the table as it is now."""

    def __init__(self) -> None:
        super().__init__(409, "stale", "The table has moved on: look again, then decide.")
        self.state: bytes | None = None


def no_table() -> Refused:
    return Refused(404, "no-table", "There is no such table.")


def not_yours(seat: int) -> Refused:
    return Refused(403, "not-yours", f"Seat {seat + 1} is not yours to act for.")


def bad(sentence: str, code: str = "bad-request") -> Refused:
    return Refused(422, code, sentence)


def conflict(code: str, sentence: str) -> Refused:
    return Refused(409, code, sentence)


def closed_table() -> Refused:
    return conflict("closed", "This table is closed; it can only be read.")


def other_rules() -> Refused:
    sentence = "This table was made for other rules of its game than this server has now."
    return conflict("other-rules", sentence)


def full_table() -> Refused:
    return conflict("full", "Too much has happened at this table already.")


def no_store() -> Refused:
    """Nothing that was not stored has been acknowledged, so asking again is safe."""
    sentence = "The server can't reach its store just now; nothing has changed. Try again."
    return Refused(503, "store", sentence)


def busy() -> Refused:
    return Refused(503, "busy", "Too many want this at once; try again.")
