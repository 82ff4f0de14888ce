"""A form made from a tool's JSON Schema, and the JSON beside it."""
