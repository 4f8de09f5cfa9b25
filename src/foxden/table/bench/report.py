"""The figures as lines that a person reads, beside what is promised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}


def table_lines(figures: dict[str, Any]) -> Iterator[str]:
    live = figures["live"]
    yield (
        f"{live['clients']} live tables for {live['seconds']:.0f} s, each one client that thinks "
        f"for 2 s and sensible bots; SQLite"
    )
    answered = live["served"] + live["stale"]
    yield _line("moves asked, answered", f"{live['asked']:,}, {answered:,}", "all")
    yield _line("  came too late", f"{live['stale']:,}")
    yield _line("moves in all, with bots", f"{live['moves']:,}")
    yield _line("  a second", f"{live['moves_per_second']:,.0f}")
    yield _line("half of them answered in", _ms(live["p50_ms"]))
    yield _line("99 of 100 answered in", _ms(live["p99_ms"]), "under 250 ms")
    yield _line("the slowest in", _ms(live["slowest_ms"]))
    yield _line("messages missed", f"{live['missed']:,}", "none")
    yield _line("events a commit", _number(live["events_per_commit"], 2))
    yield _line("memory of the server", _mb(live["server_mb"]), "under 250 MB")
    for worker in live["workers_mb"]:
        yield _line("memory of a worker", _mb(worker), "under 250 MB")
    yield _cpu(live)
    slowest = max(figures["start_seconds"])
    yield _line("start to the first page", f"{slowest:.2f} s", "under 2 s")
    for store, rush in figures["full_speed"].items():
        yield (
            f"full speed with {NAMES[store]}: {rush['clients']} clients that never pause, "
            f"for {rush['seconds']:.0f} s"
        )
        yield _line("moves a second", f"{rush['moves_per_second']:,.0f}")
        yield _line("99 of 100 answered in", _ms(rush["p99_ms"]))
        yield _line("events a commit", _number(rush["events_per_commit"], 2))
        yield _cpu(rush)
    for one in (live, *figures["full_speed"].values()):
        yield from one["failures"]
        yield from one["complaints"]


def is_sound(figures: dict[str, Any]) -> bool:
    """Whether every move was answered and no message lost; how fast is for people to judge."""
    runs = (figures["live"], *figures["full_speed"].values())
    return not any(
        run["failures"] or run["missed"] or run["asked"] != run["served"] + run["stale"]
        for run in runs
    )


def _line(what: str, figure: str, promised: str = "") -> str:
    return f"  {what:<26}{figure:>16}" + (f"   (promised: {promised})" if promised else "")


def _cpu(run: dict[str, Any]) -> str:
    told = ", ".join(f"{who} {used:.1f}" for who, used in run["cpu_seconds"].items())
    return f"  CPU seconds: {told}"


def _ms(figure: float | None) -> str:
    return f"{_number(figure, 1)} ms"


def _mb(figure: float | None) -> str:
    return f"{_number(figure, 0)} MB"


def _number(figure: float | None, places: int) -> str:
    return "?" if figure is None else f"{figure:.{places}f}"
