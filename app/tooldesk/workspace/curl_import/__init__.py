"""A pasted curl command → a tool, without the credentials that stand in it."""
