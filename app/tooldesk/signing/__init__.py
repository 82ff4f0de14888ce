"""Signing keys: kept like secrets, used by the app, never handed to a tool."""
