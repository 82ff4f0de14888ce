"""Tools of MCP servers: how a server is started, what it offers, and calls of that."""
