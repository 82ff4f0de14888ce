"""What asks on the Secrets screen, and what it asks with."""
