"""`tooldesk servers`: the MCP servers of the workspace."""
