"""What all games share.  Nothing in this folder knows a game."""
