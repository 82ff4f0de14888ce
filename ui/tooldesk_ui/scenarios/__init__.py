"""The Scenarios screen: outputs that are kept, and whether what becomes of them is as expected."""
