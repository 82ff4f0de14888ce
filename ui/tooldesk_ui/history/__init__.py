"""The History screen: what ran, with what, and what came of it."""
