"""Whose turn it is in a transcript: tokens of templates between what users, tools and models say.

Source: chat_template in tokenizer_config.json of the models that the comments name.
"""

from __future__ import annotations

from tooldesk.calling.parsing.markers import pattern_of
from tooldesk.late_pattern import late_pattern

MODEL_TURN = "<|message_model|>"
"""Inkling's token for a turn of the model, behind which the name of who is called may stand."""

TURN_TOKENS = (
    "<|im_end|>", "<|im_start|>assistant", "<|im_start|>", "<|eot_id|>", "<|eom_id|>", "</s>",
    "<|end_of_text|>", "<|endoftext|>", "<|call|>", "<|return|>", "<|end|>",
    "<｜end▁of▁sentence｜>", "<|END_OF_TURN_TOKEN|>", "<|CHATBOT_TOKEN|>",
    "<|START_OF_TURN_TOKEN|>", "<SPECIAL_12>", "<end_of_turn>", "<|message_sep|>",
    "<|role_sep|>", "<turn|>", "<|python_end|>", "<|assistant|>",
    "[/TOOL_CALLS]", "[e~[", "<|tool_call_end|>", "<|begin_of_text|>", "<|eot|>", "<|eom|>",
    "<|start_header_id|>assistant<|end_header_id|>", "<|header_start|>assistant<|header_end|>",
    "<start_of_turn>model", "<bos>", "<eos>", "<|from|>assistant", "<|stop|>",
    "<|im_start|>assistant<|im_sep|>", "<|start_of_role|>assistant<|end_of_role|>",
    "<｜Assistant｜>", "<|im_assistant|>assistant<|im_middle|>", "]~b]ai", "<|assistant_start|>",
    "<|assistant_end|>", "[|assistant|]", "[|endofturn|]", "<SPECIAL_11>Assistant",
    "<seed:bos>assistant", "<seed:eos>",
)  # fmt: skip
"""Tokens that are never content."""

ANSWERS = {
    "<|START_RESPONSE|>": "<|END_RESPONSE|>",
    "<|START_TEXT|>": "<|END_TEXT|>",
    "<|open|>response<|sep|>": "<|close|>response<|sep|>",
    "<|content_text|>": "<|end_message|>",
}
"""What an answer to the reader begins with → what ends it; no token is content."""

_ROLES = ("user", "system", "tool")

OTHER_TURNS = {
    **{
        f"<|im_start|>{role}": "<|im_end|>"
        for role in (*_ROLES, "developer", "environment", "function", "observation")  # OLMo
    },
    **{f"<|im_start|>{role}<|im_sep|>": "<|im_end|>" for role in _ROLES},  # Phi-4
    **{
        f"<|start_header_id|>{role}<|end_header_id|>": "<|eot_id|>" for role in (*_ROLES, "ipython")
    },
    **{f"<|header_start|>{role}<|header_end|>": "<|eot|>" for role in (*_ROLES, "ipython")},
    **{
        f"<|start_of_role|>{role}<|end_of_role|>": "<|end_of_text|>"
        for role in (*_ROLES, "tool_response", "available_tools", "documents")  # Granite
    },
    **{f"<start_of_turn>{role}": "<end_of_turn>" for role in (*_ROLES, "developer")},
    **{f"<|turn>{role}": "<turn|>" for role in _ROLES},
    **{f"<|message_{role}|>": "<|end_message|>" for role in _ROLES},  # Inkling
    **{f"<|{role}|>": "<|assistant|>" for role in (*_ROLES, "observation")},  # GLM, Phi
    "[INST]": "[/INST]",
    "[SYSTEM_PROMPT]": "[/SYSTEM_PROMPT]",
    "[AVAILABLE_TOOLS]": "[/AVAILABLE_TOOLS]",
    "<｜User｜>": "<｜Assistant｜>",
    **{f"<|im_{role}|>": "<|im_end|>" for role in ("user", "system")},  # Kimi
    **{f"]~b]{role}": "[e~[" for role in _ROLES},  # MiniMax
    "<|USER_TOKEN|>": "<|END_OF_TURN_TOKEN|>",
    "<|SYSTEM_TOKEN|>": "<|END_OF_TURN_TOKEN|>",
    **{
        f"<|{role}_start|>": f"<|{role}_end|>" for role in ("user", "system", "developer")
    },  # Apertus
    **{f"[|{role}|]": "[|assistant|]" for role in _ROLES},  # EXAONE
    "<SPECIAL_10>System": "<SPECIAL_11>Assistant",
    "<SPECIAL_11>User": "<SPECIAL_11>Assistant",
    "<SPECIAL_11>Tool": "<SPECIAL_11>Assistant",
    **{f"<seed:bos>{role}": "<seed:eos>" for role in _ROLES},
}
"""How a turn begins that is not the model's → how it ends; what stands in it, nobody called."""

_NAMED_ONLY = late_pattern(
    r"(?!```)[`'\",;:.)/]|[ \t]++(?:[\-—=:|,/]|(?:and|or|is|are|marks?|begins?|starts?|ends?|opens?"
    r"|means?|stands|tells|tokens?|tags?|markers?)\b)"
)
"""What stands behind a token that a sentence speaks of."""

LONGEST_WORD = 16
"""How many signs behind a token tell whether it is only named."""

_TOKEN_ENDS = (">", "]", "[")
ANY = pattern_of(OTHER_TURNS)
"""Any token that begins such a turn, however damaged."""


def begins_turn(text: str, start: int, end: int) -> bool:
    """Whether a token at a place begins a turn, and is not merely named there.

    It begins a line or stands behind another token; right behind what was said before it ends
    its line.
    """
    before = text[start - 1] if start else ""
    is_alone = text.startswith(("\n", "\r\n"), end)
    if before and before != "\n" and before not in _TOKEN_ENDS:
        return is_alone and not before.isspace() and before not in "`'\"("
    if is_alone or text[end - 1 : end].isalpha():
        return is_alone
    return before in _TOKEN_ENDS or _NAMED_ONLY.match(text, end) is None
