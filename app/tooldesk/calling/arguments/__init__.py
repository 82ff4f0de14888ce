"""Arguments changed so that they fit their schema: coercions and defaults."""
