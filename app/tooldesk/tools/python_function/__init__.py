"""A Python function as a tool: its schema, its arguments, its run and its result.

The modules that import one another relatively are loaded by path into the user's own interpreter
as well, and use the standard library of CPython 3.9 only. The others serve the app alone.
"""
