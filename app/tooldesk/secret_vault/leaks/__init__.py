"""Where stored values stand in files."""
