"""Live console: paste what a model wrote, watch it become calls and results."""
