"""Results in the markup of open models, for outputs that were such markup themselves.

A message is text of the user, because a chat template would put its own markup around that of a
tool's role. Source: the chat templates that the models are published with; crewAI and Qwen-Agent
for their prompts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.messages.call_answer import CallAnswer
from tooldesk.usage.messages.message_form import MessageForm, user_text
from tooldesk.usage.messages.refused_characters import plain

_REFUSED_IN_NAMES = late_pattern(r"[^\w.:/-]")
_LONGEST_NAME = 128


@frozen_record
class Markup:
    """How a dialect writes a result."""

    before: str
    """What stands before the text; NAME is the tool's name."""

    after: str = ""
    """What stands behind it."""

    tokens: tuple[str, ...] = ()
    """What may not stand in the text as it is, or the text could end itself and go on."""

    section: tuple[str, str] = ("", "")
    """What stands once around all results of a turn."""


def _token(words: str) -> str:
    """A special token of the DeepSeek family, with its full-width bars and low blocks."""
    return f"<\uff5c{words.replace(' ', chr(0x2581))}\uff5c>"


_RESPONSE = Markup(
    "<tool_response>\n", "\n</tool_response>", ("<tool_response>", "</tool_response>")
)
_OUTPUT, _OUTPUT_END = _token("tool output begin"), _token("tool output end")
_OUTPUTS = (_token("tool outputs begin"), _token("tool outputs end"))
_DEEPSEEK_TOKENS = (_OUTPUT, _OUTPUT_END, *_OUTPUTS)
_HARMONY_TOKENS = (
    "<|start|>", "<|end|>", "<|message|>", "<|channel|>", "<|constrain|>", "<|return|>", "<|call|>",
)  # fmt: skip

MARKUPS = {
    "claude-xml": Markup(
        "<result>\n<tool_name>NAME</tool_name>\n<stdout>\n",
        "\n</stdout>\n</result>",
        ("<function_results>", "</function_results>", "</result>", "</stdout>"),
        ("<function_results>\n", "\n</function_results>"),
    ),
    "deepseek-v3": Markup(_OUTPUT, _OUTPUT_END, _DEEPSEEK_TOKENS, _OUTPUTS),
    "deepseek-v3.1": Markup(_OUTPUT, _OUTPUT_END, _DEEPSEEK_TOKENS),
    "functiongemma": Markup(
        "<start_function_response>response:NAME{value:<escape>",
        "<escape>}<end_function_response>",
        ("<escape>", "<start_function_response>", "<end_function_response>"),
    ),
    "gemma3-tool-code": Markup("```tool_output\n", "\n```", ("```",)),
    "gemma4": Markup(
        '<|tool_response>response:NAME{value:<|"|>',
        '<|"|>}<tool_response|>',
        ('<|"|>', "<|tool_response>", "<tool_response|>"),
    ),
    "glm-4.5": _RESPONSE,
    "glm-4.7": _RESPONSE,
    "harmony": Markup(
        "<|start|>functions.NAME to=assistant<|channel|>commentary<|message|>",
        "<|end|>",
        _HARMONY_TOKENS,
    ),
    "hermes": _RESPONSE,
    "lfm2": Markup(
        "<|tool_response_start|>",
        "<|tool_response_end|>",
        ("<|tool_response_start|>", "<|tool_response_end|>"),
    ),
    "minicpm-xml": _RESPONSE,
    "qwen-agent-fn": Markup("✿RESULT✿: ", "", ("✿RESULT✿", "✿RETURN✿", "✿FUNCTION✿", "✿ARGS✿")),
    "qwen3-coder": _RESPONSE,
    "react": Markup("Observation: "),
    "react-json": Markup("Observation: "),
}
"""Dialect id → how it writes a result."""


def _message(markup: Markup, answer: CallAnswer) -> JsonObject:
    """Shape: {role: "user", content}, with the result between its markers."""
    name = plain(answer.tool_name, _LONGEST_NAME, _REFUSED_IN_NAMES)
    text = answer.text
    for token in markup.tokens:
        text = text.replace(token, f"{token[0]}\\{token[1:]}")
    first, last = markup.section
    before = markup.before.replace("NAME", name)
    return user_text(f"{first}{before}{text}{markup.after}{last}")


def _joined(markup: Markup, messages: Sequence[JsonObject]) -> tuple[JsonObject, ...]:
    """One message of the user with all results, and then what answers no call."""
    first, last = markup.section
    contents = [message["content"] for message in messages]
    starts = first or markup.before.partition("NAME")[0]
    results = [text for text in contents if text.startswith(starts)]
    others = [text for text in contents if not text.startswith(starts)]
    if results:
        inner = "\n".join(text.removeprefix(first).removesuffix(last) for text in results)
        others.insert(0, f"{first}{inner}{last}")
    return (user_text("\n\n".join(others)),) if others else ()


MARKUP_FORMS = tuple(
    MessageForm(
        name, partial(_message, markup), user_text, joined=partial(_joined, markup), new_id=None
    )
    for name, markup in MARKUPS.items()
)
"""A form for each dialect that has a markup for results."""
