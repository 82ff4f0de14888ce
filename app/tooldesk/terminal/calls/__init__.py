"""tooldesk call and run: a model's output, or one tool, and who is asked."""
