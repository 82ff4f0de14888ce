"""How messages get to a server of MCP and back, within which rules, and what is kept of them."""
