"""The editor of a tool: form and JSON, both live."""
