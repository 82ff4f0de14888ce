"""Whether a call may run: rules on arguments, a person's yes, and what they are shown for it."""
