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

VAIN_REPAIR_WORK = 40
"""The same for a look that came to nothing, or to a call of which the end is missing."""

VAIN_REPAIR = 5_000
"""What such a look counts as besides, in characters."""

REPAIRS_PER_CHARACTER = 4
"""How much may be repaired in vain for each character; behind that nothing is repaired any more.
What is sound is read on, wherever it stands."""

FREE_REPAIRS = 400_000
"""How much may be repaired in vain in any text, however short."""

MAX_GUESSES = 300
"""What one value may lack of commas, colons and values, and signs that stand where none could."""

GUESSES_WORK = 20_000
"""Characters that so many count as besides, as each is a look far ahead."""

MARKER_WORK = 32
"""What a marker that began nothing counts as, in characters."""

WEAK_WORK = 256
"""What something counts as, in characters, that was read as a call and by its end is none."""

NESTING_WORK = 4_000
"""What brackets inside each other count as that are too deep for the standard library."""
