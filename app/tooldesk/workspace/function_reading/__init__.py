"""Python functions described from their syntax alone: nothing of a file is run, or imported."""
