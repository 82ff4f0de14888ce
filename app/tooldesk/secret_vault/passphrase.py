"""Where a machine without a person finds the passphrase of the encrypted file."""

from __future__ import annotations

import os

PASSPHRASE_VARIABLE = "TOOLDESK_PASSPHRASE"
"""Of the environment."""


async def passphrase_of_environment() -> str | None:
    """The passphrase that the environment gives; None where it gives none."""
    return os.environ.get(PASSPHRASE_VARIABLE)
