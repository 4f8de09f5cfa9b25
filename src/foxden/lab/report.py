"""Figures as lines that a person reads."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from .simulate import Report


def report_lines(report: Report) -> Iterator[str]:
    yield (
        f"{report.game}, rules version {report.version}, {report.seats} seats, "
        f"{report.games:,} games, seed {report.seed}"
    )
    yield (
        f"{report.decisions:,} decisions in {report.seconds:.2f} s "
        f"({report.decisions_per_second:,.0f}/s), {report.mean_turns:.1f} turns a game"
    )
    yield f"{'player':<16}{'wins':>8}{'±':>7}{'score':>9}{'sd':>7}"
    columns = (report.players, report.win_share, report.mean_score, report.sd_score)
    for name, share, mean, spread in zip(*columns, strict=True):
        error = 1.96 * math.sqrt(share * (1 - share) / report.games)
        yield f"{name:<16}{share:>8.3f}{error:>7.3f}{mean:>9.2f}{spread:>7.2f}"
    seats = " ".join(f"{share:.3f}" for share in report.win_share_by_seat)
    yield f"wins by seat: {seats}"


def bench_lines(figures: dict[str, Any]) -> Iterator[str]:
    for name, its in figures["games"].items():
        yield f"{name}, {its['seats']} seats, random play on one core, chance moves counted"
        yield f"  plain       {its['plain_moves_per_second']:>14,.0f} moves/s"
        yield (
            f"  compiled    {its['compiled_moves_per_second']:>14,.0f} moves/s, "
            f"{its['compiled_to_plain']:.0f} × plain"
        )
        yield f"              {its['compiled_decisions_per_second']:>14,.0f} decisions of seats/s"
        yield f"              {its['compiled_games_per_second']:>14,.0f} games/s"
        yield f"  two threads {its['two_threads_ratio']:>14.2f} × one"
        yield f"  copy        {its['copy_ns']:>14.1f} ns"
        yield f"  a position  {its['position_bytes']:>14} bytes"
        for peer, ratio in figures["ratios"][name].items():
            yield f"  {ratio:>6.1f} × {peer}"
    for peer, its in figures["peers"].items():
        yield f"{peer}: {its['moves_per_second']:,.0f} moves/s ({its['driven']})"
