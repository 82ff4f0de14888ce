"""Which built-in tools a workspace is to have."""
