"""Programs that tests need and a machine may not have."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(program: str) -> NoReturn:
    """Skipped, and said so, where somebody may not be able to install it; never where it counts."""
    if os.environ.get("CI"):
        pytest.fail(f"{program} is not installed, and here it must be.")
    pytest.skip(f"{program} is not installed, so nothing is tested with it.")
