"""Where a sandboxed program has something of its own in place of what is on the machine."""

HOME = "/tmp"
"""Its home folder."""

PRIVATE = ("/tmp", "/dev/shm")
"""Its temporary files, which end with it."""
