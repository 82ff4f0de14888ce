"""How the keyring stands, and how it is unlocked."""
