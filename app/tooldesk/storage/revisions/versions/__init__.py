"""One module a revision, numbered in the order they apply."""
