"""What a tool is: its definition, its context, its result, and the registry that holds it."""
