"""rewrite_schema: a JSON Schema → what a target's part of it can say; a finding for each loss."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.calling.schema.document import SchemaDocument, read_document
from tooldesk.calling.schema.pointers import escaped, shown
from tooldesk.exporting.constraint_words import constraint_words
from tooldesk.exporting.finding import Finding, Fix, Verdict
from tooldesk.exporting.schema_subset import ANNOTATIONS, SchemaSubset
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

ROOT = "/input_schema"

MOST_NODES = 20_000
"""Schemas in an export of one tool; references that are written out may multiply without end."""


@frozen_record
class RewrittenSchema:
    """A schema as a target takes it."""

    schema: JsonObject
    """What is exported; complete only where no finding says FAIL."""

    findings: tuple[Finding, ...]
    """What it doesn't say as the definition does."""


class _TooLargeError(Exception):
    """The references of a schema, written out, have no end that anybody waits for."""


def rewrite_schema(
    schema: JsonObject, subset: SchemaSubset, tool_name: str, *, describes: bool
) -> RewrittenSchema:
    """The schema of `tool_name` in the words of `subset`.

    `describes` puts what those can't say into the descriptions.

    Raises:
        DefinitionError: it is too large or deep, or a reference leads nowhere.
    """
    rewriter = _Rewriter(read_document(dict(schema)), subset, tool_name, describes)
    try:
        written = rewriter.node(rewriter.document.root, ROOT, ())
    except _TooLargeError:
        words = f"with its references written out it has more than {MOST_NODES:,} schemas"
        rewriter.note(Verdict.FAIL, ROOT, words, Fix.EDIT)
        written = {"type": "object"}
    return RewrittenSchema(written, tuple(rewriter.findings))


class _Rewriter:
    def __init__(
        self, document: SchemaDocument, subset: SchemaSubset, tool_name: str, describes: bool
    ) -> None:
        self.document = document
        self.findings: list[Finding] = []
        self._subset = subset
        self._tool_name = tool_name
        self._describes = describes
        self._has_references = "$ref" in subset.keywords
        self._nodes = 0

    def note(self, verdict: Verdict, pointer: str, words: str, fix: Fix | None = None) -> None:
        """Tell of a place that doesn't go out as it stands."""
        self.findings.append(Finding(self._tool_name, pointer, verdict, words, fix))

    def node(self, node: Any, pointer: str, opened: tuple[int, ...]) -> JsonObject:
        """One schema and all below it; `opened` are the references that led here."""
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise _TooLargeError
        if not isinstance(node, dict) or not node:
            words = "any value is right here; the target wants a type"
            self.note(Verdict.FAIL, pointer, words, Fix.EDIT)
            return {}
        if id(node) not in self.document.targets:
            return self._plain(dict(node), pointer, opened)
        if self._has_references and self._subset.allows_recursion:
            return self._referring(node, pointer, opened)
        return self._written_out(node, pointer, opened)

    def _written_out(self, node: JsonObject, pointer: str, opened: tuple[int, ...]) -> JsonObject:
        """What a reference leads to, with what stands beside the reference."""
        beside: JsonObject = {}
        target: Any = node
        while isinstance(target, dict) and (targets := self.document.targets.get(id(target))):
            if id(target) in opened:
                self.note(Verdict.FAIL, pointer, "it refers to itself, without end", Fix.EDIT)
                return {"type": "object"}
            opened = (*opened, id(target))
            beside = {**_beside_reference(target), **beside}
            target = targets[0]
        if not isinstance(target, dict):
            return self.node(target, pointer, opened)
        return self._plain({**target, **beside}, pointer, opened)

    def _referring(self, node: JsonObject, pointer: str, opened: tuple[int, ...]) -> JsonObject:
        """A reference that stays one, with what stands beside it around it."""
        inner: JsonObject = {"$ref": node["$ref"]}
        beside = _beside_reference(node)
        if "anyOf" in beside:
            words = "a reference beside anyOf can't be said"
            self.note(Verdict.FAIL, pointer, words, Fix.EDIT)
        elif beside:
            return {**self._plain(beside, pointer, opened), "anyOf": [inner]}
        return inner

    def _plain(self, node: JsonObject, pointer: str, opened: tuple[int, ...]) -> JsonObject:
        """A schema that is none but its keywords."""
        node = self._merged(node, pointer)
        self._choose(node, pointer)
        self._write_null(node)
        free = node.pop("additionalProperties", True)
        lost = list(self._lost(node, pointer))
        written = {key: value for key, value in node.items() if key in self._subset.keywords}
        self._go_down(written, pointer, opened)
        self._close(written, free, pointer)
        self._require_items(written, pointer)
        self._require_all(node, written, pointer)
        if self._describes and lost:
            described = (str(written.get("description", "")).strip(), *lost)
            written["description"] = " ".join(filter(None, described))
        return written

    def _merged(self, node: JsonObject, pointer: str) -> JsonObject:
        """With the members of allOf taken into it, where they don't contradict it."""
        parts = node.pop("allOf", None)
        if not isinstance(parts, list):
            return node
        for part in parts:
            whole = self._followed(part)
            if whole is None or not _take_in(node, whole):
                words = "allOf has no one schema that says the same"
                self.note(Verdict.FAIL, f"{pointer}/allOf", words, Fix.EDIT)
                break
        else:
            self.note(Verdict.PASS, f"{pointer}/allOf", "written as one schema")
        return node

    def _followed(self, part: Any) -> JsonObject | None:
        """What a part of allOf says, its reference followed; None where nothing can be said."""
        seen: set[int] = set()
        while isinstance(part, dict) and (targets := self.document.targets.get(id(part))):
            if id(part) in seen or set(part) - {"$ref", *ANNOTATIONS, "description"}:
                return None
            seen.add(id(part))
            part = targets[0]
        return part if isinstance(part, dict) and "allOf" not in part else None

    def _choose(self, node: JsonObject, pointer: str) -> None:
        """OneOf as anyOf, const as an enum, bounds as others that say the same."""
        if "oneOf" in node and "anyOf" not in node:
            node["anyOf"] = node.pop("oneOf")
            words = "written as anyOf: a value that fits several is right, too"
            self.note(Verdict.WARN, f"{pointer}/oneOf", words)
        if "const" in node and "const" not in self._subset.keywords:
            node["enum"] = [node.pop("const")]
        for keyword, other, step in (
            ("exclusiveMinimum", "minimum", 1),
            ("exclusiveMaximum", "maximum", -1),
        ):
            bound = node.get(keyword)
            is_whole = node.get("type") == "integer" and isinstance(bound, int)
            if keyword not in self._subset.keywords and is_whole and other not in node:
                node[other] = node.pop(keyword) + step
                self.note(Verdict.PASS, f"{pointer}/{keyword}", f"written as {other}")

    def _write_null(self, node: JsonObject) -> None:
        """Null as OpenAPI 3.0 says it, where the target wants that."""
        if not self._subset.has_nullable:
            return
        types, values = node.get("type"), node.get("enum")
        if isinstance(types, list):
            others = [each for each in types if each != "null"]
            node["nullable"] = len(others) < len(types)
            if len(others) == 1:
                node["type"] = others[0]
            else:
                del node["type"]
                node.setdefault("anyOf", [{"type": each} for each in others])
        if isinstance(values, list) and None in values:
            node["enum"] = [each for each in values if each is not None]
            node["nullable"] = True
        choices = node.get("anyOf")
        if isinstance(choices, list) and {"type": "null"} in choices:
            node["anyOf"] = [each for each in choices if each != {"type": "null"}]
            node["nullable"] = True
        if node.get("nullable") is False:
            del node["nullable"]

    def _lost(self, node: JsonObject, pointer: str) -> Iterator[str]:
        """Sentences about what is taken out of `node`, each told of."""
        for keyword, value in list(node.items()):
            if (why := self._refusal(node, keyword, value)) is None:
                continue
            del node[keyword]
            if keyword in ("$defs", "definitions"):
                continue  # written out where they are referred to
            place = f"{pointer}/{keyword}"
            if keyword in ANNOTATIONS:
                self.note(Verdict.PASS, place, "left out; it says nothing about a value")
                continue
            words = constraint_words(keyword, value)
            is_described = self._describes and words
            saying = "said in the description" if is_described else "left out"
            self.note(
                Verdict.PASS if is_described else Verdict.WARN,
                place,
                f"{saying}: {why}",
                Fix.DESCRIBE if words and not is_described else None,
            )
            yield words

    def _refusal(self, node: JsonObject, keyword: str, value: Any) -> str | None:
        """Why a keyword can't go out with its value; None where it can."""
        if keyword not in self._subset.keywords:
            return f"the target has no {keyword}"
        if keyword == "format":
            taken = (self._subset.formats.get(str(each), ()) for each in _types(node))
            if not any(value in each for each in taken):
                return f"the target doesn't take the format {shown(value)}"
        if keyword == "enum" and self._subset.has_text_enums and not _is_text(value):
            return "the target takes values of an enum that are text only"
        most = self._subset.most_min_items
        if keyword == "minItems" and most is not None and value > most:
            return f"the target takes a minItems of at most {most}"
        return None

    def _go_down(self, written: JsonObject, pointer: str, opened: tuple[int, ...]) -> None:
        for keyword in ("properties", "$defs", "definitions"):
            if isinstance(named := written.get(keyword), dict):
                written[keyword] = {
                    name: self.node(child, f"{pointer}/{keyword}/{escaped(name)}", opened)
                    for name, child in named.items()
                }
        if isinstance(choices := written.get("anyOf"), list):
            written["anyOf"] = [
                self.node(child, f"{pointer}/anyOf/{index}", opened)
                for index, child in enumerate(choices)
            ]
        if isinstance(items := written.get("items"), dict) and items:
            written["items"] = self.node(items, f"{pointer}/items", opened)

    def _close(self, written: JsonObject, free: Any, pointer: str) -> None:
        """Say what becomes of members that no property names: `free` says what they may be."""
        if not _is_object(written):
            return
        has_named = bool(written.get("properties"))
        if self._subset.is_closed:
            written.setdefault("properties", {})
            written["additionalProperties"] = False
        place = f"{pointer}/additionalProperties"
        is_root = pointer == ROOT
        if free is False:
            if not self._subset.is_closed:
                words = "left out; Tooldesk refuses a call with other members"
                self.note(Verdict.PASS, place, words)
        elif (isinstance(free, dict) and free) or not (has_named or is_root):
            words = "its members have names that only a call knows; the target wants them named"
            self.note(Verdict.FAIL, place, words, Fix.EDIT)
        elif self._subset.is_closed:
            self.note(Verdict.PASS, place, "no other members than these may come")

    def _require_items(self, written: JsonObject, pointer: str) -> None:
        if "array" in _types(written) and not written.get("items"):
            words = "the target wants to know what the items are"
            self.note(Verdict.FAIL, f"{pointer}/items", words, Fix.EDIT)

    def _require_all(self, node: JsonObject, written: JsonObject, pointer: str) -> None:
        """Every property required, those that were optional with null as a value."""
        if not self._subset.requires_all or not _is_object(written):
            return
        required = set(node.get("required", ()))
        for name, child in written["properties"].items():
            if name not in required:
                written["properties"][name] = _with_null(child)
                place = f"{pointer}/properties/{escaped(name)}"
                words = "optional; written as required with null for none"
                self.note(Verdict.PASS, place, words)
        written["required"] = list(written["properties"])


def _is_object(written: JsonObject) -> bool:
    return "properties" in written or "object" in _types(written)


def _is_text(values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(each, str) for each in values)


def _types(schema: JsonObject) -> list[Any]:
    types = schema.get("type")
    return types if isinstance(types, list) else [types]


def _beside_reference(node: JsonObject) -> JsonObject:
    return {
        key: value
        for key, value in node.items()
        if key not in ("$ref", "$defs", "definitions") and key not in ANNOTATIONS
    }


def _take_in(node: JsonObject, part: JsonObject) -> bool:
    """Add what a part of allOf says to `node`; False where both say different things."""
    for keyword, value in part.items():
        if keyword == "required":
            node["required"] = list(dict.fromkeys((*node.get("required", ()), *value)))
        elif keyword == "properties":
            own = dict(node.get("properties", {}))
            if any(own.get(name, child) != child for name, child in value.items()):
                return False
            node["properties"] = own | value
        elif keyword in ("description", *ANNOTATIONS):
            node.setdefault(keyword, value)
        elif node.setdefault(keyword, value) != value:
            return False
    return True


def _with_null(schema: JsonObject) -> JsonObject:
    """The same schema that takes null as well."""
    types = schema.get("type")
    if "const" in schema:
        schema = {**schema, "enum": [schema["const"]]}
        del schema["const"]
    if types is None or "$ref" in schema or "anyOf" in schema:
        choices = schema.get("anyOf")
        if "$ref" in schema or not isinstance(choices, list):
            return {"anyOf": [schema, {"type": "null"}]}
        has_null = {"type": "null"} in choices
        return schema if has_null else {**schema, "anyOf": [*choices, {"type": "null"}]}
    listed = types if isinstance(types, list) else [types]
    if "null" not in listed:
        schema = {**schema, "type": [*listed, "null"]}
    if isinstance(values := schema.get("enum"), list) and None not in values:
        schema = {**schema, "enum": [*values, None]}
    return schema
