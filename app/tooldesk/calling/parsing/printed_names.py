"""What the objects of SDKs are called that hold a call, and how they begin in print.

Sources: `repr` and `str` of the models of openai, anthropic, google-genai, ollama, mistralai,
litellm, huggingface_hub, langchain-core, llama-index-core, haystack, smolagents, pydantic-ai and
autogen, which are pydantic's or dataclasses'.
"""

from __future__ import annotations

from collections.abc import Container

from tooldesk.late_pattern import late_pattern

CALLS = {
    **dict.fromkeys(("ToolUseBlock", "BetaToolUseBlock"), "tool_use"),
    **dict.fromkeys(
        ("FunctionCall", "ResponseFunctionToolCall", "ResponseFunctionToolCallItem",
         "ParsedResponseFunctionToolCall"), "function_call",
    ),
    **dict.fromkeys(
        ("ToolCall", "ToolCallPart", "ToolSelection", "ToolCallBlock", "ToolCallV2",
         "ChatCompletionMessageToolCall", "ChatCompletionMessageFunctionToolCall",
         "ParsedFunctionToolCall", "ChatCompletionOutputToolCall", "ChatMessageToolCall"),
        "tool-call",
    ),
}  # fmt: skip
"""Class of a call → the type that its JSON has where it says none itself."""

ROLES = {
    "AIMessage": "assistant", "AssistantMessage": "assistant", "ChatCompletionMessage": "assistant",
    "ParsedChatCompletionMessage": "assistant", "HumanMessage": "user", "UserMessage": "user",
    "ModelRequest": "user", "SystemMessage": "system", "ToolMessage": "tool",
    "FunctionExecutionResultMessage": "tool",
}  # fmt: skip
"""Class of a message → its role where it says none itself."""

_OTHERS = (
    "ChatCompletion", "ParsedChatCompletion", "Message", "BetaMessage", "ParsedMessage", "Choice",
    "ParsedBetaMessage", "Response", "ParsedResponse", "GenerateContentResponse", "Candidate",
    "Content", "Part", "ChatResponse", "ModelResponse", "ChatMessage", "CreateResult",
    "ToolCallRequestEvent", "ChatCompletionOutput", "ChatCompletionOutputMessage",
    "TextBlock", "BetaTextBlock", "ThinkingBlock", "BetaThinkingBlock", "ServerToolUseBlock",
    "ResponseReasoningItem", "ResponseOutputMessage", "TextPart", "ThinkingPart",
    "FunctionExecutionResult", "ToolResultBlock", "ToolReturnPart", "ToolCallResult",
)  # fmt: skip
"""What else begins a document, or a list that may hold a call."""

_CLASS = "|".join(sorted((*CALLS, *ROLES, *_OTHERS), key=len, reverse=True))
BEGINS = late_pattern(rf"(?:\[\s*+)?(?:\w+\.)*+({_CLASS})\((?=\s*+(?:[A-Za-z_]\w*+=|\Z))")
"""What such an object begins with, or a list of them."""

FIELDS_BEGIN = late_pattern(
    r"(?:content|model|candidates|sdk_http_response|create_time|role|parts|function_call"
    r"|video_metadata|media_resolution|source)=(?=['\"\[<{(]|None\b|[A-Z]\w*+\()"
)
"""The first field of an object that pydantic makes a text of, which doesn't say its class."""


def is_list_next(text: str, start: int, tools: Container[str]) -> bool:
    """Whether a list of such objects begins at `start`, and no list of calls of these tools."""
    begun = BEGINS.match(text, start)
    return begun is not None and begun[1] not in tools
