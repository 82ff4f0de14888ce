"""GuidePage: what the guide says of one thing, to be shown in the window or as Markdown.

Its words hold no markup but code in backticks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GuideItem:
    """A field, a setting, an option."""

    name: str
    """How it is written."""

    facts: str
    """What it may be."""

    words: str
    """What it means; further lines are its values."""


@dataclass(frozen=True, slots=True)
class GuideSection:
    """What belongs together."""

    title: str
    """Its heading."""

    words: str = ""
    """What stands below it, in paragraphs."""

    code: str = ""
    """An example."""

    items: tuple[GuideItem, ...] = ()
    """What is in it."""

    level: int = 2
    """Of its heading."""

    language: str = "json"
    """In which the example is written."""


@dataclass(frozen=True, slots=True)
class GuidePage:
    """One page of the guide."""

    title: str
    """What it is about."""

    words: str
    """What stands at its beginning, in paragraphs."""

    sections: tuple[GuideSection, ...]
    """All of it."""

    def markdown(self) -> str:
        """The page as Markdown; a section that is named in the facts of a field is linked."""
        return "\n".join(self._lines()).rstrip() + "\n"

    def _lines(self) -> Iterator[str]:
        titles = sorted((re.escape(each.title) for each in self.sections), key=len, reverse=True)
        # a value that is written as code is no name of a section
        named = re.compile(rf"`[^`]*`|\b(?:{'|'.join(titles)})\b")
        yield from (f"# {self.title}", "", self.words, "")
        for section in self.sections:
            yield from (f"{'#' * section.level} {section.title}", "")
            yield from (section.words, "") if section.words else ()
            yield from (f"```{section.language}", section.code, "```", "") if section.code else ()
            for item in section.items:
                head = f"- **`{item.name}`**"
                yield f"{head}: {named.sub(_link, item.facts)}.  " if item.facts else f"{head}  "
                words, *values = item.words.split("\n")
                yield f"  {words}"
                yield from (f"    - {each}" for each in values)
            yield from ("",) if section.items else ()


def _link(title: re.Match[str]) -> str:
    """Source of the form: GitHub Docs, "Basic writing and formatting syntax", section links."""
    anchor = re.sub(r"[^\w\- ]", "", title.group().lower()).replace(" ", "-")
    if title.group().startswith("`"):
        return title.group()
    return f"[{title.group()}](#{anchor})"
