"""Stay Away!, 4 to 12 players."""
