"""Settings: what a person may change, kept as one small JSON file in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from app.replaced_file import replace_file


class SelectionSettings(BaseModel):
    """How like a registered name a written one must be; see app.calling.selection."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    threshold: float = Field(default=0.85, ge=0, le=1)
    """A fuzzy match must score strictly above this."""

    minimum_margin: float = Field(default=0.05, ge=0, le=1)
    """How far the best must stand above the runner-up; closer is ambiguous."""

    confirm_word_changes: bool = True
    """Whether a match in which a whole word differs waits for a person's yes."""


class RunSettings(BaseModel):
    """In what context model outputs are run; see app.tools.tool_context."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    MAX_INTERVAL: ClassVar[int] = 1000
    """The most uses between two reminders."""

    agent_role: str = ""
    """What the agent is there for; tools may read it."""

    model: str = ""
    """Name of the model; it decides how often a call may be unreadable."""

    remember_format_after_usages: int = Field(default=3, ge=0, le=MAX_INTERVAL)
    """After how many uses of a session the model is reminded of the format; 0 is never."""

    is_conversation: bool = False
    """Whether the console's runs are outputs of one session; if not, each stands alone."""


class Settings(BaseModel):
    """All settings with their defaults; a key of a newer version is ignored."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    selection: SelectionSettings = SelectionSettings()
    """How tools are selected."""

    run: RunSettings = RunSettings()
    """In what context outputs are run."""


class SettingsFile:
    """The settings in force, and the file that keeps them.

    A file that can't be read is left as it is until settings are saved; the defaults hold.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.current = Settings()
        self.problem = ""

    def load(self) -> None:
        """Read the file; `problem` says why the defaults hold when it can't be."""
        try:
            self.current = Settings.model_validate_json(self._path.read_bytes())
        except FileNotFoundError:
            self.problem = ""
        except (OSError, ValidationError) as error:
            reason = str(error).splitlines()[0]
            self.problem = f"{self._path} can't be read; the defaults hold. {reason}"
        else:
            self.problem = ""

    def save(self, settings: Settings) -> None:
        """Make these the settings in force, and keep them.

        Raises:
            OSError: they can't be kept; they are in force all the same.
        """
        self.current = settings
        replace_file(self._path, settings.model_dump_json(indent=2) + "\n")
        self.problem = ""
