"""KeptVariables: names for the credentials of an import, with the values that stood there."""

from __future__ import annotations

from tooldesk.tools.credentials import plain_credentials
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.workspace.curl_import.variables import Variables


class KeptVariables(Variables):
    """Gives each credential a name, and remembers its value for the keyring."""

    def __init__(self, prefix: str) -> None:
        super().__init__(prefix, keeps_values=True)

    def taken_out_of(self, document: JsonObject) -> JsonObject:
        """A tool file whose source holds no credential itself."""
        for path in list(plain_credentials(document)):
            document = _changed(document, path, self)
        return document


def _changed(value: JsonValue, path: tuple[str | int, ...], variables: KeptVariables) -> JsonValue:
    """A copy in which the text at a path is what stands for it."""
    step, *rest = path
    inner = value[step]
    if rest:
        changed = _changed(inner, tuple(rest), variables)
    else:
        changed = variables.in_place_of(str(step), inner)
    if isinstance(value, dict):
        return {**value, step: changed}
    return [changed if place == step else each for place, each in enumerate(value)]
