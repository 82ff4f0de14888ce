"""OpenAPI descriptions → HTTP tools; nothing is fetched and no server is asked."""
