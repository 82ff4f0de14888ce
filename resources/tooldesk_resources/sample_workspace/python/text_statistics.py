"""Counts and averages of a text."""

import re
from collections import Counter
from typing import TypedDict

WORDS_PER_MINUTE = 230


class WordCount(TypedDict):
    """How often one word occurs."""

    word: str
    count: int


class TextStatistics(TypedDict):
    """What was counted."""

    characters: int
    characters_without_spaces: int
    words: int
    unique_words: int
    sentences: int
    lines: int
    average_word_length: float
    reading_time_minutes: float
    most_common_words: list[WordCount]


def text_statistics(text: str, top: int = 5) -> TextStatistics:
    """Count the words, sentences, lines and characters of a text.

    Args:
        text: The text to look at.
        top: How many of the most common words to list.

    Returns:
        The counts, the average length of a word, and how long the text takes to read.
    """
    words = re.findall(r"\w+(?:['\u2019-]\w+)*", text.lower())
    counts = Counter(words)
    sentences = [part for part in re.split(r"[.!?…]+(?:\s|$)", text) if part.strip()]
    return {
        "characters": len(text),
        "characters_without_spaces": sum(not character.isspace() for character in text),
        "words": len(words),
        "unique_words": len(counts),
        "sentences": len(sentences),
        "lines": len(text.splitlines()),
        "average_word_length": round(sum(map(len, words)) / max(len(words), 1), 2),
        "reading_time_minutes": round(len(words) / WORDS_PER_MINUTE, 2),
        "most_common_words": [
            {"word": word, "count": count} for word, count in counts.most_common(max(top, 0))
        ],
    }
