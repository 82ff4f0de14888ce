"""Confirm: who says yes to a call that waits for more than a permission, before it waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from tooldesk.calling.selection import Selection
from tooldesk.calling.tool_calling import HeldBack, HeldReason, ParsedOutput, ToolCalling

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor

MENDABLE: tuple[HeldReason, ...] = ("incomplete", "ambiguous")
"""Why calls are held back that the model should write again; the others it did not mean."""


class Confirm(Protocol):
    """Asks a person, or answers for them in advance."""

    async def held(self, held: HeldBack) -> bool:
        """Whether a call that was held back runs as it was read."""

    async def name(self, calling: ToolCalling, selection: Selection) -> str | None:
        """The tool that a written name means; None when nobody says."""


async def confirmed(
    parsed: ParsedOutput, confirm: Confirm | None, redactor: Redactor
) -> tuple[ParsedOutput, Mapping[int, HeldReason]]:
    """The output with the calls that somebody said yes to among those that run.

    Returns:
        It, and for each of these calls, by its place among them, why it was held back.
    """
    if confirm is None or not parsed.held_back:
        return parsed, {}
    # one after the other: each may be a question
    accepted = [held for held in parsed.held_back if await confirm.held(redactor.redact(held))]
    callings = sorted(
        [*parsed.callings, *(held.calling for held in accepted)], key=lambda each: each.start
    )
    reasons = {
        place: held.reason
        for place, calling in enumerate(callings)
        for held in accepted
        if held.calling is calling
    }
    left = tuple(held for held in parsed.held_back if held not in accepted)
    return replace(parsed, callings=tuple(callings), held_back=left), reasons


def to_correct(parsed: ParsedOutput) -> Sequence[HeldBack]:
    """The calls that the model should write again."""
    return [held for held in parsed.held_back if held.reason in MENDABLE]
