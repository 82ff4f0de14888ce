"""Follow: lanes for calls while a model still writes them, whether it was asked here or not."""
