"""The online table."""
