"""The Scan screen: what would have been made of every output in logs."""
