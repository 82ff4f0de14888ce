"""Built-in tools that need more of Tooldesk than files, and run at its side of the processes."""
