"""`tooldesk test` and `tooldesk scenarios`: outputs that are kept, with what is expected."""
