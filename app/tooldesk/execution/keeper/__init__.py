"""Starts programs below a small process of ours that none of their children can get away from."""
