"""What a check of a transcript's dice has found, for people and for programs."""

from __future__ import annotations

from typing import Any

from foxden.core.verify import Verdict
from foxden.core.words import Words


def as_json(verdict: Verdict) -> dict[str, Any]:
    misfit = verdict.misfit
    return {
        "fits": misfit is None,
        "checked": verdict.checked,
        "uncommitted": verdict.uncommitted,
        "not_checked": {why.value: count for why, count in verdict.not_checked.items()},
        "first_misfit": misfit
        and {"line": misfit.line, "what": misfit.what, "stream": misfit.stream},
    }


def told(verdict: Verdict, language: str) -> str:
    words = Words(language, __package__)
    misfit = verdict.misfit
    if misfit is not None:
        return words.say(f"misfit-{misfit.what}", line=misfit.line, stream=misfit.stream)
    lines = [words.say("dice-fit", count=verdict.checked)]
    if verdict.uncommitted:
        lines.append(words.say("dice-uncommitted", count=verdict.uncommitted))
    for why, count in verdict.not_checked.items():
        lines.append(words.say(f"not-checked-{why.value}", count=count))
    return "\n".join(lines)
