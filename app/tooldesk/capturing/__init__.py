"""A pass-through between a program and the API of a model, which tells of every exchange."""
