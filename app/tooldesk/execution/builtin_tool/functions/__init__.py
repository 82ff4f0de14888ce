"""What the built-in tools do: plain functions, which run in worker processes."""
