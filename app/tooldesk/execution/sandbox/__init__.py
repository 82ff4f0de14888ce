"""Sandboxed tools: no network, only their own files, bounded memory, time and processes."""
