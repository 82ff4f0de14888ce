"""One lane a call: its header, its six stages and its result."""
