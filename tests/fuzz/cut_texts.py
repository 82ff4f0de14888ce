"""Texts cut off anywhere: how many cuts run a call that the whole text does not hold.

`make cuts` cuts every text of its own at 160 places, and those of any files of cases named in
ARGS, one JSON object a line with `raw` and `tools`. It sets TOOLDESK_CUTS, too, and with that the
tests of cuts and chunks take all of what they have a share of else.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "app"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "benchmarks"))

from parsing_samples import in_every_dialect

from tooldesk.calling.dialect_shapes import SHAPES
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.parsing.settling import MOVED_BRACE
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling

PLACES = 160
ALL = os.environ.get("TOOLDESK_CUTS") == "all"
"""Whether tests take everything, and not a share in which every dialect is."""

Schemas = dict[str, Any]
Case = tuple[str, str, Schemas]
"""What it is, the text, and the tools."""

_TEXTS: tuple[dict[str, Any], ...] = (
    {"path": "a.md", "content": "one\ntwo"},
    {"path": "a.md", "content": 'say "</parameter>" or {"x": [1, "}"]} twice', "line": 7},
    {"content": "", "path": "/", "records": [{"id": 1, "tags": ["a, b"]}]},
    {},
)
_INNER = ("hermes", "qwen3-coder", "minimax-m2", "glm-4.5", "mistral-v11", "harmony", "kimi-k2")
_SCHEMAS: Schemas = {
    "write_file": {
        "type": "object",
        "properties": {
            "path": {"type": "string"},
            "content": {"type": "string"},
            "line": {"type": "integer"},
            "records": {"type": "array"},
        },
    },
    "write": {"type": "object", "properties": {"path": {"type": "string"}}},
    "wipe": {"type": "object", "properties": {"path": {"type": "string"}}},
    "ping": {"type": "object", "properties": {}},
    "ping_all": {"type": "object", "properties": {}},
}
_SAYS = ("", "Sure, `ping` it is.\n\n", "<think>Do I use <tool_call>, or not?</think>\n")


def own_cases() -> Iterator[Case]:
    """Calls of every dialect: several texts as arguments, other calls inside, in streams."""
    for number, arguments in enumerate(_TEXTS):
        for dialect, write in SHAPES.items():
            for says in _SAYS:
                text = says + write("write_file", arguments)
                yield f"{dialect} {number}", text, _SCHEMAS
                yield f"{dialect} {number} and more", f"{text}\n{write('ping_all', {})}", _SCHEMAS
    for inner in _INNER:
        content = "like " + SHAPES[inner]("wipe", {"path": "/"}) + " there"
        arguments = {"path": "a.md", "content": content}
        written = {k: v for k, v in SHAPES.items() if k in ("ambi", "pythonic", "react", "xlam")}
        yield from ((f"{d} with {inner}", w("write_file", arguments), _SCHEMAS)
                    for d, w in written.items())  # fmt: skip
        yield from (
            (f"{dialect} with {inner}", text, _SCHEMAS)
            for dialect, text in in_every_dialect(arguments).items()
        )
    yield from ((name, text, _SCHEMAS) for name, text in _streams().items())


def _events(*events: dict[str, Any], named: bool = False) -> str:
    return "".join(
        (f"event: {event['type']}\n" if named else "") + f"data: {json.dumps(event)}\n\n"
        for event in events
    )


def _pieces() -> list[str]:
    body = json.dumps({"path": "a.md", "content": 'x "y" }'})
    return ["", body[:7], body[7:25], body[25:]]


def _streams() -> dict[str, str]:
    def openai(piece: str, **more: Any) -> dict[str, Any]:
        call = {"index": 0, "function": {"arguments": piece, **more}}
        return {"choices": [{"index": 0, "delta": {"tool_calls": [call]}}]}

    def tool_use(**more: Any) -> dict[str, Any]:
        return {"contentBlockIndex": 0, **more}

    pieces = _pieces()
    done = {"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]}
    item = {"type": "function_call", "id": "f", "call_id": "c", "name": "write_file"}
    added = {"output_index": 0, "item": {**item, "arguments": "", "status": "in_progress"}}
    block = {"type": "tool_use", "id": "t", "name": "write_file", "input": {}}
    return {
        "openai-chat-stream": _events(openai("", name="write_file"), *map(openai, pieces), done)
        + "data: [DONE]\n\n",
        "openai-chat-stream without arguments": _events(openai("", name="ping"), done),
        "anthropic-stream": _events(
            {"type": "content_block_start", "index": 0, "content_block": block},
            *(
                {"type": "content_block_delta", "index": 0,
                 "delta": {"type": "input_json_delta", "partial_json": piece}}
                for piece in pieces
            ),
            {"type": "content_block_stop", "index": 0},
            {"type": "message_stop"},
            named=True,
        ),
        "openai-responses": _events(
            {"type": "response.output_item.added", **added},
            *(
                {"type": "response.function_call_arguments.delta", "output_index": 0,
                 "delta": piece}
                for piece in pieces
            ),
            {"type": "response.function_call_arguments.done", "output_index": 0,
             "arguments": "".join(pieces)},
            named=True,
        ),
        "bedrock-converse": "\n".join(
            json.dumps(event)
            for event in (
                {"messageStart": {"role": "assistant"}},
                {"contentBlockStart": tool_use(
                    start={"toolUse": {"toolUseId": "t", "name": "write_file"}})},
                *({"contentBlockDelta": tool_use(delta={"toolUse": {"input": piece}})}
                  for piece in pieces),
                {"contentBlockStop": tool_use()},
                {"messageStop": {"stopReason": "tool_use"}},
            )
        ),
        "cohere-api": _events(
            {"type": "tool-call-start", "index": 0, "delta": {"message": {"tool_calls": {
                "id": "x", "function": {"name": "write_file", "arguments": ""}}}}},
            *(
                {"type": "tool-call-delta", "index": 0,
                 "delta": {"message": {"tool_calls": {"function": {"arguments": piece}}}}}
                for piece in pieces
            ),
            {"type": "tool-call-end", "index": 0},
        ),
    }  # fmt: skip


def one_of_each_dialect(cases: Iterable[Case]) -> list[Case]:
    """One case of each dialect, of all kinds by turns."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        found.setdefault(case[0].split()[0], []).append(case)
    return [each[7 * at % len(each)] for at, each in enumerate(found.values())]


def cases_of(path: Path) -> Iterator[Case]:
    """The cases of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        tools = [tool.get("function", tool) for tool in case.get("tools") or []]
        schemas = {tool["name"]: tool.get("parameters") or {} for tool in tools if "name" in tool}
        yield f"{case.get('dialect_hint', path.name)}", case["raw"], schemas


def guesses(text: str, schemas: Schemas, places: int) -> list[tuple[int, str, dict[str, Any]]]:
    """Place of a cut, and name and arguments of a call that only the cut text runs."""
    inner = range(1, len(text))
    cuts = random.Random(repr(text)).sample(inner, min(places, len(inner)))
    whole = parse(text, schemas)
    found = []
    for cut in cuts:
        known = Counter(map(_key, whole.callings))
        for calling in parse(text[:cut], schemas).callings:
            known[_key(calling)] -= 1
            if known[_key(calling)] < 0 and not _is_allowed(text, calling, whole):
                found.append((cut, calling.tool_name, dict(calling.arguments)))
    return found


def _key(calling: ToolCalling) -> str:
    return json.dumps([calling.tool_name, calling.arguments], sort_keys=True)


def _is_allowed(text: str, calling: ToolCalling, whole: ParsedOutput) -> bool:
    """Whether what stands behind the cut makes of a whole call something else.

    A thought that ends there, a sentence that goes on behind a quotation, a final answer, a call
    with markers beside one without, more members behind the brace that ended its arguments. The
    call is then in the text word for word, as that. And bare text behind `Action Input:` ends with
    the output by that notation's rule.
    """
    if any(calling.arguments.items() <= more.items() for more in _extended(whole)):
        return not calling.repairs
    if calling.repairs:
        return calling.dialect == "react" and calling.repairs[-1].why == "bare value"
    late = [held for held in whole.held_back if held.reason != "incomplete"]
    if any(_key(held.calling) == _key(calling) for held in late):
        return True
    written = text[calling.start : calling.end].strip()
    return written in whole.content or written in whole.reasoning


def _extended(whole: ParsedOutput) -> Iterator[dict[str, Any]]:
    """Arguments to which members behind their brace were added."""
    for calling in whole.callings:
        if any(repair.why == MOVED_BRACE for repair in calling.repairs):
            yield calling.arguments


def main(paths: list[str]) -> None:
    """Print each text of which a cut runs a guess, and the number of all."""
    cases = [*own_cases(), *(case for path in paths for case in cases_of(Path(path)))]
    count = 0
    for name, text, schemas in cases:
        found = guesses(text, schemas, PLACES)
        count += len(found)
        if found:
            sys.stdout.write(f"{name}: {len(found)}, such as {text[: found[0][0]]!r}\n")
    sys.stdout.write(f"{count} calls run in {len(cases):,} cut texts only (limit 0)\n")
    sys.exit(count > 0)


if __name__ == "__main__":
    main(sys.argv[1:])
