"""Files that ship with Tooldesk: icons, fonts, the sample workspace."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent
"""Where they are."""
