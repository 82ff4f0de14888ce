"""RULES: all that is looked for, in the order in which it is told."""

from __future__ import annotations

from collections.abc import Mapping

from tooldesk.linting.advice import Level, Rule

NOTE, WARNING, ERROR = Level

_ROWS = (
    ("unusable-schema", ERROR, "A schema that can't be used", "Correct it."),
    (
        "no-value-fits",
        ERROR,
        "A schema that no value fits",
        "Correct the keywords that contradict each other.",
    ),
    (
        "drift",
        ERROR,
        "A function that is not as its tool says any more",
        "Update it from the code: “Update from code”, or tooldesk tools add with --replace.",
    ),
    (
        "no-description",
        WARNING,
        "No description",
        "Say what it does, when to use it, and what it gives.",
    ),
    (
        "vague-description",
        WARNING,
        "A description that says no more than the name, or nothing yet",
        "Say what it does, when to use it, and what it gives.",
    ),
    (
        "same-description",
        WARNING,
        "Two tools with the same description",
        "Say in each when to use this one and not the other.",
    ),
    (
        "same-name",
        WARNING,
        "Names that are the same but for case and separators",
        "Give one of them another name.",
    ),
    (
        "similar-name",
        WARNING,
        "Names that a misspelt call could mean alike",
        "Give one of them a name that differs in a whole word.",
    ),
    (
        "one-letter-apart",
        NOTE,
        "Names with one letter between them",
        "Give one of them a name that differs in a whole word.",
    ),
    (
        "undescribed-required",
        WARNING,
        "A required parameter without a description",
        "Describe it: what it is, in which form or unit, with an example.",
    ),
    (
        "undescribed-parameter",
        NOTE,
        "A parameter without a description",
        "Describe it: what it is, in which form or unit, and what happens without it.",
    ),
    (
        "meaningless-parameter",
        WARNING,
        "A parameter whose name and description say nothing",
        "Give it a name that says what it is, or a description.",
    ),
    (
        "unknown-parameter",
        WARNING,
        "A description of a parameter that isn't there",
        "Name the parameter as the schema does, or add it there.",
    ),
    (
        "undeclared-required",
        WARNING,
        "A required parameter that no schema describes",
        "Add it to the properties, or take it out of the required ones.",
    ),
    (
        "invalid-default",
        WARNING,
        "A default that doesn't fit its own schema",
        "Write a default that fits, or correct the schema.",
    ),
    (
        "invalid-example",
        WARNING,
        "An example that doesn't fit its own schema",
        "Write an example that fits: models copy it.",
    ),
    (
        "dead-enum-value",
        WARNING,
        "A value of an enum that the rest of the schema refuses",
        "Take it out, or correct the type.",
    ),
    (
        "wordless-enum",
        NOTE,
        "Codes to choose from without a word on what they mean",
        "Say in the description what each code stands for.",
    ),
    ("dead-definition", NOTE, "A definition that nothing refers to", "Take it out."),
    (
        "deep-schema",
        WARNING,
        "A schema that is nested deep",
        "Take fewer levels: models lose brackets and names in deep ones.",
    ),
    (
        "large-schema",
        WARNING,
        "A schema that takes much of every request",
        "Split the tool, or leave out what calls hardly ever need.",
    ),
    (
        "long-text",
        NOTE,
        "A description that takes much of every request",
        "Say the same in fewer words.",
    ),
)

RULES: Mapping[str, Rule] = {row[0]: Rule(*row) for row in _ROWS}
"""By key."""
