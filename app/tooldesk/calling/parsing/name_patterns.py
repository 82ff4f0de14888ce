"""What a tool's name, and a parameter's, looks like in any script, as parts of patterns.

What is a letter to a pattern is one in every script, but not what is written with letters: vowel
signs of Hindi, Thai and Tamil, accents that stand alone, what joins the letters of Persian.
"""

from __future__ import annotations

MARKS = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0711"
    "\u0730-\u074a\u07a6-\u07f3\u07fd\u0816-\u085b\u0897-\u0963\u0971-\u0df3\u0e31-\u0e4e"
    "\u0eb1-\u0ece\u0f18-\u0fc6\u102b-\u109d\u135d-\u135f\u1712-\u17d3\u17dd\u180b-\u1dff\u200c\u200d"
    "\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099\u309a\ua66f-\ua69f\ua6f0\ua6f1"
    "\ua802-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f"
)
"""The marks of all scripts, within a set of characters. Source: Unicode 15, categories Mn, Mc."""

NAME = rf"(?![ĠĊ])[^\W\d][\w.\-/{MARKS}]{{0,200}}+"
"""A tool's name where nothing but its shape says that it is one.

It begins with no mark by which a tokenizer writes space, as an output of one that was not undone.
"""

MARKED_NAME = rf"\w[\w.\-/:{MARKS}]{{0,200}}+"
"""A tool's name behind a marker: it may begin with a digit and have a namespace."""

KEY = rf"(?![ĠĊ])[^\W\d][\w\-{MARKS}]{{0,200}}+"
"""A parameter's name as Python has it, or with hyphens."""

KEYWORD = rf"(?![ĠĊ])[^\W\d][\w.\-/{MARKS}]{{0,200}}+"
"""One that an equals sign follows: nothing else with a dot or slash could stand there."""
