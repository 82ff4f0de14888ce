"""Run one validated call: permission, limits, pool, timeout, and the process that does the work."""
