"""The tests.  ``tiny`` is a game of their own; ``rooms`` and ``playing`` serve the general suites."""
