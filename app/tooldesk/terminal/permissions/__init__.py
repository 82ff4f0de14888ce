"""tooldesk permissions: what a person always allows."""
