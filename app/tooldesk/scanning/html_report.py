"""html_report: a scan as one file that a browser shows without a network."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from html import escape

from tooldesk.counted import counted
from tooldesk.scanning.kind_counts import Example
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.report import figures, limit_refusals, outputs_of
from tooldesk.scanning.scan import ScanResult
from tooldesk.scanning.scan_totals import DETAILS, DIMENSIONS, MEASURES, ScanTotals, by

_MOST_ROWS = 200
_BAR_WIDTH, _BAR_HEIGHT = 160, 10

_COUNTS = (*MEASURES, "count", "would be refused", "would wait", "in windows")
_NUMBER = ' class="number"'

_STYLE = """
:root { color-scheme: light dark; --text: #1b1f24; --back: #fff; --faint: #57606a;
  --line: #d0d7de; --bar: #3b6fd4; --code: #f3f5f7 }
@media (prefers-color-scheme: dark) { :root { --text: #e6e8eb; --back: #16181c; --faint: #9aa4ae;
  --line: #343a41; --bar: #7ea6f4; --code: #22262b } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back);
  max-width: 72rem; margin: 0 auto; padding: 1.5rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem }
p { color: var(--faint); margin: .25rem 0 1rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0;
  border-bottom: 1px solid var(--line); overflow-wrap: anywhere; min-width: 4rem }
th { font-weight: 600; vertical-align: bottom; overflow-wrap: normal }
td:first-child { min-width: 9rem } .number { text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums }
svg { display: block; margin-top: .35rem; width: 100%; min-width: 4rem; max-width: 10rem }
rect { fill: var(--bar) }
summary { cursor: pointer } pre { background: var(--code); padding: .5rem; margin: .25rem 0;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem }
"""

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing is loaded and nothing runs, whatever the names in it are."""


def html_report(result: ScanResult, rules: ScanRules) -> str:
    """The whole document; every text that comes from a log is escaped."""
    return "\n".join(_document(result, rules))


def _document(result: ScanResult, rules: ScanRules) -> Iterator[str]:
    totals = result.totals
    made = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    yield '<!doctype html><html lang="en"><head><meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>Tooldesk scan</title><style>{_STYLE}</style></head><body>"
    yield f"<h1>{counted(outputs_of(totals), 'output')}</h1>"
    whole = "" if result.is_whole else " Stopped before its end: these are the parts that are done."
    yield (
        f"<p>{counted(result.files, 'file')}, {totals.size_bytes / 1e6:,.1f} MB, scanned {made}."
        f"{whole} Secrets that Tooldesk keeps are taken out; what else stands in the logs is not."
        "</p>"
    )
    for dimension in DIMENSIONS:
        yield from _by(totals, dimension)
    for name in DETAILS:
        yield from _kinds(totals, name)
    yield from _limits(totals, rules)
    yield "</body></html>"


def _by(totals: ScanTotals, dimension: str) -> Iterator[str]:
    rows = list(figures(totals, dimension))
    if not rows:
        return
    yield f"<h2>By {dimension}</h2>"
    outputs = totals.tables.get(by("outputs", dimension))
    if outputs is not None:
        yield from _left_out(len(rows), outputs.others, outputs.is_estimate)
    most = max(counts[0] for _, counts in rows)
    yield from _head([dimension, *MEASURES, ""])
    for value, counts in rows[:_MOST_ROWS]:
        cells = [f"<td>{_shown(value)}</td>"]
        cells += [f'<td class="number">{count:,}</td>' for count in counts]
        yield f"<tr>{''.join(cells)}<td>{_bar(counts[0], most)}</td></tr>"
    yield "</table></div>"


def _kinds(totals: ScanTotals, name: str) -> Iterator[str]:
    kinds = totals.tables.get(name)
    if kinds is None:
        return
    rows = kinds.rows()
    yield f"<h2>{name.capitalize()}: {kinds.total:,}</h2>"
    yield from _left_out(len(rows), kinds.others, kinds.is_estimate)
    yield from _head([*DETAILS[name], "count", "", "examples"])
    for row in rows[:_MOST_ROWS]:
        cells = "".join(f"<td>{_shown(part)}</td>" for part in row.key)
        yield (
            f'<tr>{cells}<td class="number">{row.count:,}</td>'
            f"<td>{_bar(row.count, rows[0].count)}</td><td>{_examples(row.examples)}</td></tr>"
        )
    yield "</table></div>"


def _limits(totals: ScanTotals, rules: ScanRules) -> Iterator[str]:
    every = list(limit_refusals(totals, rules))
    for title, waits in (("Limits", False), ("Pools", True)):
        found = [each for each in every if each.waits is waits]
        if not found:
            continue
        about = (
            "against each limit"
            if not waits
            else "against the rate of each pool, or how many it runs at once"
        )
        yield f"<h2>{title}</h2><p>Calls of the log that run, played {about}.</p>"
        outcome = found[0].outcome
        yield from _head(["what if", outcome, "in windows", "examples of such windows"])
        for each in found:
            about = "about " if each.is_estimate else ""
            untimed = f" ({each.untimed:,} calls without a duration)" if each.untimed else ""
            yield (
                f"<tr><td>{_shown(each.label)}{untimed}</td>"
                f'<td class="number">{about}{each.refused:,}</td>'
                f'<td class="number">{each.windows:,}</td><td>{_examples(each.examples)}</td></tr>'
            )
        yield "</table></div>"


def _head(columns: Sequence[str]) -> Iterator[str]:
    cells = "".join(
        f'<th scope="col"{_NUMBER if column in _COUNTS else ""}>{escape(column)}</th>'
        for column in columns
    )
    yield f'<div class="wide"><table><tr>{cells}</tr>'


def _left_out(kinds: int, others: int, is_estimate: bool) -> Iterator[str]:
    if is_estimate:
        yield (
            f"<p>More kinds than are told apart: the {kinds:,} of a sample, with counts that may be"
            f" slightly too high; others came {others:,} times.</p>"
        )
    if kinds > _MOST_ROWS:
        yield f"<p>The first {_MOST_ROWS:,} of {kinds:,}; --json has them all.</p>"


def _bar(count: int, most: int) -> str:
    width = max(round(_BAR_WIDTH * count / max(most, 1)), 1)
    return (
        f'<svg viewBox="0 0 {_BAR_WIDTH} {_BAR_HEIGHT}" height="{_BAR_HEIGHT}"'
        ' preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{width}" height="{_BAR_HEIGHT}" rx="2"/></svg>'
    )


def _examples(examples: Sequence[Example]) -> str:
    if not examples:
        return ""
    shown = "".join(
        f"<div>{_shown(source)}:{line}</div><pre>{_shown(excerpt)}</pre>"
        for _, source, line, excerpt in examples
    )
    return f"<details><summary>{len(examples)}</summary>{shown}</details>"


def _shown(text: str) -> str:
    """A text of a log; what would reorder or hide it is written out."""
    visible = "".join(
        each if each.isprintable() or each in "\n\t" else f"\\u{ord(each):04x}" for each in text
    )
    return escape(visible.encode("utf-8", "backslashreplace").decode("utf-8"))
