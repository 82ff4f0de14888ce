"""Every colour of Tooldesk by its role: one table for light, one for dark."""

from __future__ import annotations

from tooldesk.frozen_record import frozen_record


@frozen_record
class Colours:
    """Every colour by its role, as #rrggbb; text reaches 4.5:1 on window, surface and raised."""

    window: str
    """Behind everything: activity bar, gaps."""
    surface: str
    """Panels and editors."""
    raised: str
    """Cards, inputs, hovered rows."""
    hover: str
    """Behind the row or button under the pointer."""
    border: str
    """Hairlines."""
    border_strong: str
    """Outlines of inputs and buttons."""
    text: str
    """What is read."""
    text_dim: str
    """What is read second: labels, times, hints."""
    accent: str
    """Text and icons of what is active; the focus ring."""
    accent_fill: str
    """Behind the primary button's text."""
    accent_hover: str
    """The same under the pointer."""
    on_accent: str
    """Text on accent_fill."""
    accent_soft: str
    """Behind the selected row."""
    ok: str
    """Passed."""
    ok_soft: str
    """Behind ok text."""
    warn: str
    """Repaired, coerced, needs you."""
    warn_soft: str
    """Behind warn text."""
    error: str
    """Failed."""
    error_soft: str
    """Behind error text."""
    selection: str
    """Behind selected text."""
    found: str
    """Behind what was looked for and found in a text."""
    found_now: str
    """Behind the one of these that was gone to last."""
    syntax_key: str
    """Keys of JSON, names of parameters."""
    syntax_string: str
    """Strings in code."""
    syntax_number: str
    """Numbers and literals in code."""
    calls: tuple[str, ...]
    """Tints behind the spans of the first, second, … call in the raw text; they repeat."""


LIGHT = Colours(
    window="#f4f5f7",
    surface="#ffffff",
    raised="#f9fafb",
    hover="#eef0f4",
    border="#e2e5ea",
    border_strong="#c9ced6",
    text="#1b1f26",
    text_dim="#5a6270",
    accent="#3553c8",
    accent_fill="#3b5bdb",
    accent_hover="#3350c9",
    on_accent="#ffffff",
    accent_soft="#e6ebfd",
    ok="#1a7346",
    ok_soft="#e2f4ea",
    warn="#8a5600",
    warn_soft="#fcf1da",
    error="#b92b27",
    error_soft="#fce8e6",
    selection="#cdd8fb",
    found="#ffe9a8",
    found_now="#ffb02e",
    syntax_key="#1f4fa3",
    syntax_string="#0b6663",
    syntax_number="#7a3e9d",
    calls=("#dbe5ff", "#ddf3e4", "#fdeccf", "#f6dff2", "#d5f1f3", "#ece5fb"),
)

DARK = Colours(
    window="#14161a",
    surface="#1a1d22",
    raised="#21252b",
    hover="#282d34",
    border="#2b3037",
    border_strong="#414852",
    text="#e3e6eb",
    text_dim="#9aa3b0",
    accent="#94abff",
    accent_fill="#3f60e6",
    accent_hover="#4868ee",
    on_accent="#ffffff",
    accent_soft="#262e4a",
    ok="#63cf95",
    ok_soft="#1b3327",
    warn="#e6b45f",
    warn_soft="#382c16",
    error="#ff8a82",
    error_soft="#3d2022",
    selection="#33447e",
    found="#574713",
    found_now="#855800",
    syntax_key="#9dbcff",
    syntax_string="#7fcfc0",
    syntax_number="#d0aaf5",
    calls=("#29355c", "#20402f", "#473819", "#452a45", "#1d4145", "#383053"),
)
