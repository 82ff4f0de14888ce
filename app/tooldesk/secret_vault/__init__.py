"""Secrets in the operating system's keyring, and nowhere else."""
