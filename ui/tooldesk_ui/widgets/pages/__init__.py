"""What pages and panels are made of."""
