"""What another program did to the file that is edited, and what becomes of it."""
