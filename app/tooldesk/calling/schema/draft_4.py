"""as_draft_4: a schema that draft 4 of JSON Schema reads the same, but for 5.0 as an integer."""

from __future__ import annotations

from typing import Any

from tooldesk.calling.schema.document import SchemaDocument

_SAME_KEYWORDS = frozenset(
    {
        *("type", "enum", "allOf", "anyOf"),
        *("properties", "patternProperties", "additionalProperties", "required"),
        *("minProperties", "maxProperties", "minItems", "maxItems", "uniqueItems", "items"),
        *("minLength", "maxLength", "pattern", "minimum", "maximum", "multipleOf"),
        *("title", "description", "default", "examples", "deprecated", "$comment"),
    }
)
"""What means the same since draft 4 (draft-fge-json-schema-validation-00), and annotations.

`not` and `oneOf` are missing: by refusing 5.0 in one place they could accept it in another.
"""


def as_draft_4(document: SchemaDocument) -> dict[str, Any] | None:
    """The root schema without its "$schema", or None when a keyword in it is read otherwise.

    In draft 4 the float 5.0 is no integer, in all later ones it is. So the yes of a draft 4
    validator also says that there is no integer left to be written as one.
    """
    root = {key: value for key, value in document.root.items() if key != "$schema"}
    inner = (node for node in document.nodes if node is not document.root)
    is_same = all(node.keys() <= _SAME_KEYWORDS for node in (root, *inner))
    return root if is_same else None
