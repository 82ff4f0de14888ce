"""late_pattern: a regular expression that is compiled when it is first used."""

from __future__ import annotations

import re
from typing import Any, AnyStr, cast

_METHODS = ("match", "fullmatch", "search", "finditer", "findall", "sub", "subn", "split")


def late_pattern(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """As `re.compile(pattern, flags)`; a text needs few of the patterns that could read one.

    Compiling all of them would take a third of a first parse.
    """
    return cast("re.Pattern[AnyStr]", LatePattern(pattern, flags))


class LatePattern:
    """What stands for a pattern. From the first use on its methods are the compiled one's."""

    def __init__(self, pattern: str | bytes, flags: int) -> None:
        self.pattern = pattern
        self._asked_flags = flags

    def __getattr__(self, name: str) -> Any:
        if "compiled" not in vars(self):
            compiled = re.compile(self.pattern, self._asked_flags)
            vars(self).update({method: getattr(compiled, method) for method in _METHODS})
            vars(self).update(compiled=compiled, flags=compiled.flags)
            return getattr(self, name)
        return getattr(self.compiled, name)
