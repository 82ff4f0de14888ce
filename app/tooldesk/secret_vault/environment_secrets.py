"""environment_secrets: what of Tooldesk's own environment is kept out of texts, and what is not.

A call that is refused is shown and kept as well, so these values are known before any tool has one:
what a person lets tools have from the environment, and what the tools of a trusted workspace name
as a secret, that is without a default. A folder that nobody trusts adds none: it gets no value, and
its files could name HOME to make texts unreadable, or anything to see by what is taken out of a
guess whether the guess is right.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping

from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.value_forms import weakness_of
from tooldesk.tools.env_var import OF_EVERY_PROGRAM

_LOCALE = late_pattern(r"[a-z]{2,3}(?:_[A-Z]{2})?(?:\.utf-?8)?(?:@[a-z]+)?", re.IGNORECASE)
"""Such as en_US.UTF-8 (POSIX)."""


def environment_secrets(
    environment: Mapping[str, str], allowed: Iterable[str] = (), named: Iterable[str] = ()
) -> dict[str, str]:
    """Name → value of what is kept out of texts.

    Args:
        environment: Tooldesk's own.
        allowed: What a person lets tools have, which is looked for as any stored secret is.
        named: What trusted tools name. It may be no secret, so of these a value counts that
            stands nowhere by chance (weakness_of).
    """
    values = {name: environment.get(name, "") for name in named}
    values = {name: value for name, value in values.items() if not weakness_of(value)}
    values |= {name: environment[name] for name in allowed if name in environment}
    return {name: value for name, value in values.items() if not is_everyday(value, environment)}


def is_everyday(value: str, environment: Mapping[str, str]) -> bool:
    """Whether a value of the environment stands in many texts and is no secret.

    That is what any program gets, a locale, and folders and files that are there. What else is too
    short or too common to be looked for is said in value_forms.
    """
    return (
        any(environment.get(name) == value for name in OF_EVERY_PROGRAM)
        or _LOCALE.fullmatch(value) is not None
        or all(os.path.isabs(part) and os.path.lexists(part) for part in value.split(os.pathsep))
    )
