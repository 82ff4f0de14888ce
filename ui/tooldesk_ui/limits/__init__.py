"""The Limits screen: how often tools ran and may run, and how many calls run at once."""
