"""scan_rules: what a person chose for a scan → by what its outputs are judged."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, replace

from tooldesk.bounded_file import read_bounded
from tooldesk.calling.selection import SelectionPolicy
from tooldesk.errors import DefinitionError, InvalidInputError
from tooldesk.paths import expanded_path
from tooldesk.scanning.output_count import ScanRules
from tooldesk.scanning.what_if import read_what_if, several_what_ifs
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.tool_result import JsonObject

_LARGEST_SPECS_BYTES = 16_000_000

Schemas = dict[str, JsonObject]
"""Tool's name → JSON Schema of its arguments."""


def scan_rules(
    schemas: Mapping[str, JsonObject] | None,
    what_ifs: Iterable[str],
    read: Callable[[str], Schemas],
) -> ScanRules:
    """The rules; `read` gets the schemas in a file that a what-if names.

    Raises:
        InvalidInputError: a what-if is in none of its forms; and what `read` raises.
    """
    policy = SelectionPolicy()
    texts = dict.fromkeys(each for text in what_ifs for each in several_what_ifs(text))
    asked = [read_what_if(each, policy) for each in texts]
    with_schemas = (
        each if each.schemas is None else replace(each, schemas=read(each.label.partition("=")[2]))
        for each in asked
    )
    return ScanRules(schemas, policy, tuple(with_schemas))


def read_schemas(file: str) -> Schemas:
    """The schemas of the tools in a file of specs. Blocking.

    Raises:
        InvalidInputError: it can't be read, or holds no specs; says why.
    """
    step = "Name a file of specs, such as tooldesk export writes."
    try:
        content = read_bounded(expanded_path(file), _LARGEST_SPECS_BYTES)
        return schemas_of(json.loads(content))
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise InvalidInputError(f"{file}: {why}.", next_step=step) from error
    except DefinitionError as error:
        raise InvalidInputError(f"{file}: {error.message}", next_step=error.next_step) from error
    except (RecursionError, ValueError) as error:
        raise InvalidInputError(f"{file} is not JSON.", next_step=step) from error


def rules_as_json(rules: ScanRules) -> str:
    """All of it, for `rules_of_json` elsewhere: {schemas, policy, what_ifs: [[label, schemas]]}."""
    return json.dumps(
        {
            "schemas": rules.schemas,
            "policy": asdict(rules.policy),
            "what_ifs": [[each.label, each.schemas] for each in rules.what_ifs],
        }
    )


def rules_of_json(text: str) -> ScanRules:
    """What `rules_as_json` gave.

    Raises:
        InvalidInputError, KeyError, TypeError, ValueError: it is something else.
    """
    value = json.loads(text)
    policy = SelectionPolicy(**value["policy"])
    what_ifs = (
        replace(read_what_if(label, policy), schemas=schemas)
        for label, schemas in value["what_ifs"]
    )
    return ScanRules(value["schemas"], policy, tuple(what_ifs))
