"""Tooldesk without a window: the same work from a shell."""
