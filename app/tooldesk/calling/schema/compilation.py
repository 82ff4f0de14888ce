"""compile_schema: a tool's input schema → CompiledSchema, checked once and quick to use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import jsonschema_rs

from tooldesk.calling.schema.copies import copied
from tooldesk.calling.schema.cost import SchemaCost, in_place, measure
from tooldesk.calling.schema.depth import bounds_depth
from tooldesk.calling.schema.document import SchemaDocument, read_document
from tooldesk.calling.schema.draft_4 import as_draft_4
from tooldesk.calling.schema.fast_validators import LINEAR_PATTERNS, FastValidator, fast_validator
from tooldesk.errors import DefinitionError
from tooldesk.tools.frozen_json import FrozenObject

USUAL_EVALUATIONS = 32
"""Subschemas checked against one value, up to which arguments of any size may be given."""


@dataclass(frozen=True, slots=True, eq=False)
class CompiledSchema:
    """A schema that is known to be sound, ready to check arguments."""

    schema: dict[str, Any]
    """The schema as the definition has it; not to be changed any more."""

    document: SchemaDocument
    """The schema read, with its references."""

    accept: FastValidator
    """Says whether arguments fit, formats included. Not for explosive schemas: can't be stopped."""

    cost: SchemaCost
    """How much work one value can cause."""

    backtracks: bool
    """Whether a pattern needs an engine that is not linear."""

    quick: QuickCheck | None
    """For most calls; None when only the careful way is safe."""

    wants_integers: bool
    """Whether an integer is wanted anywhere."""

    has_defaults: bool
    """Whether a default is given anywhere."""


@dataclass(frozen=True, slots=True, eq=False)
class QuickCheck:
    """Tells of most arguments that nothing is wrong with them and nothing is to be changed."""

    validator: FastValidator
    """Whose yes says that arguments fit and are not nested too deep, whatever their size; its no
    says nothing."""

    integer_names: tuple[str, ...]
    """Parameters that want an integer, and that the validator would accept with 5.0."""

    default_names: tuple[str, ...]
    """Parameters that have a default."""

    changes_inside: bool
    """Whether there may be something to change below the first level although the validator
    said yes."""


def compile_schema(input_schema: dict[str, Any]) -> CompiledSchema:
    """Check and compile a JSON Schema (2020-12 or what its "$schema" says); once a definition.

    Raises:
        DefinitionError: The schema is wrong, too large, or refers to something outside of it; the
            message has the JSON pointer.
    """
    if isinstance(input_schema, FrozenObject):
        input_schema = copied(input_schema)  # validators take plain objects and arrays only
    document = read_document(input_schema)
    cost = measure(document)
    accept, backtracks = fast_validator(input_schema)
    _refuse_what_has_no_bound(document, cost)
    return CompiledSchema(
        input_schema,
        document,
        accept,
        cost,
        backtracks,
        quick=None if backtracks else _quick_check(document, cost, accept),
        wants_integers=any(map(wants_integer, document.nodes)),
        has_defaults=any("default" in node for node in document.nodes),
    )


def _refuse_what_has_no_bound(document: SchemaDocument, cost: SchemaCost) -> None:
    """Refuse the combination for which neither validator's work can be limited."""
    patterns = any("patternProperties" in node for node in document.nodes)
    unevaluated = any("unevaluatedProperties" in node for node in document.nodes)
    if cost.is_explosive and patterns and unevaluated:
        raise DefinitionError(
            "The input schema asks for too much work: its parts refer to each other so often "
            "that with patternProperties no limit can be kept.",
            next_step="Use fewer anyOf, oneOf and allOf around references to the same schema.",
        )


def _quick_check(
    document: SchemaDocument, cost: SchemaCost, accept: FastValidator
) -> QuickCheck | None:
    """What is needed for most calls; when only unknown members can be deep, one without them."""
    if cost.evaluations > USUAL_EVALUATIONS:
        return None
    whole, named = bounds_depth(document, cost)
    if not (whole or named):
        return None
    limits = {} if whole else {"additionalProperties": False}
    parameters = _parameters(document.root)
    outer = {id(document.root), *map(id, parameters.values())}
    inner = [node for node in document.nodes if id(node) not in outer]
    defaults = tuple(name for name, node in parameters.items() if "default" in node)
    has_inner_defaults = any("default" in node for node in inner)
    strict = _refuser_of_floats(document, limits)
    if strict is not None:
        return QuickCheck(strict, (), defaults, has_inner_defaults)
    return QuickCheck(
        fast_validator({**document.root, **limits})[0] if limits else accept,
        tuple(name for name, node in parameters.items() if _may_want_integer(node, document)),
        defaults,
        has_inner_defaults or any(map(wants_integer, inner)),
    )


def _refuser_of_floats(document: SchemaDocument, limits: dict[str, Any]) -> FastValidator | None:
    """A validator that does not take 5.0 for an integer, where the schema allows one."""
    old = as_draft_4(document) if any(map(wants_integer, document.nodes)) else None
    if old is None:
        return None
    try:
        return jsonschema_rs.Draft4Validator(
            {**old, **limits}, offline=True, mask="it", pattern_options=LINEAR_PATTERNS
        )
    except ValueError:
        return None


def _may_want_integer(parameter: dict[str, Any], document: SchemaDocument) -> bool:
    """Whether a parameter, or one of the forms that it can have, wants an integer."""
    waiting: list[Any] = [parameter]
    seen: set[int] = set()
    while waiting:
        node = waiting.pop()
        if isinstance(node, dict) and id(node) not in seen:
            if wants_integer(node):
                return True
            seen.add(id(node))
            waiting.extend(in_place(node, document))
    return False


def _parameters(schema: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    properties = schema.get("properties")
    if not isinstance(properties, dict):
        return {}
    return {name: node for name, node in properties.items() if isinstance(node, dict)}


def wants_integer(node: Mapping[str, Any]) -> bool:
    """Whether a schema wants an integer and no other number."""
    wanted = node.get("type")
    if isinstance(wanted, list):
        return "integer" in wanted and "number" not in wanted
    return wanted == "integer"
