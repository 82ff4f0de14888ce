"""The raw words of a model, shown with every call's span."""
