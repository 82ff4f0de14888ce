"""ContentPart: a text, picture, sound or attachment in a result; which of them a file holds."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tooldesk.errors import AppError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.media_suffixes import plain_type, suffix_of, types_of_name

_READABLE = ("json", "xml", "javascript", "yaml", "toml", "sql", "x-sh", "x-tex", "x-ndjson")
"""Of media types those of texts, besides text/…"""

_PLAIN_TYPE = late_pattern(r"[\w.+-]{1,40}/[\w.+-]{1,60}")
"""One that can be shown: a tool or a server chose it."""


@frozen_record
class ContentPart:
    """A block of a result that can be written into a file."""

    number: int
    """Which block it is, from 1 on."""

    media_type: str = ""
    """Such as image/png; "" for a text."""

    @property
    def words(self) -> str:
        """What it is called: "2: image/png"."""
        plain = plain_type(self.media_type)
        kind = plain if _PLAIN_TYPE.fullmatch(plain) else "of no known kind"
        kind = kind if self.media_type else "text"
        return f"{self.number}: {kind}"

    @property
    def suffix(self) -> str:
        """What a file of it ends in."""
        return suffix_of(self.media_type) if self.media_type else ".txt"


def chosen_parts(parts: Sequence[ContentPart], path: Path, number: int = 0) -> list[ContentPart]:
    """What a file holds: the part of a number, or what its name asks for; all texts are one.

    A name whose ending says nothing has what the result begins with.

    Raises:
        AppError: there is no such part.
    """
    if not parts:
        raise AppError(
            "The answer has neither a text nor a picture or a sound.",
            next_step="Look at it whole: tooldesk cache show --json.",
        )
    if number:
        found = [each for each in parts if each.number == number]
    else:
        found = _fitting(parts, types_of_name(path.name))
    if found:
        return found
    missed = f"no part {number}" if number else f"no part for a file that ends in {path.suffix}"
    there = ", ".join(each.words for each in parts[:9])
    more = f" and {len(parts) - 9:,} more" if len(parts) > 9 else ""
    endings = ", ".join(sorted({each.suffix for each in parts}))
    raise AppError(
        f"The answer has {missed}. Its parts are {there}{more}.",
        next_step=f"Have the name end in {endings}, or name a part in a terminal: --part.",
    )


def _fitting(parts: Sequence[ContentPart], types: frozenset[str]) -> list[ContentPart]:
    texts = [each for each in parts if not each.media_type]
    if not types:
        return texts if not parts[0].media_type else [parts[0]]
    if texts and "text/plain" in types:
        return texts
    same = [each for each in parts if plain_type(each.media_type) in types]
    if not same and any(map(_is_of_text, types)):
        return texts
    return same[:1]


def _is_of_text(media_type: str) -> bool:
    main, _, kind = media_type.partition("/")
    return main == "text" or kind in _READABLE or kind.endswith(("+xml", "+json"))
