"""Sneaky Seven: a heist race through Paris for two to six."""
