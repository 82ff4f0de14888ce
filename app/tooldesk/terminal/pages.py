"""Lists that are shown a page at a time, and the cells that they have in common."""

from __future__ import annotations

import argparse
from datetime import datetime

from tooldesk.execution.permissions.visible_text import visible_text
from tooldesk.terminal.input_output import tell
from tooldesk.tools.json_comparison import Difference

PAGE = 50
SHOWN_VALUE = 90
LARGEST_NUMBER = 2**63 - 1


def add_page(parser: argparse.ArgumentParser) -> None:
    """Add what chooses a page."""
    parser.add_argument(
        "--limit", metavar="N", type=positive, default=PAGE, help=f"at most so many (else {PAGE})"
    )
    parser.add_argument(
        "--before", metavar="ID", type=positive, default=LARGEST_NUMBER, help="those before this"
    )


def positive(text: str) -> int:
    """A number that a row of the database may have."""
    if not (text.isdecimal() and len(text) < 20 and 0 < int(text) <= LARGEST_NUMBER):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def tell_more(last: int, count: int, limit: int) -> None:
    """How to see the next page, if there may be one."""
    if count == limit:
        tell(f"For those before: --before {last}")


def cell(text: str, length: int) -> str:
    """A text in a table: one line without anything that is unseen, and no longer than that."""
    shown = visible_text(text[: length + 1], with_right_to_left=False).replace("\n", "\\n")
    return shown if len(shown) <= length else shown[: length - 1] + "…"


def local_time(time: str | None) -> str:
    """A kept time as this machine's clock shows it; whatever else stands there as it is."""
    if time is None:
        return "-"
    try:
        return f"{datetime.fromisoformat(time).astimezone():%Y-%m-%d %H:%M:%S}"
    except (ValueError, OverflowError, OSError):
        return cell(time, 19)


def difference_line(each: Difference) -> str:
    """Where two values differ, and what stands there in both."""
    place, before, now = (cell(words, SHOWN_VALUE) for words in (each.pointer or "/", *each.words))
    return f"  {place}: {before} → {now}"


def size_words(size_bytes: int) -> str:
    """A size with three figures or fewer behind the point."""
    if size_bytes < 1_000:
        return f"{size_bytes} B"
    if size_bytes < 1_000_000:
        return f"{size_bytes / 1e3:.1f} kB"
    return f"{size_bytes / 1e6:,.1f} MB"
