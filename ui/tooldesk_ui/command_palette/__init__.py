"""The palette of Ctrl+K: every command and every tool, found by a few letters."""
