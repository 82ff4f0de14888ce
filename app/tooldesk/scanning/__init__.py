"""Recorded outputs, a million of them → what would have been made of each, counted."""
