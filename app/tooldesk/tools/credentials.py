"""Credentials that stand in plain text where a tool's file would hold them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

Path = tuple[str | int, ...]

_WORDS = (
    r"(?:api|access|secret|private|auth|session|subscription)[-_]?(?:key|token|id|secret)"
    r"|(?:client|app)[-_]?(?:secret|key)|appid|authorization|cookie|password|passwd|pwd|secret"
    r"|token|jwt|bearer|signature|sig|key|auth|passphrase|passcode|csrf|xsrf|assertion"
)
_NAME = late_pattern(rf"(?:^|[-_.])(?:{_WORDS})$", re.IGNORECASE)

_VALUES = late_pattern(
    r"(?<![A-Za-z0-9_-])(?:"
    r"sk-[A-Za-z0-9_-]{16,}"  # OpenAI, Anthropic
    r"|(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}"  # Stripe
    r"|gh[opusr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{30,}"  # GitHub
    r"|glpat-[A-Za-z0-9_-]{20,}"  # GitLab
    r"|xox[abeprs]-[A-Za-z0-9-]{10,}"  # Slack
    r"|A(?:KI|SI)A[A-Z0-9]{16}"  # AWS
    r"|AIza[A-Za-z0-9_-]{35}"  # Google
    r"|hf_[A-Za-z0-9]{30,}"  # Hugging Face
    r"|eyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]*"  # JSON Web Token
    r")"
)
"""Prefixes that their makers gave keys so that scanners find them; source: their documentation."""

_IN_PATHS = late_pattern(
    r"/services/T[A-Z0-9]+/B[A-Z0-9]+/([A-Za-z0-9]{16,})"  # a webhook of Slack
    r"|/webhooks/[0-9]{15,}/([A-Za-z0-9_-]{40,})"  # of Discord
    r"|/bot([0-9]{6,}:[A-Za-z0-9_-]{30,})"  # a bot of Telegram
)
"""Keys that are a part of the path; source: their makers' documentation."""

_PLACES = late_pattern(r"\$?\{[^}]*+(?:\}|\Z)")
"""A place for a value, or all that stands behind a brace that nothing closes."""


def is_credential_name(name: str) -> bool:
    """Whether a header, parameter or field of this name holds a credential."""
    return bool(_NAME.search(name))


def is_credential(name: str, value: str) -> bool:
    """Whether a plain value under this name is a credential; a lone placeholder is none."""
    rest = _without_places(value)
    return bool(rest) and (is_credential_name(name) or bool(find_values(value)))


def _without_places(value: str) -> str:
    return _PLACES.sub(lambda place: "" if place[0].endswith("}") else place[0], value).strip()


def find_values(text: str) -> list[str]:
    """The parts of a text that look like a key of a known maker."""
    in_paths = (found[found.lastindex or 0] for found in _IN_PATHS.finditer(text))
    return [*_VALUES.findall(text), *in_paths]


def plain_credentials(document: JsonObject) -> Iterator[Path]:
    """Where a tool file's source holds a credential itself instead of the name of a variable."""
    source = document.get("source")
    if isinstance(source, dict):
        for part in ("url", "query", "headers", "body", "command", "stdin"):
            yield from _in(source.get(part), ("source", part), "")


def _in(value: JsonValue, path: Path, name: str) -> Iterator[Path]:
    match value:
        case str():
            if is_credential(name, value) and not _only_names_scheme(value):
                yield path
        case dict():
            for key, each in value.items():
                yield from _in(each, (*path, key), str(key) if path[-1] != "source" else "")
        case list():
            for place, each in enumerate(value):
                yield from _in(each, (*path, place), "")


def _only_names_scheme(value: str) -> bool:
    """Whether all that stands beside a placeholder is a word such as Bearer."""
    return "}" in value and _without_places(value).isalpha()
