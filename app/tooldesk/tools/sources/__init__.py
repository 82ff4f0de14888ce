"""What can run a tool: one model for each kind of source, as tool files write it."""
