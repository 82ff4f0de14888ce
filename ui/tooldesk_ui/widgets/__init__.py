"""Parts that two screens or more use."""
