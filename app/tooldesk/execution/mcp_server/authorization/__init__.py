"""OAuth for MCP servers with a URL: a person logs in, and the keyring keeps what came of it."""
