"""What the browser takes the server's words for is what they are."""

from __future__ import annotations

import pytest

from .types import TYPES, types


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_types_of_the_browser_are_made_from_what_the_server_says_today() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "make types"
