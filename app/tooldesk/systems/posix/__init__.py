"""What Linux and macOS share."""
