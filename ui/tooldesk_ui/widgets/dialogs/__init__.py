"""Dialogs, and the flows from a pressed button to what was done."""
