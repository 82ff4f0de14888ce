"""A model's output while it is still being written."""
