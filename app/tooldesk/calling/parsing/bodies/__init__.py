"""Read what stands behind a marker: one module a family of notations."""
