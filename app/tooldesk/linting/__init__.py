"""What a model would misread in a tool: its words, its schema, and names like those of others."""
