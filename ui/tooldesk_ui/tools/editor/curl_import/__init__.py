"""A pasted curl command, and the tool it would become."""
