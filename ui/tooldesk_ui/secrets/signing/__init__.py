"""Signing keys on the Secrets screen: which there are, what signs with them, made and removed."""
