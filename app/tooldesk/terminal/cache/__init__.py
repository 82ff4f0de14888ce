"""tooldesk cache: what is remembered of results."""
