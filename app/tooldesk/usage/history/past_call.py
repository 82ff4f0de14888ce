"""PastCall: a call as the event log has it."""

from __future__ import annotations

from datetime import datetime
from typing import TypeGuard, cast, get_args

from tooldesk.call_view import tool_words
from tooldesk.calling.tool_calling import HeldReason
from tooldesk.counted import counted
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

LONGEST_S = 1e9
"""No call takes as long."""


def is_duration(kept: object) -> TypeGuard[float]:
    """Whether a value that was kept, or written by a stranger, is a number of seconds."""
    return type(kept) in (int, float) and 0 <= cast(float, kept) < LONGEST_S


@frozen_record
class PastCall:
    """A call as the event log has it."""

    number: int
    """By which a person names it."""

    workspace: str
    """The folder of its workspace; "" for nobody knows which."""

    tool_name: str
    """The selected tool, or the written name when none was."""

    dialect: str
    """The dialect it was written in."""

    outcome: str
    """ "ok", an error class, "error", "cancelled", "running" or "interrupted"."""

    failed_stage: str | None
    """The first stage that did not pass."""

    began_at: datetime | None
    """When it began to run; None when it did not."""

    finished_at: datetime | None
    """When it ended; None when it has not, or nobody knows."""

    duration_s: float | None
    """The sum over its stages."""

    detail: JsonObject | None
    """What kept_call.py made; None where it is large and only listed, or can't be read."""

    asked: JsonObject | None = None
    """What the model asked for, where that is short but the whole is only listed."""

    @property
    def title(self) -> str:
        """What a person reads in the place of the tool's name."""
        return tool_words(self.tool_name) or "(no name)"

    @property
    def calling(self) -> JsonObject:
        """What the model asked for; {} when it is not known."""
        return self._part("calling") if self.asked is None else self.asked

    @property
    def not_kept_because(self) -> str:
        """Why nothing of its texts was kept, with what to do about it; "" when they were."""
        why = self.calling.get("notKept")
        return why if isinstance(why, str) else ""

    @property
    def held_because(self) -> HeldReason | None:
        """Why it was held back for a person while it was read; None when it wasn't."""
        kept = self.calling.get("heldBack")
        return next((reason for reason in get_args(HeldReason) if reason == kept), None)

    @property
    def is_waiting(self) -> bool:
        """Whether it did not run because a person had to decide, and nobody did."""
        states = [each.get("state") for each in self.stages.values()]
        return self.held_because is not None or "needs you" in states

    @property
    def is_result_cut(self) -> bool:
        """Whether its result was too long to be kept whole."""
        return (self.detail or {}).get("isResultCut") is True

    @property
    def result_bytes(self) -> int | None:
        """How long the text of a cut result was, in UTF-8; None where that is not known."""
        whole = (self.detail or {}).get("resultBytes")
        return whole if type(whole) is int and whole > 0 else None

    @property
    def cut_words(self) -> str:
        """How much of its result was kept, as a sentence; "" for all of it."""
        if not self.is_result_cut:
            return ""
        result = self._part("result")
        texts = [each.get("text") for each in result.get("content") or () if type(each) is dict]
        kept = sum(len(each.encode("utf-8", "replace")) for each in texts if isinstance(each, str))
        whole = self.result_bytes
        if whole is None or whole <= kept:
            return "The result was too long to be kept whole."
        short, long = f"{kept / 1e6:,.1f}", f"{whole / 1e6:,.1f}"
        if short == long:
            return f"Only {kept:,} of {counted(whole, 'byte')} of the result were kept."
        return f"Only {short} of {long} MB of the result were kept."

    @property
    def inner_of(self) -> int | None:
        """The number of the call whose tool made this one; None when no tool did."""
        outer = (self.detail or {}).get("innerOf")
        return outer if type(outer) is int else None

    @property
    def is_cached(self) -> bool:
        """Whether the answer was a remembered one, so that the tool did not run."""
        states = [self.stages.get(stage, {}).get("state") for stage in ("execute", "cache")]
        return states == ["skipped", "passed"]

    @property
    def arguments(self) -> JsonObject | None:
        """The arguments as they were written; None when they are not known."""
        arguments = self.calling.get("arguments")
        return arguments if isinstance(arguments, dict) else None

    @property
    def stages(self) -> JsonObject:
        """Stage → {state, durationS, explanation, output}; {} when they are not known."""
        return {k: v for k, v in self._part("stages").items() if isinstance(v, dict)}

    def _part(self, name: str) -> JsonObject:
        part = (self.detail or {}).get(name)
        return part if isinstance(part, dict) else {}

    def to_json(self) -> JsonObject:
        """Shape: as `tooldesk history show --json` prints it, in docs/json.md."""
        detail = self.detail or {}
        return {
            "id": self.number,
            "workspace": self.workspace,
            "tool_name": self.tool_name,
            "dialect": self.dialect,
            "outcome": self.outcome,
            "failed_stage": self.failed_stage,
            "began_at": self.began_at.isoformat() if self.began_at else None,
            "finished_at": self.finished_at.isoformat() if self.finished_at else None,
            "duration_s": self.duration_s,
            "session": detail.get("session"),
            "calling": self.calling,
            "stages": self.stages,
            "result": detail.get("result"),
            "is_result_cut": None if self.detail is None else self.is_result_cut,
            "result_bytes": self.result_bytes,
            "for_model": detail.get("forModel"),
            "printed": detail.get("printed"),
            "exchanges": detail.get("exchanges"),
            "raw": detail.get("raw"),
            "output_of": detail.get("outputOf"),
            "inner_of": self.inner_of,
        }
