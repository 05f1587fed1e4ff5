"""The Thing: The Boardgame, for 4 to 8 players and for 1 to 3 who play together."""
