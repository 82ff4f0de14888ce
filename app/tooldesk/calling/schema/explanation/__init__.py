"""Why arguments do not fit a schema, in words."""
