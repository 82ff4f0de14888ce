"""HTTP requests as tools: built from arguments, sent within limits, answers made results."""
