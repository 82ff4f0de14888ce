"""tooldesk trust: which folders may run anything, and what they would do."""
