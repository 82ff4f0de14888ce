"""JSON Schemas made ready to check arguments: read, bounded, compiled, and asked why."""
