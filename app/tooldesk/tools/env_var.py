"""EnvVar: a secret or setting that a tool declares, never its value."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field, StrictBool

from tooldesk.tools.definition_part import DefinitionPart
from tooldesk.tools.frozen_json import frozen

OF_EVERY_PROGRAM = (
    "PATH",
    "HOME",
    "USER",
    "LANG",
    "LC_ALL",
    "LC_CTYPE",
    "TZ",
    "TMPDIR",
    "TEMP",
    "TMP",
    "SYSTEMROOT",
)
"""What every program that Tooldesk starts gets of its environment, so that it can run at all."""


class EnvVar(DefinitionPart):
    """One environment variable that a tool reads."""

    name: str = Field(pattern=r"^[A-Za-z_][A-Za-z0-9_]*$")
    """Name in the environment of the tool's process, such as WEATHER_API_KEY."""

    description: str = ""
    """What it is for and where a person gets one."""

    required: StrictBool = True
    """Whether a call without a value is stopped before it runs."""

    default: str | None = None
    """Value when nothing else sets one; for settings, never for secrets."""

    check: Annotated[dict[str, Any], AfterValidator(frozen)] | None = None
    """Arguments of a small call of the tool that works only with the right value."""
