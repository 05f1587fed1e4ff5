"""Bots for Stay Away!."""
