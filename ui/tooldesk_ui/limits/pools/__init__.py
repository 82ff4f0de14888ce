"""Pools with what runs and waits in them, and how one is changed."""
