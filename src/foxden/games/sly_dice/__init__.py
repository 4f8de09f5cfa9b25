"""Sly Dice: roll behind your shield, claim what you like, and don't get caught."""
