"""The list at the left of the Secrets screen: its rows, and how they are painted."""
