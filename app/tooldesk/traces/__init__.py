"""Recorded traces of other programs → what a model wrote, with what was around it."""
