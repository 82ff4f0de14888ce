"""is_frequent: whether a word is met often in English, by the counts that pyspellchecker keeps.

Its list holds rare words, names and noise too, one slip away from nearly every word; nobody calls
a tool by those. Only its data is read, which takes a tenth of what making its checker takes.
"""

from __future__ import annotations

from functools import cache, lru_cache

LEAST_COUNT = 1_000
"""How often a word stands in the texts that were counted, at least; 19,000 words do."""


@lru_cache(maxsize=4096)
def is_frequent(word: str) -> bool:
    """Whether a word of lower-case letters is met often."""
    data = _data()
    entry = b'"' + word.encode() + b'":'
    at = data.find(entry)
    if at < 0:
        return False
    count = data[at + len(entry) : at + len(entry) + 16].lstrip().partition(b",")[0]
    return int(count.rstrip(b"}\n ")) >= LEAST_COUNT


@cache
def _data() -> bytes:
    """A JSON object, word → count, as it is written there: a word a line."""
    # a call by its exact name needs none of it
    import gzip
    from importlib.resources import files

    return gzip.decompress((files("spellchecker") / "resources" / "en.json.gz").read_bytes())
