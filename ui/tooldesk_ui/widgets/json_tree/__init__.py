"""A JSON value as a tree, of any size: what is not opened is not made."""
