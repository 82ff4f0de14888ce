"""Where values are kept: the system's keyring, or an encrypted file where there is none."""
