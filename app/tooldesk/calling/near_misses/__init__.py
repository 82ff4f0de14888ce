"""Why was nothing called? What comes nearest to a call in a text that holds none."""
