"""What is kept of calls: the event log, how it is searched, shown, bounded and replayed."""
