"""The laboratory: many games, quickly."""
