"""Commands as tools: lists of words, started without a shell and ended with all they started."""
