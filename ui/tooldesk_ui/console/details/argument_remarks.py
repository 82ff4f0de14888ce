"""What is said of each argument of a call, and what of very much is seen at once. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tooldesk.calling.schema.pointers import path_of
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.widgets.formatting import compact_json

MOST_ARGUMENTS, MOST_REMARKS = 20, 6
"""So many have labels of their own, which take a moment each to lay out."""

Remark = ValidationError | Coercion


@dataclass(frozen=True, slots=True)
class SaidArgument:
    """One argument, and all or some of what is said of it."""

    name: str | None
    """None for the whole object."""

    remarks: Sequence[Remark]
    """Errors before changes."""

    is_continued: bool = False
    """Whether its value, and what is said of it first, stand before this."""

    @property
    def has_error(self) -> bool:
        """Whether it is not only changed."""
        return any(isinstance(each, ValidationError) for each in self.remarks)


def said_arguments(arguments: JsonObject, validation: Validation) -> list[SaidArgument]:
    """The whole object, if something is said of it; then all that stand there, as written.

    Last are those that are missing. Of more than can be seen at once those come first that are
    wrong, then those that were changed.
    """
    remarks: dict[str | None, list[Remark]] = {}
    every: tuple[Remark, ...] = (*validation.errors, *validation.coercions)
    for remark in every:
        name = next(iter(path_of(remark.pointer)), None)
        remarks.setdefault(name, []).append(remark)
    whole = [SaidArgument(None, remarks.pop(None))] if None in remarks else []
    names = dict.fromkeys([*arguments, *remarks])
    said = [SaidArgument(name, remarks.get(name, ())) for name in names]
    if len(said) > MOST_ARGUMENTS:
        said.sort(key=lambda each: (not each.has_error, not each.remarks))
    return whole + said


def seen_and_others(
    said: Sequence[SaidArgument],
) -> tuple[list[SaidArgument], list[SaidArgument]]:
    """Those that are seen at once, and what is left of them and of all others."""
    seen: list[SaidArgument] = []
    others: list[SaidArgument] = []
    left = MOST_REMARKS
    for each in said:
        if len(seen) == MOST_ARGUMENTS or (each.remarks and not left):
            others.append(each)
            continue
        seen.append(SaidArgument(each.name, each.remarks[:left]))
        if rest := each.remarks[left:]:
            others.append(SaidArgument(each.name, rest, is_continued=True))
        left -= len(seen[-1].remarks)
    return seen, others


def words_of(remark: Remark) -> str:
    """An error with its place and rule, a change with its reason."""
    if isinstance(remark, ValidationError):
        place = remark.pointer or "the whole object"
        return f"{place[:200]}: {remark.message.rstrip('.')} ({remark.rule})"
    if remark.before is None and "default" in remark.why:
        change = f"filled in {compact_json(remark.after)}"
    else:
        change = f"{compact_json(remark.before)} → {compact_json(remark.after)}"
    return f"{remark.pointer}: {change} ({remark.why})"


def fix_of(remark: Remark) -> str:
    """What to write instead; empty where nothing is wrong."""
    return f"Fix: {remark.fix}" if isinstance(remark, ValidationError) and remark.fix else ""
