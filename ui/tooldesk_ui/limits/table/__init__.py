"""Tools with what they used of their limits, and how a limit is set."""
