"""What is too much for one raw output; every limit is named in the error it causes."""

from __future__ import annotations

MAX_DEPTH = 200
"""Levels of objects and arrays inside each other that a call's arguments may have."""

MAX_DIGITS = 4300
"""Digits of one integer; Python itself refuses more (sys.int_info)."""

WORK_PER_CHARACTER = 8
"""How often a character may be looked at in vain before weak candidates are skipped."""
