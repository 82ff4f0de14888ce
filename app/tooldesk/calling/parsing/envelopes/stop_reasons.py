"""What a server's reason to stop says of the calls before it: cut off, filtered, given up.

Sources: OpenAI's `finish_reason` and a response's `status`, Anthropic's and Bedrock's stop reasons,
Gemini's `FinishReason`, Cohere's and the AI SDK's, and the words that vLLM, SGLang, OpenRouter,
DeepSeek and Zhipu add.
"""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonObject

_BLOCKED = "A filter of the server ended the answer: {}."
_GIVEN_UP = "The server says of the answer: {}."

_CUT_OFF = frozenset(
    {"length", "max_tokens", "max_output_tokens", "incomplete", "model_length",
     "model_context_window_exceeded"}
)  # fmt: skip
_FILTERS = frozenset(
    {"content_filter", "refusal", "safety", "recitation", "blocklist", "prohibited_content", "spii",
     "guardrail_intervened", "content_filtered", "sensitive", "image_safety", "error_toxic"}
)  # fmt: skip
_FAILURES = frozenset(
    {"error", "abort", "aborted", "network_error", "insufficient_system_resource", "timeout",
     "malformed_tool_use", "malformed_model_output", "malformed_function_call",
     "unexpected_tool_call", "too_many_tool_calls", "other", "language", "cancelled", "user_cancel"}
)  # fmt: skip
_NO_ANSWER = frozenset({"cancelled", "failed"})
"""Whose output a client does not act on. Source: OpenAI's API, the `status` of a response."""


def is_cut_off(reason: object) -> bool:
    """Whether a reason to stop says that the model ran out of room."""
    return isinstance(reason, str) and _plain(reason) in _CUT_OFF


def why_doubted(reason: object) -> str:
    """What a reason to stop says against all calls of the answer; "" for nothing."""
    if not isinstance(reason, str):
        return ""
    plain = _plain(reason)
    if plain in _FILTERS:
        return _BLOCKED.format(reason)
    return _GIVEN_UP.format(reason) if plain in _FAILURES else ""


def why_given_up(response: JsonObject) -> str:
    """What a response's status says against all of its calls; "" for nothing."""
    details = response.get("incomplete_details")
    if isinstance(details, dict) and (why := why_doubted(details.get("reason"))):
        return why
    status = response.get("status")
    is_given_up = isinstance(status, str) and status in _NO_ANSWER
    return _GIVEN_UP.format(status) if is_given_up else ""


def _plain(reason: str) -> str:
    return reason.lower().replace("-", "_")
