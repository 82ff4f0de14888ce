"""The list of tools: its rows, and by what they are found and sorted."""
