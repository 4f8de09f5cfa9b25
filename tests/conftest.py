"""What holds for all tests: one cache of compiled code, and steady property tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from foxden.core.compiled import CACHE_SWITCH, cache_home

# All workers and all processes that tests start share what was compiled once.
os.environ[CACHE_SWITCH] = str(cache_home().absolute())

settings.register_profile(
    "steady",
    derandomize=True,
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("steady"), max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
