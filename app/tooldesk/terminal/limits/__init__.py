"""tooldesk limits: how often tools may run, and how many at once."""
