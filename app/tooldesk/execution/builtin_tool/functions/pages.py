"""to_markdown: a page of the web as text that reads well."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin

from tooldesk.execution.builtin_tool.functions.place import Place

_NO_TEXT = ("script", "style", "noscript", "template", "svg", "iframe", "form", "button", "nav")
_MOST_DEEP = 300
_BLANK = re.compile(r"\n{3,}")


def to_markdown(place: Place, html: str, url: str) -> str:
    """A page without what nobody reads; links are whole."""
    from bs4 import BeautifulSoup
    from markdownify import MarkdownConverter

    page: Any = BeautifulSoup(html, "html.parser")
    for part in page.find_all(_NO_TEXT):
        part.decompose()
    _flatten(page)
    for link in page.find_all("a", href=True):
        link["href"] = _whole(url, link["href"])
    for picture in page.find_all("img"):
        picture.replace_with(picture.get("alt") or "")
    title = page.title.get_text(strip=True) if page.title else ""
    body = page.find("main") or page.find("article") or page.body or page
    text = _BLANK.sub("\n\n", MarkdownConverter(heading_style="atx").convert_soup(body)).strip()
    return f"# {title}\n\n{text}" if title and not text.startswith("# ") else text


def _flatten(page: Any) -> None:
    """Take out what is nested deeper than any page: the converter would not come back."""
    level, depth = [page], 0
    while level:
        level = [child for part in level for child in part.find_all(recursive=False)]
        depth += 1
        if depth == _MOST_DEEP:
            for part in level:
                part.replace_with(part.get_text(" ", strip=True))
            return


def _whole(url: str, written: str) -> str:
    try:
        return urljoin(url, written)
    except ValueError:
        return ""
