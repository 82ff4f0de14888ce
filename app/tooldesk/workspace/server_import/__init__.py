"""MCP servers out of the configurations of other programs; nothing of them is run."""
