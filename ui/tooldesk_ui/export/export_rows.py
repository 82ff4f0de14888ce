"""What the list of the Export screen shows: a row a tool, with what a format makes of it."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.frozen_record import frozen_record
from tooldesk_ui.language import tr
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.source_icons import source_words
from tooldesk_ui.widgets.state_look import StateLook

if TYPE_CHECKING:
    from tooldesk.exporting.export import Export, ExportedTool

VERDICT, KIND, TAG, PROBLEM = "Verdict", "Kind", "Tag", "Problem"
LOOKS: Mapping[str, StateLook] = {
    "pass": StateLook("Taken", "state_passed", "ok"),
    "warn": StateLook("Says less", "warning", "warn"),
    "fail": StateLook("Refused", "error", "error"),
}
"""By the values of Verdict."""


@frozen_record
class ExportRow:
    """One tool."""

    exported: ExportedTool
    """What the format makes of it."""

    verdict: str
    """The value of its Verdict."""

    tokens: int
    """About how many it costs in each request."""

    is_ticked: bool
    """Whether it is in the export."""

    problem: str = ""
    """Why the workspace can't use it."""

    @property
    def key(self) -> str:
        """Its own name."""
        return self.exported.definition.name

    @property
    def found_by(self) -> str:
        """The text that the filter looks into."""
        tool, look = self.exported.definition, LOOKS[self.verdict]
        ticked = "ticked" if self.is_ticked else "unticked"
        tags = " ".join(tool.tags)
        words = (tool.name, tool.title, self.exported.name, tool.description, tags, look.word)
        return "\n".join((*words, ticked, f"problem {self.problem}" if self.problem else ""))

    def facets(self) -> Iterator[tuple[str, str]]:
        """What it is found under."""
        tool = self.exported.definition
        yield VERDICT, LOOKS[self.verdict].word
        yield KIND, source_words(tool.source.kind)
        for tag in tool.tags:
            yield TAG, tag
        yield PROBLEM, "With a problem" if self.problem else "Without a problem"

    def drawing(self) -> RowDrawing:
        """Name and verdict; what it costs, and the worst that is found, below. A box is before."""
        look, tool = LOOKS[self.verdict], self.exported.definition
        role = "text" if self.is_ticked else "text_dim"
        verdict = Words(look.word, look.role, Face.WORD, icon=look.icon, is_at_end=True)
        tokens = Words(f"~{self.tokens:,}", "text_dim", Face.WORD, is_at_end=True)
        first = Words(tool.name, role, Face.STRONG_CODE)
        second = Words(self.about, "text_dim")
        return RowDrawing(((verdict, first), (tokens, second)), is_indented=True)

    @property
    def about(self) -> str:
        """The worst that is found, else what the tool is for, on one line."""
        worst = next((f for f in self.exported.findings if f.verdict.value == self.verdict), None)
        tool = self.exported.definition
        about = tool.description if worst is None or self.verdict == "pass" else worst.explanation
        return " ".join(about[:300].split())

    def spoken(self) -> str:
        """All that is drawn."""
        ticked = "ticked" if self.is_ticked else "not ticked"
        cost = f"about {counted(self.tokens, 'token')}"
        words = (tr("{}", ticked), LOOKS[self.verdict].word, cost, self.problem, self.about)
        return ", ".join(filter(None, (self.key, *map(tr, words))))


def rows_of(
    export: Export, unticked: Container[str], problems: Mapping[str, str]
) -> list[ExportRow]:
    """A row for each tool of an export of all."""
    return [
        ExportRow(
            each,
            each.verdict.value,
            each.tokens,
            each.definition.name not in unticked,
            problems.get(each.definition.name, ""),
        )
        for each in export.exported
    ]


def summary_of(rows: Sequence[ExportRow], about_all: Collection[str]) -> str:
    """Such as "12 tools · about 1,840 tokens · 1 would be refused"; `about_all` are verdicts."""
    ticked = [each for each in rows if each.is_ticked]
    words = [counted(len(ticked), "tool"), f"about {sum(r.tokens for r in ticked):,} tokens"]
    refused = sum(each.verdict == "fail" for each in ticked)
    less = sum(each.verdict == "warn" for each in ticked)
    if "fail" in about_all:
        words.append("too many for one request")
    if refused:
        words.append(f"{refused:,} would be refused")
    if less:
        words.append(f"{less:,} {'says' if less == 1 else 'say'} less")
    return " · ".join(words)
