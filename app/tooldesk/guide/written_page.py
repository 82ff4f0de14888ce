"""written_page: a page of the guide that a person wrote, read from its Markdown."""

from __future__ import annotations

import re

import tooldesk_resources
from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection

FOLDER = tooldesk_resources.FOLDER / "guide"

_ITEM = re.compile(r"^- \*\*`(?P<name>[^`]+)`\*\*: (?P<facts>.*)\.  \n  (?P<words>.*)$", re.M)
_CODE = re.compile(r"^```(?P<language>\w+)\n(?P<code>.*?)\n```$", re.M | re.S)


def written_page(name: str) -> GuidePage:
    """The page of FOLDER that has this name.

    It is written as `GuidePage.markdown` writes: words, then an example, then items, in each
    section.
    """
    text = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    head, *parts = re.split(r"^## ", text.removeprefix("# "), flags=re.M)
    title, _, words = head.partition("\n")
    return GuidePage(title, words.strip(), tuple(map(_section, parts)))


def _section(part: str) -> GuideSection:
    title, _, body = part.partition("\n")
    example = _CODE.search(body)
    items = tuple(GuideItem(**each.groupdict()) for each in _ITEM.finditer(body))
    words = _ITEM.sub("", _CODE.sub("", body)).strip()
    if example is None:
        return GuideSection(title, words, items=items)
    return GuideSection(title, words, example["code"], items, language=example["language"])
