"""The schema builder: JSON Schema as rows that are edited, and all else kept as written."""
