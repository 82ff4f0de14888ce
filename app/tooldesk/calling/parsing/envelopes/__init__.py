"""Read whole documents of an API: responses, messages and streams."""
