"""settings_page: every setting there is."""

from __future__ import annotations

from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection
from tooldesk.setting_rows import SettingRow, sections
from tooldesk.settings import Settings

_HEAD = """\
Settings are changed in the window (Ctrl+,) or in the file `settings.json` of the data folder: a
JSON object of the sections below. One that can't be read, or is of a newer Tooldesk, is set aside
with its date at the next start; what could be read of it holds, and stands in the file that is in
its place."""


def settings_page() -> GuidePage:
    """The page; it is made from the models."""
    parts = (
        GuideSection(part.title, part.about, items=tuple(map(_item, part.rows)))
        for part in sections(Settings())
    )
    return GuidePage("Settings", _HEAD, tuple(parts))


def _item(row: SettingRow) -> GuideItem:
    return GuideItem(f"{row.section}.{row.key}", row.usual.replace("Default", "default"), row.about)
