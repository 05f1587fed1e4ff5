"""One live table: who sits where, the game, the talk. Pure: no clock, no input or output."""
