"""Follow: lanes for calls while a model still writes them."""
