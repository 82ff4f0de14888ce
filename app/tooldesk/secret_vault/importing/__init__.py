"""Secrets out of .env files and mcpServers blocks, and references put in their place."""
