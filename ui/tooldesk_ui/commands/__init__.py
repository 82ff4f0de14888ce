"""Everything a person can have done, in one registry that all else is a view of."""
