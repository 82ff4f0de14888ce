"""The running program: start, second start, signals, crashes, end."""
