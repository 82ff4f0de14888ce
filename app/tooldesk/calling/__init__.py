"""From the words of a model to a call that may run: parse, select, validate."""
