"""The form of a definition: its rows, their words and their controls."""
