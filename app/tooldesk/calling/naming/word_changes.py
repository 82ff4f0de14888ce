"""Tell a typo inside a word from another word: `wether` is weather, `send` is not `sync`."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence

from tooldesk.calling.naming.common_words import COMMON_WORDS
from tooldesk.calling.naming.likeness import typos
from tooldesk.calling.naming.name_forms import words

MAX_TYPOS = 2
"""Slips of the finger in one name; more than that is another name."""

LONG_WORD = 7
"""From this length on two letters that are not neighbours may have changed places."""

MIN_WORD = 4
"""In a word as short as this, one letter more or less makes another word: form, from, for."""

_ENDING = re.compile(r"(?:ings?|ions?|ers?|ors?|ed|es|ly|s|d|e|y)$")
_PREFIXES = ("un", "re", "de", "dis", "pre", "non", "sub", "in", "im", "up", "on", "off", "co")
_VERB_LIST = """
add build call cancel check close copy create delete describe disable enable execute export
fetch find get import insert list load move open post put query read remove replace run save
search send set start stop sync update upload validate write
"""
_VERBS = frozenset(_VERB_LIST.split())


def word_change(written: str, candidate: str, known: Container[str] = ()) -> str | None:
    """What differs between two names when it is more than typos inside words; else None.

    Args:
        written: The name as it was written.
        candidate: A registered name.
        known: Further words that are words and not typos, such as those of all registered names.
    """
    left, right = words(written), words(candidate)
    if len(left) != len(right):
        return _other_words(left, right)
    count = 0
    for a, b in zip(left, right, strict=True):
        if a == b:
            continue
        if not is_typo(a, b, known):
            return f'"{a}" is written where the tool says "{b}"'
        count += typos(a, b)
    if count > MAX_TYPOS:
        return f"{count} letters differ"
    return None


def is_typo(written: str, meant: str, known: Container[str] = ()) -> bool:
    """Whether `written` is `meant` with a slip inside of the word, and not another word."""
    if not (written.isalpha() and meant.isalpha()):
        return False
    if _is_word(written, known) or _is_form_of(written, meant):
        return False
    is_swap = len(written) == len(meant) and sorted(written) == sorted(meant)
    distance = typos(written, meant)
    if is_swap:
        return distance == 1 or (distance == 2 and len(meant) >= LONG_WORD)
    if min(len(written), len(meant)) <= MIN_WORD or distance > 1:
        return False
    # most forms of a word differ in its end: normalise and normalised, final and finally
    return written[0] == meant[0] and written[-2:] == meant[-2:]


def server_tails(written: str, candidate: str) -> tuple[str, str] | None:
    """What two names say after the server's name both begin with; None without such a name.

    `mcp__github__create_issue` and `github_create_issue` both end in `create_issue`; a name that
    begins with a verb has no server.
    """
    if "__" in written:
        left, right = written.rpartition("__"), candidate.rpartition("__")
        if left[0] and left[0] == right[0]:
            return left[2], right[2]
    a, b = words(written), words(candidate)
    if not b or b[0] in _VERBS:
        return None
    at = next((place for place, word in enumerate(b) if word in _VERBS), 0)
    if at and a[:at] == b[:at]:
        return "_".join(a[at:]), "_".join(b[at:])
    return None


def _other_words(left: Sequence[str], right: Sequence[str]) -> str:
    """In words, how the words of two names differ when one has more of them."""
    extra = " ".join(word for word in left if word not in right)
    missing = " ".join(word for word in right if word not in left)
    if extra and missing:
        return f'"{extra}" is written where the tool says "{missing}"'
    return f'"{extra}" is written besides' if extra else f'"{missing}" is left out'


def _is_word(written: str, known: Container[str]) -> bool:
    if written in COMMON_WORDS or written in known:
        return True
    stem = _ENDING.sub("", written)
    return len(stem) > MIN_WORD and (stem in COMMON_WORDS or stem in known)


def _is_form_of(written: str, meant: str) -> bool:
    """Whether two words are forms of one, or opposites: users, created, unsubscribe."""
    if _ENDING.sub("", written) == _ENDING.sub("", meant):
        return True
    longer, shorter = (written, meant) if len(written) > len(meant) else (meant, written)
    return longer.endswith(shorter) and longer[: -len(shorter)] in _PREFIXES
