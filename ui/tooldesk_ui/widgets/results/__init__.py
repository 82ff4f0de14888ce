"""What a tool gave back: its text, wrapped, raw or as a tree, its pictures and files."""
