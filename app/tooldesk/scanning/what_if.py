"""WhatIf: another rule that the outputs of a log are judged by beside those that hold."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import InvalidInputError
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_result import JsonObject
from tooldesk.tools.usage_period import UsagePeriod

FORMS = (
    "threshold=0.9, margin=0.1, coercion=off, tools=SPECS.json, limit=TOOL:100/day,"
    " pool=PREFIX:60/minute or pool=PREFIX:4 for 4 at once"
)

POOL_PERIODS_S = {"second": 1, "minute": 60, "hour": 3_600}
"""The times of a pool's rate, as the settings name them."""


_NEXT = late_pattern(r"[;,\s]+(?=(?:threshold|margin|coercion|tools|limit|pool)=)")


@frozen_record
class UsageRule:
    """A limit of uses that the calls of the log are played against."""

    tool_name: str
    """Of which tool."""

    most: int
    """How many uses there may be in a window."""

    period: UsagePeriod | None
    """How long a window is; None is for ever."""

    pool_period_s: int | None = None
    """For the rate of a pool, the seconds of a window; calls beyond it wait and are not refused."""

    is_at_once: bool = False
    """Whether it is a pool that runs `most` calls at once; others wait until one has ended."""

    @property
    def is_pool(self) -> bool:
        """Whether tools share it, and its calls wait instead of being refused."""
        return self.is_at_once or self.pool_period_s is not None

    def is_for(self, name: str) -> bool:
        """Whether it counts calls of a tool; a pool has all whose names begin with `tool_name`."""
        if not self.is_pool:
            return name == self.tool_name
        return name.startswith(self.tool_name)

    def window_of(self, at: datetime | None) -> str | None:
        """The window in which a call at that time falls; None where nobody can say."""
        if self.pool_period_s is None and self.period is None:
            return ""
        if at is None:
            return None
        if self.pool_period_s is None:
            assert self.period is not None
            return self.period.began_at(at).isoformat()
        began_s = int(at.timestamp()) // self.pool_period_s * self.pool_period_s
        return datetime.fromtimestamp(began_s, UTC).isoformat()


@frozen_record
class WhatIf:
    """One other rule; of the four only one is not None."""

    label: str
    """As it was asked for, by which the report names it."""

    policy: SelectionPolicy | None = None
    """How like a registered name a written one must be."""

    schemas: dict[str, JsonObject] | None = None
    """Other tools: name → input schema."""

    coercion: CoercionPolicy | None = None
    """How far arguments may be changed so that they fit."""

    limit: UsageRule | None = None
    """Another limit."""

    @property
    def is_policy(self) -> bool:
        """Whether it judges the same call by the same tools otherwise."""
        return self.policy is not None or self.coercion is not None


def several_what_ifs(text: str) -> list[str]:
    """The texts in one line, parted by a semicolon, a comma or space before the next one."""
    return [each for part in _NEXT.split(text) if (each := part.strip(" ;,"))] or [text]


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
    if name == "coercion":
        return WhatIf(text, coercion=_coercion(text, value))
    if name == "limit":
        return WhatIf(text, limit=_limit(text, value))
    if name == "pool":
        return WhatIf(text, limit=_pool(text, value))
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


def _coercion(text: str, value: str) -> CoercionPolicy:
    if value not in list(CoercionPolicy):
        raise _unfit(text, f" Coercion is one of {', '.join(CoercionPolicy)}.")
    return CoercionPolicy(value)


def _limit(text: str, value: str) -> UsageRule:
    tool_name, _, rest = value.rpartition(":")
    most, _, period = rest.partition("/")
    if not tool_name or not most.isdecimal() or (period and period not in list(UsagePeriod)):
        periods = ", ".join(UsagePeriod)
        raise _unfit(text, f" A period is one of {periods}; without one it is for ever.")
    return UsageRule(tool_name, int(most), UsagePeriod(period) if period else None)


def _pool(text: str, value: str) -> UsageRule:
    prefix, parted, rest = value.rpartition(":")
    most, slash, period = rest.partition("/")
    is_rate = period in POOL_PERIODS_S
    if not parted or not most.isdecimal() or not int(most) or not (is_rate or not slash):
        periods = ", ".join(POOL_PERIODS_S)
        raise _unfit(
            text, f" A pool's rate is a number above 0 in one of {periods}; a number alone is how"
            " many run at once.",
        )  # fmt: skip
    return UsageRule(prefix, int(most), None, POOL_PERIODS_S.get(period), not is_rate)


def _unfit(text: str, more: str = "") -> InvalidInputError:
    return InvalidInputError(
        f"The what-if {text!r:.100} is not understood.", next_step=f"Say {FORMS}.{more}"
    )
