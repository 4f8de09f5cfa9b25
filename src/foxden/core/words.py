"""Messages for people: Fluent files, one for each language, beside the code that uses them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from .errors import BadSetup
from .game import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")


class Words:
    """The messages of one language, from the .ftl files of one or more packages."""

    def __init__(self, language: str, *packages: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup(
                f"There is no language {language!r}; there are {' and '.join(LANGUAGES)}."
            )
        self.language = language
        self.packages = packages

    def say(self, message: str, /, **args: Any) -> str:
        bundle = _bundle(self.language, self.packages)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise KeyError(f"{message}: {problems[0]}")
        return str(text)

    def tell(self, message: Message, names: Sequence[str]) -> str:
        """A message of a game; ``seat`` is told as ``player``, ``owner_seat`` as ``owner``."""
        args = dict(message.args)
        for name, value in message.args.items():
            if name.endswith("seat"):
                args[name.removesuffix("seat").removesuffix("_") or "player"] = names[value]
        return self.say(message.id, **args)

    def has(self, message: str) -> bool:
        return bool(_bundle(self.language, self.packages).has_message(message))


@cache
def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        text = files(package).joinpath(f"words.{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
