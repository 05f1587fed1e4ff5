"""The games. Each is a package of its own and imports nothing of another."""
