"""export_specs: definitions → the specs of a format, and what it can't say of them."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import Any

from tooldesk.calling.schema.document import read_document
from tooldesk.calling.schema.pointers import escaped
from tooldesk.errors import DefinitionError
from tooldesk.exporting.finding import Finding, Fix, Verdict, worst
from tooldesk.exporting.namespaces import Namespaces
from tooldesk.exporting.schema_rewriting import ROOT, rewrite_schema
from tooldesk.exporting.schema_size import oversize
from tooldesk.exporting.schema_subset import SchemaSubset
from tooldesk.exporting.spec_format import FORMATS, SpecFormat, Written
from tooldesk.exporting.tokens import tokens_of
from tooldesk.frozen_record import frozen_record
from tooldesk.specs.exported_names import exported_names
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, JsonValue


@frozen_record
class ExportedTool:
    """One tool of an export."""

    definition: ToolDefinition
    """The tool as it is."""

    name: str
    """What it is called in the export."""

    spec: JsonObject
    """What is exported."""

    schema: JsonObject
    """Its input in the words of the format."""

    findings: tuple[Finding, ...]
    """What of it doesn't go out as it stands."""

    @property
    def verdict(self) -> Verdict:
        """The worst of its findings."""
        return worst(self.findings)

    @property
    def tokens(self) -> int:
        """About how many tokens its spec costs in each request."""
        return tokens_of(self.spec)


@frozen_record
class Export:
    """The specs of some tools, and what the format could not say."""

    form: SpecFormat
    """The format."""

    exported: tuple[ExportedTool, ...]
    """Each tool, in the order that was asked for."""

    wants_strict: bool = False
    """Whether the API shall hold the model to the schemas."""

    @property
    def about_all(self) -> tuple[Finding, ...]:
        """What is wrong with the export as a whole."""
        return tuple(_about_all(self.form, len(self.exported), self.wants_strict))

    def only(self, names: Container[str]) -> Export:
        """The same with these of its tools, by their own names."""
        kept = tuple(each for each in self.exported if each.definition.name in names)
        return Export(self.form, kept, self.wants_strict)

    @property
    def tools(self) -> list[JsonObject]:
        """The specs alone."""
        return [each.spec for each in self.exported]

    @property
    def document(self) -> JsonValue:
        """The specs as a request of this API holds them."""
        return self.form.wrap(self.tools)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """All that the person who exports has to know; never silent."""
        return (*self.about_all, *(found for each in self.exported for found in each.findings))

    @property
    def names(self) -> dict[str, str]:
        """Exported name → own name, of the tools whose name was changed."""
        return {
            each.name: each.definition.name
            for each in self.exported
            if each.name != each.definition.name
        }

    @property
    def tokens(self) -> int:
        """About how many tokens all specs cost in each request."""
        return sum(each.tokens for each in self.exported)


def export_specs(
    definitions: Iterable[ToolDefinition],
    key: str = "openai-chat",
    registered: Iterable[str] = (),
    *,
    strict: bool = False,
    describes: bool = False,
) -> Export:
    """The specs of these tools, in their order.

    `registered` are the names of all tools that calls select from, where these are some of them:
    the name that one is exported by finds the way back to it among all. With `strict` tools that
    can't be said so are written without it, and told of. `describes` says in descriptions what
    the format's schemas can't say.

    Raises:
        DefinitionError: there is no such format.
    """
    form = FORMATS.get(key)
    if form is None:
        raise DefinitionError(
            f"There is no format {key!r:.60} to export to",
            next_step=f"Choose one of {', '.join(FORMATS)}.",
        )
    chosen = list(definitions)
    names = exported_names([*registered, *(each.name for each in chosen)], form.names)
    groups = Namespaces(chosen, form)
    exporter = _Exporter(form, strict, describes, groups)
    exported = tuple(exporter.export(each, names[each.name]) for each in chosen)
    return Export(form, exported, strict)


def _about_all(form: SpecFormat, count: int, strict: bool) -> Iterator[Finding]:
    if form.most_tools and count > form.most_tools:
        words = f"{count:,} tools; a request takes at most {form.most_tools}"
        yield Finding("", "", Verdict.FAIL, words, Fix.FEWER_TOOLS)
    if strict and form.strict_subset is None:
        words = f"{form.title} has no strict mode; written without it"
        yield Finding("", "", Verdict.WARN, words, Fix.NOT_STRICT)


class _Exporter:
    def __init__(self, form: SpecFormat, strict: bool, describes: bool, groups: Namespaces) -> None:
        self._form = form
        self._groups = groups
        self._is_strict = strict and form.strict_subset is not None
        self._describes = describes

    def export(self, definition: ToolDefinition, name: str) -> ExportedTool:
        findings: list[Finding] = [*self._groups.findings(definition)]
        name, shown = self._groups.name_of(definition, name)
        if shown != definition.name:
            words = f"written as {shown}; calls by that name find the tool"
            findings.append(Finding(definition.name, "/name", Verdict.PASS, words))
        if not definition.description.strip():
            words = "a model learns from it when to use the tool; there is none"
            findings.append(Finding(definition.name, "/description", Verdict.WARN, words, Fix.EDIT))
        schema, is_strict = self._schema(definition, findings)
        findings += self._parameter_names(definition)
        spec = self._form.write(Written(definition, name, schema, is_strict))
        return ExportedTool(definition, shown, spec, schema, tuple(findings))

    def _schema(
        self, definition: ToolDefinition, findings: list[Finding]
    ) -> tuple[JsonObject, bool]:
        """The input in the words of the format, and whether it is strict."""
        try:
            if self._is_strict and self._form.strict_subset is not None:
                strict = list(findings)
                schema = self._rewritten(definition, self._form.strict_subset, strict)
                if worst(strict) is not Verdict.FAIL:
                    findings[:] = strict
                    return schema, True
                findings += _not_strict(strict)
            if self._form.subset is not None:
                return self._rewritten(definition, self._form.subset, findings), False
            return self._as_it_is(definition, findings), False
        except DefinitionError as error:
            findings.append(Finding(definition.name, ROOT, Verdict.FAIL, str(error), Fix.EDIT))
            return {"type": "object", "properties": {}}, False

    def _rewritten(
        self, definition: ToolDefinition, subset: SchemaSubset, findings: list[Finding]
    ) -> JsonObject:
        schema = {**definition.input_schema}
        written = rewrite_schema(schema, subset, definition.name, describes=self._describes)
        findings += written.findings
        result = _rooted(written.schema, definition.name, findings)
        findings += (
            Finding(definition.name, ROOT, Verdict.FAIL, words, Fix.EDIT)
            for words in oversize(result, subset.limits)
        )
        findings += self._refused_root(definition.name, result)
        return result

    def _as_it_is(self, definition: ToolDefinition, findings: list[Finding]) -> JsonObject:
        form, name = self._form, definition.name
        schema = _rooted({**definition.input_schema}, name, findings)
        findings += self._refused_root(name, schema)
        document = read_document({**definition.input_schema})
        for node in document.nodes:
            pointer = f"{ROOT}{document.pointers[id(node)]}"
            if form.wants_items and node.get("type") == "array" and "items" not in node:
                words = "the API refuses an array that doesn't say what its items are"
                place = f"{pointer}/items"
                findings.append(Finding(name, place, Verdict.FAIL, words, Fix.EDIT))
            for keyword in sorted(form.unread & node.keys()):
                words = f"{form.title} reads past it"
                findings.append(Finding(name, f"{pointer}/{keyword}", Verdict.PASS, words))
        return schema

    def _refused_root(self, name: str, schema: JsonObject) -> Iterator[Finding]:
        refused = self._form.refused_at_root
        for keyword in sorted(refused & schema.keys()):
            words = f"{self._form.title} refuses {keyword} beside the parameters"
            yield Finding(name, f"{ROOT}/{keyword}", Verdict.FAIL, words, Fix.EDIT)

    def _parameter_names(self, definition: ToolDefinition) -> Iterator[Finding]:
        pattern = self._form.parameter_name
        properties = definition.input_schema.get("properties")
        if not pattern or not isinstance(properties, dict):
            return
        for name in properties:
            if re.fullmatch(pattern, name) is None:
                words = f"{self._form.title} takes letters, digits and _ in it, 64 at most"
                place = f"{ROOT}/properties/{escaped(name)}"
                yield Finding(definition.name, place, Verdict.FAIL, words, Fix.EDIT)


def _rooted(schema: JsonObject, tool_name: str, findings: list[Finding]) -> JsonObject:
    """The schema with an object at its root, which arguments always are."""
    kind: Any = schema.get("type")
    if kind == "object":
        return schema
    is_object = kind is None or (isinstance(kind, list) and "object" in kind)
    verdict = Verdict.PASS if is_object else Verdict.FAIL
    words = "arguments are an object" if is_object else "arguments must be an object"
    fix = None if is_object else Fix.EDIT
    findings.append(Finding(tool_name, f"{ROOT}/type", verdict, words, fix))
    return {**schema, "type": "object"}


def _not_strict(strict: list[Finding]) -> Iterator[Finding]:
    """What stands in the way of strict mode; the tool goes out without it."""
    for each in strict:
        if each.verdict is Verdict.FAIL:
            words = f"written without strict mode: {each.explanation}"
            yield Finding(each.tool_name, each.pointer, Verdict.WARN, words, Fix.EDIT)
