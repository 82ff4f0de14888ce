"""Tell a typo inside a word from another word: `wether` is weather, `send` is not `sync`."""

from __future__ import annotations

from collections.abc import Container, Sequence

from tooldesk.calling.naming.common_words import COMMON_WORDS
from tooldesk.calling.naming.frequent_words import is_frequent
from tooldesk.calling.naming.likeness import typos
from tooldesk.calling.naming.name_forms import words
from tooldesk.late_pattern import late_pattern

MAX_TYPOS = 2
"""Slips of the finger in one name; more than that is another name."""

LONG_WORD = 7
"""From this length on two letters that are not neighbours may have changed places."""

MIN_WORD = 4
"""Shorter ones are abbreviations as often as words."""

_ENDING = late_pattern(r"(?:ings?|ions?|ers?|ors?|ed|es|ly|s)$")
_PREFIXES = ("un", "re", "de", "dis", "pre", "non", "sub", "in", "im", "up", "on", "off", "co")
_VERB_LIST = """
add build call cancel check close copy create delete describe disable enable execute export
fetch find get import insert list load move open post put query read remove replace run save
search send set start stop sync update upload validate write
"""
_VERBS = frozenset(_VERB_LIST.split())
_COMPUTING_LIST = """
analyse analyze calculate compute convert count estimate format measure summarize translate
"""
_COMPUTING = frozenset(_COMPUTING_LIST.split())
"""Verbs that do the same to one thing or to many: what `get_user` gives is not what `get_users`."""


def word_change(written: str, candidate: str, known: Container[str] = ()) -> str | None:
    """What differs between two names when it is more than typos inside words; else None.

    Args:
        written: The name as it was written.
        candidate: A registered name.
        known: Further words that are words and not typos, such as those of all registered names.
    """
    left, right = words(written), words(candidate)
    if len(left) != len(right):
        is_separator = _is_separator_typo(left, right, known)
        return None if is_separator else _other_words(left, right)
    if _is_other_number(left, right, known):
        return None
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
    distance = typos(written, meant)
    if len(written) == len(meant) and sorted(written) == sorted(meant):
        return distance == 1 or (distance == 2 and len(meant) >= LONG_WORD)
    # any three letters may be an abbreviation, when those that were meant are one
    return distance == 1 and (len(meant) >= MIN_WORD or _is_word(meant, ()))


def _is_other_number(left: Sequence[str], right: Sequence[str], known: Container[str]) -> bool:
    """Whether one says `units` and the other `unit`, which to this tool is all the same."""
    if tuple(left[:-1]) != tuple(right[:-1]) or left[-1] in known:
        return False
    one, many = sorted((left[-1], right[-1]), key=len)
    is_number = one + "s" == many and len(many) > MIN_WORD
    return is_number and (right[0] in _COMPUTING or many.endswith("ics"))


def _is_separator_typo(left: Sequence[str], right: Sequence[str], known: Container[str]) -> bool:
    """Whether a letter stands in the place of a separator: `sendxmessage`."""
    at = next((place for place, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), -1)
    if at < 0 or tuple(left[at + 1 :]) != tuple(right[at + 2 :]):
        return False
    joined, before, behind = left[at], right[at], right[at + 1]
    if len(joined) != len(before) + len(behind) + 1:
        return False
    if not (joined.startswith(before) and joined.endswith(behind)):
        return False
    letter = joined[len(before)]
    made = (joined, before + letter, letter + behind)
    return letter.isalpha() and not any(_is_word(each, known) for each in made)


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
    if written in COMMON_WORDS or written in known or is_frequent(written):
        return True
    stem = _ENDING.sub("", written)
    return len(stem) > MIN_WORD and (stem in COMMON_WORDS or stem in known)


def _is_form_of(written: str, meant: str) -> bool:
    """Whether two words are forms of one, or opposites: users, created, unsubscribe."""
    longer, shorter = (written, meant) if len(written) > len(meant) else (meant, written)
    if longer.endswith(shorter) and longer[: -len(shorter)] in _PREFIXES:
        return True
    # what is left of a word that is met often would be met often too, if it were one
    if shorter is written and is_frequent(meant):
        return False
    ending = longer[len(shorter) :] if longer.startswith(shorter) else ""
    if ending == "s" or (ending in ("d", "r") and shorter.endswith("e")):
        return True
    return not is_frequent(meant) and _ENDING.sub("", written) == _ENDING.sub("", meant) != written
