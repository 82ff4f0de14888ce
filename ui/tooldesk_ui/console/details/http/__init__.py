"""What an HTTP tool asked and was answered: request, response, headers, timing."""
