"""Read single values: JSON strict and tolerated, Python literals, text typed by a schema."""
