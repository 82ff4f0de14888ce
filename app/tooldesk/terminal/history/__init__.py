"""tooldesk history: what ran, with what, and what came of it."""
