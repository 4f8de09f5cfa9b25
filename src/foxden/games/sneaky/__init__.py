"""Sneaky: push your luck for bandits, steal them back."""
