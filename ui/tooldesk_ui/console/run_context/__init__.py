"""In what context the console runs outputs: whose call it is, for which model."""
