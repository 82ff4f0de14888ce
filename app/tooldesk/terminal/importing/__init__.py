"""`tooldesk import`: tools from what other programs write."""
