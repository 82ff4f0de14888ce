"""What of an answer is healed before a client gets it, by choice and per rule."""
