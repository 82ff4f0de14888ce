"""How well a few typed letters fit a name. No Qt."""

from __future__ import annotations

START_OF_WORD = 8
IN_A_ROW = 5
LONGEST_GAP_COST = 3
MAX_CANDIDATE = 120


def fuzzy_score(typed: str, candidate: str) -> int | None:
    """Higher is better; None when the letters do not stand in `candidate` in this order.

    Letters at the start of words and letters in a row count most; spaces are not compared.
    """
    wanted = "".join(typed.lower().split())
    text = candidate.lower()[:MAX_CANDIDATE]
    if not wanted:
        return 0
    whole = text.find(typed.lower().strip())
    if whole >= 0:
        return len(wanted) * (IN_A_ROW + START_OF_WORD) * 2 - min(whole, 50)
    score, place, last = 0, 0, -2
    for letter in wanted:
        found = _place_of(letter, text, place, last)
        if found < 0:
            return None
        score += _worth(text, found, last)
        last, place = found, found + 1
    return score - len(text) // 16


def _place_of(letter: str, text: str, begin: int, last: int) -> int:
    """The next place of `letter`: right behind the last one, at a word's start, or anywhere."""
    if last + 1 == begin and text[begin : begin + 1] == letter:
        return begin
    place = text.find(letter, begin)
    first = place
    while place >= 0:
        if _starts_word(text, place):
            return place
        place = text.find(letter, place + 1)
    return first


def _worth(text: str, place: int, last: int) -> int:
    if place == last + 1:
        return IN_A_ROW
    if _starts_word(text, place):
        return START_OF_WORD
    return -min(place - last, LONGEST_GAP_COST)


def _starts_word(text: str, place: int) -> bool:
    return place == 0 or not text[place - 1].isalnum()
