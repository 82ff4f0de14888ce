"""Postman collections → HTTP tools, without the credentials that stand in them."""
