"""The Secrets screen: what tools need, how it stands, and where values come from."""
