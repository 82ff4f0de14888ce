"""Definitions → specs as the APIs of providers take them, and what each of those can't say."""
