"""What is around the calls of a workspace or a script: tools, keyring, limits, history."""
