"""`tooldesk lint`: what a model would misread in tools."""
