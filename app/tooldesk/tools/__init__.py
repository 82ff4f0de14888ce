"""What a tool is: its definition, its context, its result."""
