"""sections: every setting as a record made from its model, so that a new one shows by itself."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from tooldesk.field_docs import field_docs
from tooldesk.settings import Settings
from tooldesk.tools.sources.command_line import command_line

NOTHING = "not set"
_UNITS = {"_s": "s", "_mb": "MB", "_days": "days", "_characters": "characters", "_percent": "%"}


class Kind(Enum):
    """What a value is."""

    SWITCH = auto()
    WHOLE = auto()
    NUMBER = auto()
    TEXT = auto()
    WORDS = auto()
    OPTIONAL_NUMBER = auto()
    CHOICE = auto()
    OTHER = auto()


_KINDS: Mapping[object, Kind] = {
    bool: Kind.SWITCH,
    int: Kind.WHOLE,
    float: Kind.NUMBER,
    str: Kind.TEXT,
    tuple[str, ...]: Kind.WORDS,
    float | None: Kind.OPTIONAL_NUMBER,
    int | None: Kind.OPTIONAL_NUMBER,
}


@dataclass(frozen=True, slots=True)
class SettingRow:
    """One setting, as it stands."""

    section: str
    """The part of the settings that it is in: a key of the file."""

    key: str
    """Its key in that."""

    title: str
    """Its name in words."""

    about: str
    """The sentence that stands under its field."""

    kind: Kind
    """What it is."""

    least: float | None
    """The least it may be, if that is bounded."""

    most: float | None
    """The most."""

    unit: str
    """What is counted; "" for nothing."""

    default: object
    """What it is when nobody set it."""

    value: object
    """What it is now."""

    choices: tuple[str, ...] = ()
    """What it can be, where that is one of a few words."""

    @property
    def is_default(self) -> bool:
        """Whether there is nothing to reset."""
        return self.value == self.default

    @property
    def usual(self) -> str:
        """Its default and its bounds in words."""
        unit = f" {self.unit}" if self.unit else ""
        default = self.text(self.default) or NOTHING
        usual = f"{default}{unit if default != NOTHING else ''}"
        words = f"Default: {usual}"
        if self.least is None or self.most is None or self.kind is Kind.OPTIONAL_NUMBER:
            return words
        return f"{words} · {_number(self.least)} to {_number(self.most)}"

    def text(self, value: object) -> str:
        """A value of it as a person writes it; "" when it is not set."""
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, int | float):
            return _number(value)
        if isinstance(value, tuple):
            return command_line(value)
        if isinstance(value, Mapping):
            return ", ".join(map(str, value))
        return "" if value is None else str(value)

    def read(self, text: str) -> object:
        """The value that a person wrote as one line.

        Raises:
            ValueError: it can't be read; the words say why.
        """
        line = text.strip()
        if self.kind is Kind.WORDS:
            return tuple(shlex.split(line))
        if self.kind is not Kind.OPTIONAL_NUMBER:
            return line
        try:
            return float(line.replace(",", "")) if line else None
        except ValueError:
            raise ValueError("a number is wanted, or nothing") from None

    def put(self, settings: Settings, value: object) -> Settings:
        """The settings with this one as `value`, checked by its model.

        Raises:
            ValueError: it can't be; the words say why.
        """
        part = getattr(settings, self.section)
        try:
            changed = type(part)(**{**dict(part), self.key: value})
        except ValidationError as error:
            words = error.errors()[0]["msg"].removeprefix("Value error, ")
            words = words.replace("Input should", "it should")
            raise ValueError(words) from None
        return settings.model_copy(update={self.section: changed})

    @property
    def found_by(self) -> str:
        """What is said of it, in which words are looked for."""
        return f"{self.title} {self.about} {self.section} {self.key}"


@dataclass(frozen=True, slots=True)
class SettingSection:
    """What belongs together."""

    id: str
    """Its key in the file."""

    title: str
    """Its name in words."""

    about: str
    """The sentence that stands under its field."""

    rows: tuple[SettingRow, ...]
    """The settings in it."""


def sections(settings: Settings) -> tuple[SettingSection, ...]:
    """Every setting there is, with its value in these."""
    about = _sentences(Settings)
    return tuple(
        SettingSection(key, _title(key, field), about.get(key, ""), _rows(key, settings))
        for key, field in Settings.model_fields.items()
    )


def _rows(section: str, settings: Settings) -> tuple[SettingRow, ...]:
    part: BaseModel = getattr(settings, section)
    about = _sentences(type(part))
    return tuple(
        SettingRow(
            section,
            key,
            _title(key, field),
            about.get(key, ""),
            Kind.CHOICE if _choices(field) else _KINDS.get(field.annotation, Kind.OTHER),
            _bound(field, Ge, Gt),
            _bound(field, Le, Lt),
            next((unit for end, unit in _UNITS.items() if key.endswith(end)), ""),
            field.get_default(call_default_factory=True),
            getattr(part, key),
            _choices(field),
        )
        for key, field in type(part).model_fields.items()
    )


def _choices(field: FieldInfo) -> tuple[str, ...]:
    return get_args(field.annotation) if get_origin(field.annotation) is Literal else ()


def _title(key: str, field: FieldInfo) -> str:
    words = key.replace("_", " ")
    return field.title or f"{words[:1].upper()}{words[1:]}"


def _bound(field: FieldInfo, *kinds: Any) -> float | None:
    found = [each for each in field.metadata if isinstance(each, kinds)]
    return next((getattr(each, type(each).__name__.lower()) for each in found), None)


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,}"


def _sentences(model: type[BaseModel]) -> dict[str, str]:
    """What stands under each field, by its name, without marks of code."""
    return {name: words.replace("`", "") for name, words in field_docs(model).items()}
