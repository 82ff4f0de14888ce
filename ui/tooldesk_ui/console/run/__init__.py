"""One output on its way: what runs it, what it tells, what is kept of it."""
