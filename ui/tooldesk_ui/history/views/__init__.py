"""Filters of the History screen that have a name."""
