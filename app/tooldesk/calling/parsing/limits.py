"""What is too much for one raw output; every limit is named in the error it causes."""

from __future__ import annotations

MAX_DEPTH = 200
"""Levels of objects and arrays inside each other that a call's arguments may have."""

MAX_ERRORS = 1_000
"""Calls of one text that can't be read; nothing is looked for behind them."""

MAX_DIGITS = 4300
"""Digits of one integer; Python itself refuses more (sys.int_info)."""

LONGEST_HEAD = 320
"""Characters, without space, of the longest beginning of a call without a marker."""

WORK_PER_CHARACTER = 8
"""How often a character may be looked at in vain before weak candidates are skipped."""

FREE_WORK = 100_000
"""What may be looked at in vain in any text, however short."""

BROKEN_CALL_WORK = 1_000
"""What a call that needs repairs counts as, in characters, besides its own length."""

REPAIR_WORK = 4
"""How much more it takes to look at a character with repairs than at the speed of JSON."""

MARKER_WORK = 32
"""What a marker that began nothing counts as, in characters."""

NESTING_WORK = 4_000
"""What brackets inside each other count as that are too deep for the standard library."""
