"""`tooldesk export`: specs as an API takes them."""
