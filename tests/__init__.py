"""The tests.  ``tiny`` is a game of their own; ``rooms`` and ``playing`` serve all suites."""
