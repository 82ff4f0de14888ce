"""What a model reads of a tool: descriptions, and the names of parameters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from tooldesk.calling.naming.name_forms import words
from tooldesk.calling.schema.pointers import escaped
from tooldesk.exporting.tokens import tokens_of
from tooldesk.late_pattern import late_pattern
from tooldesk.linting.advice import Advice
from tooldesk.linting.linted_tool import LintedTool, Parameter

FEWEST_WORDS = 3
"""Fewer say no more than a name could."""

MOST_WORDS_OF_A_NAME = 4
"""A title of more says something, and may be the description, too: so a summary is imported."""

MOST_TOKENS = 400
"""Of one description; twice what OpenAI's API takes (1,024 characters) is long for any model."""

LARGEST_CODE = 3
"""Characters of a value that a person could not read as a word."""

_UNFINISHED = late_pattern(
    r"\b(?:to-?do|tbd|fixme|xxx|lorem ipsum|description (?:here|goes here)|"
    r"(?:add|write|insert) (?:a )?description)\b",
    re.IGNORECASE,
)
_SAYS_NOTHING = late_pattern(
    r"(?:[A-Za-z]|(?:arg|args|param|parameter|p|val|var|value|input|in|foo|bar|tmp|field|"
    r"[a-z])_?\d{1,3})$"
)
_WORD = late_pattern(r"\w+")
_NAMED = (
    late_pattern(
        r"\b(?:parameter|argument|param|arg)s? [`'\"]([A-Za-z_]\w{0,63})[`'\"]", re.IGNORECASE
    ),
    late_pattern(
        r"[`'\"]([A-Za-z_]\w{0,63})[`'\"] (?:parameter|argument|param|arg)\b", re.IGNORECASE
    ),
    late_pattern(r":param (?:\w{1,64} )?(\w{1,64}):"),
)
"""How texts name parameters so that nothing else can be meant."""

_LIST_OF_PARAMETERS = late_pattern(
    r"^[ \t]*(?:Args|Arguments|Parameters):[ \t]*\n((?:[ \t]+\S[^\n]*\n?)+)", re.MULTILINE
)
_LISTED = late_pattern(r"^([ \t]+)([A-Za-z_]\w{0,63})[ \t]?(?:\([^)\n]{0,80}\))?:", re.MULTILINE)


def of_description(tool: LintedTool) -> Iterator[Advice]:
    """Whether the description says what the tool is for."""
    said, name = tool.definition.description.strip(), tool.definition.name
    if not said:
        words_ = "A model has only the name to decide by."
        yield tool.advice("no-description", "/description", words_)
    elif reason := _vagueness(said, (name, _name_in(tool.definition.title))):
        yield tool.advice("vague-description", "/description", reason)


def of_parameters(tool: LintedTool) -> Iterator[Advice]:
    """Whether every parameter is described, by its name at least."""
    for each in tool.parameters:
        if _says_nothing(each):
            words_ = f"“{each.name}” says nothing about what is wanted."
            yield tool.advice("meaningless-parameter", each.pointer, words_)
        elif not each.description and not _is_constant(each.node):
            is_needed = each.is_required and each.is_outer
            key = "undescribed-required" if is_needed else "undescribed-parameter"
            yield tool.advice(key, each.pointer, f"“{each.name}” has no description.")
        elif each.description and _UNFINISHED.search(each.description[:200]):
            words_ = f"What is said of “{each.name}” is not written yet."
            yield tool.advice("vague-description", f"{each.pointer}/description", words_)


def of_named_parameters(tool: LintedTool) -> Iterator[Advice]:
    """Whether descriptions speak of parameters that the tool has."""
    if isinstance(tool.compiled.schema.get("additionalProperties"), dict):
        return
    known = {each.name for each in tool.parameters}
    texts = [("/description", tool.definition.description)]
    texts += [(f"{p.pointer}/description", p.description) for p in tool.parameters]
    for pointer, text in texts:
        for name in dict.fromkeys(_named_in(text)):
            if name not in known:
                words_ = f"The text speaks of a parameter “{name}”, which the schema does not have."
                yield tool.advice("unknown-parameter", pointer, words_)


def of_enums(tool: LintedTool) -> Iterator[Advice]:
    """Whether codes to choose from are explained."""
    for each in tool.parameters:
        values = each.node.get("enum") if isinstance(each.node, dict) else None
        if isinstance(values, list) and _are_codes(values) and not _explains(each, values):
            shown = ", ".join(map(str, values[:4]))
            words_ = f"Nothing says what the values of “{each.name}” mean: {shown}."
            yield tool.advice("wordless-enum", f"{each.pointer}/enum", words_)


def of_lengths(tool: LintedTool) -> Iterator[Advice]:
    """Whether a text costs much in each request."""
    texts = [("/description", tool.definition.description)]
    texts += [
        (f"{pointer}/description", node["description"])
        for node, pointer in tool.nodes()
        if isinstance(node.get("description"), str)
    ]
    for pointer, text in texts:
        if (tokens := tokens_of(text)) > MOST_TOKENS:
            words_ = f"This text costs about {tokens:,} tokens in every request."
            yield tool.advice("long-text", pointer, words_)


def of_required(tool: LintedTool) -> Iterator[Advice]:
    """Whether every required parameter is described by some schema."""
    known = {each.name for each in tool.parameters}
    for node, pointer in tool.nodes():
        required = node.get("required")
        if not isinstance(required, list) or _describes_others(node):
            continue
        for place, name in enumerate(required):
            if name not in known:
                words_ = f"“{escaped(str(name))}” is required, and nothing says what it is."
                yield tool.advice("undeclared-required", f"{pointer}/required/{place}", words_)


def _describes_others(node: dict[str, Any]) -> bool:
    """Whether members without a name are described, or none besides the named may be there."""
    others = node.get("additionalProperties")
    return isinstance(others, dict) or others is False or "patternProperties" in node


def _name_in(title: str) -> str:
    """A title that is a name in other letters; "" when it says more."""
    return title if len(_WORD.findall(title)) <= MOST_WORDS_OF_A_NAME else ""


def _vagueness(said: str, names: Sequence[str]) -> str:
    """Why a description says too little; "" when it doesn't."""
    if _UNFINISHED.search(said[:200]):
        return "The description is not written yet."
    told = words(said[:200])
    if any(told == words(name) for name in names if name):
        return "The description says the name once more, and nothing else."
    is_spaced = " " in said or said.isascii()  # Chinese and Thai write no spaces
    if is_spaced and len(_WORD.findall(said[:200])) < FEWEST_WORDS:
        return "The description is too short to say when to use the tool."
    return ""


def _says_nothing(parameter: Parameter) -> bool:
    told = len(_WORD.findall(parameter.description[:200]))
    return told < FEWEST_WORDS and _SAYS_NOTHING.match(parameter.name) is not None


def _is_constant(node: Any) -> bool:
    return isinstance(node, dict) and "const" in node


def _named_in(text: str) -> Iterator[str]:
    for pattern in _NAMED:
        yield from pattern.findall(text)
    for block in _LIST_OF_PARAMETERS.findall(text):
        listed = _LISTED.findall(block)
        # deeper lines go on with the text of the parameter above them
        yield from (name for indent, name in listed if indent == listed[0][0])


def _are_codes(values: list[Any]) -> bool:
    return len(values) > 1 and all(
        not isinstance(value, bool) and len(str(value)) <= LARGEST_CODE and _is_wordless(value)
        for value in values
    )


def _is_wordless(value: Any) -> bool:
    """Whether it is a number, or letters that are no word; signs such as <= need none."""
    return not isinstance(value, str) or (value.isalnum() and not _is_common_word(value))


def _is_common_word(value: str) -> bool:
    return value.casefold() in _SHORT_WORDS


_SHORT_WORD_LIST = """
add all and any asc avg bad big bug csv day del end gif hex hot hrs jpg key low max md mid min new
no none not now off old on one or out pdf png put get raw red sec set sum svg tar top two txt up
url xml yes zip am pm
"""

_SHORT_WORDS = frozenset(_SHORT_WORD_LIST.split())
"""Short values that say what they mean."""


def _explains(parameter: Parameter, values: list[Any]) -> bool:
    """Whether a description speaks of at least one of the values."""
    told = set(_WORD.findall(parameter.description))
    return any(str(value) in told for value in values)
