"""tooldesk signers: keys that sign for tools."""
