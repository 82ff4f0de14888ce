"""WhatIf: another rule that the outputs of a log are judged by beside those that hold."""

from __future__ import annotations

from dataclasses import replace

from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject
from tooldesk.tools.usage_period import UsagePeriod

FORMS = "threshold=0.9, margin=0.1, tools=SPECS.json or limit=TOOL:100/day"


@frozen_record
class UsageRule:
    """A limit of uses that the calls of the log are played against."""

    tool_name: str
    """Of which tool."""

    most: int
    """How many uses there may be in a window."""

    period: UsagePeriod | None
    """How long a window is; None is for ever."""


@frozen_record
class WhatIf:
    """One other rule; of the three only one is not None."""

    label: str
    """As it was asked for, by which the report names it."""

    policy: SelectionPolicy | None = None
    """How like a registered name a written one must be."""

    schemas: dict[str, JsonObject] | None = None
    """Other tools: name → input schema."""

    limit: UsageRule | None = None
    """Another limit."""


def read_what_if(text: str, known: SelectionPolicy) -> WhatIf:
    """What a text such as threshold=0.9 asks for; for "tools" the caller adds the schemas.

    Raises:
        InvalidInputError: it is in none of the forms.
    """
    name, _, value = text.partition("=")
    if name == "threshold":
        return WhatIf(text, policy=replace(known, threshold=_share(text, value)))
    if name == "margin":
        return WhatIf(text, policy=replace(known, minimum_margin=_share(text, value)))
    if name == "limit":
        return WhatIf(text, limit=_limit(text, value))
    if name == "tools" and value:
        return WhatIf(text, schemas={})
    raise _unfit(text)


def _share(text: str, value: str) -> float:
    try:
        share = float(value)
    except ValueError:
        share = -1.0
    if not 0 <= share <= 1:
        raise _unfit(text, " The number is from 0 to 1.")
    return share


def _limit(text: str, value: str) -> UsageRule:
    tool_name, _, rest = value.rpartition(":")
    most, _, period = rest.partition("/")
    if not tool_name or not most.isdecimal() or (period and period not in list(UsagePeriod)):
        periods = ", ".join(UsagePeriod)
        raise _unfit(text, f" A period is one of {periods}; without one it is for ever.")
    return UsageRule(tool_name, int(most), UsagePeriod(period) if period else None)


def _unfit(text: str, more: str = "") -> InvalidInputError:
    return InvalidInputError(
        f"--what-if {text!r:.100} is not understood.", next_step=f"Say {FORMS}.{more}"
    )
