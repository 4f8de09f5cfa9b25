"""How a game ended, in sentences: the scores with their parts, who won, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from foxden.core.match import Result

from .table import Table


def ending_lines(table: Table, result: Result) -> list[str]:
    return [why_over(table, result), who_won(table, result), *score_lines(table, result)]


def why_over(table: Table, result: Result) -> str:
    return table.words.say(f"ending-{result.reason}")


def who_won(table: Table, result: Result) -> str:
    winners = [table.names[seat] for seat in result.winners]
    if _is_one_kind(result):
        return table.say("won-plainly", winners=listing(table, winners), count=len(winners))
    points = max(result.scores[seat] for seat in result.winners)
    listed = listing(table, winners)
    return table.say("won", winners=listed, count=len(winners), points=points)


def score_lines(table: Table, result: Result) -> list[str]:
    """One line a seat, best first."""
    if _is_one_kind(result):
        return [
            f"{table.introduced[seat]}: {part}"
            for seat in ranking(result)
            for part in _named(table, result.parts[seat])
        ]
    return [
        table.say(
            "score",
            name=table.introduced[seat],
            points=result.scores[seat],
            shown=signed(result.scores[seat]),
            parts=score_parts(table, result.parts[seat]),
        )
        for seat in ranking(result)
    ]


def ranking(result: Result) -> list[int]:
    return sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat))


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def score_parts(table: Table, parts: Mapping[str, int]) -> str:
    named = _named(table, {part: points for part, points in parts.items() if points})
    return ", ".join(named) or table.say("nothing")


def _is_one_kind(result: Result) -> bool:
    """Points of one kind are called by its name and need no sum."""
    return len(result.parts[0]) == 1


def _named(table: Table, parts: Mapping[str, int]) -> list[str]:
    return [
        table.say(
            "score-part", points=signed(points), part=table.words.say(f"part-{part}", n=points)
        )
        for part, points in parts.items()
    ]


def listing(table: Table, names: Sequence[str]) -> str:
    """A, B and C."""
    if len(names) == 1:
        return names[0]
    return table.say("list", first=", ".join(names[:-1]), last=names[-1])
