"""The Cache screen: what is remembered of results, and why a call found none of it."""
