"""Asking a model: a prompt and tools go out, its calls run, until it answers."""
