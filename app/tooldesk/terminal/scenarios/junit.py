"""junit_of: results of scenarios as JUnit XML, which servers of CI read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from tooldesk.late_pattern import late_pattern
from tooldesk.scenarios.running import ScenarioResult

_NO_XML = late_pattern("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 can't hold, escaped or not."""


def junit_of(results: Iterable[tuple[ScenarioResult, Sequence[str]]]) -> str:
    """A suite with a case a scenario; the lines beside each are what is wrong with it."""
    cases, failures, errors, duration_s = [], 0, 0, 0.0
    for result, lines in results:
        duration_s += result.duration_s
        opening = (
            f'  <testcase classname="tooldesk.scenarios" name={_quoted(result.name)}'
            f' time="{result.duration_s:.6f}"'
        )
        if not lines:
            cases.append(f"{opening}/>")
            continue
        kind = "error" if result.problem else "failure"
        failures += kind == "failure"
        errors += kind == "error"
        cases.append(
            f"{opening}>\n    <{kind} message={_quoted(lines[0])}>"
            f"{escape(_clean(chr(10).join(lines)))}</{kind}>\n  </testcase>"
        )
    head = (
        f'<testsuite name="tooldesk" tests="{len(cases)}" failures="{failures}" '
        f'errors="{errors}" skipped="0" time="{duration_s:.6f}">'
    )
    before = ('<?xml version="1.0" encoding="utf-8"?>', "<testsuites>", head)
    return "\n".join((*before, *cases, "</testsuite>", "</testsuites>", ""))


def _clean(text: str) -> str:
    return _NO_XML.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape", "surrogatepass").decode("ascii")


def _quoted(text: str) -> str:
    return quoteattr(_clean(text))
