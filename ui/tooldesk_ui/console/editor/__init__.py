"""The person's own editor: which it is, and files opened in it."""
