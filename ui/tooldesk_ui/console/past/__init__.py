"""Calls of the history, in the widgets of the console."""
