"""tooldesk secrets: values in the system's keyring."""
