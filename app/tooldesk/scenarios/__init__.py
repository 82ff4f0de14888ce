"""Outputs of models that are kept as files, with what is expected of them."""
