"""What every title shares: positions, decisions, chance, journals, views, records.

Standard library only; no input or output, no clock, no `random`.
"""
