"""What is told of an output and its calls while they run: as JSON, lines, a stream."""
