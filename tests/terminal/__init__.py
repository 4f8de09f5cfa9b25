"""The terminal table, on the screen and line by line."""
