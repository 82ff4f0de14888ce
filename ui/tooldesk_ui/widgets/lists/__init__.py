"""Lists and tables: rows, filter, order, states, and the screen around them."""
