"""tooldesk ask."""
