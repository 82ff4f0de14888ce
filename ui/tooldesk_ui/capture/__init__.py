"""The Capture screen: what passes between a program and the API of a model."""
