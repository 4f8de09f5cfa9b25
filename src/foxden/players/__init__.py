"""Players that can sit at any table; a room's ``players.py`` adds those that know its game."""
