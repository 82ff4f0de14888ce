"""Everything about one tool, or about a file that is none."""
