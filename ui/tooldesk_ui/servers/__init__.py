"""The Servers screen: the MCP servers of a workspace, their tools, and what is said to them."""
