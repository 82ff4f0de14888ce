"""How many calls run at once and how many begin in a time, by pools that tools belong to."""
