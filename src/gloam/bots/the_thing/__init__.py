"""A player of The Thing that plays its role to win."""
