"""A call that the text shows is none: in code of a language, a comment, a quotation, a result."""

from __future__ import annotations

import json

import pytest
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse

CALL = '{"name": "search", "arguments": {"query": "x"}}'
MARKED = f"<tool_call>{CALL}</tool_call>"
TAGS = "<function=search><parameter=query>x</parameter></function>"
FOUND = [("search", {"query": "x"})]

SHOWN = [
    f"```bash\ncurl -d '{CALL}' http://localhost/x\n```\n",
    f"```bash\ncurl http://localhost/x \\\n  -d '{CALL}'\n```\nThat is it.",
    f"```sh\ncat <<E | tooldesk run -\n{CALL}\nE\n```",
    f"```sh\necho '{CALL}' | tooldesk run -",
    f"```console\n$ send {CALL}\n```",
    f"```js\nconst call = {CALL};\nrun(call)\n```",
    f"```js\n{CALL}\nrun()\n```",
    f"```python\ncall = {CALL}\nrun(call)\n```",
    f"```yaml\ncall: {CALL}\n```",
    f"```http\nPOST /x HTTP/1.1\n\n{CALL}\n```",
    f"````markdown\nSay\n```bash\nsend {CALL}\n```\n````",
    "```bash\nx=[search(query='x')]\n```",
    '```bash\nsay call:search{query:"x"}\n```',
    '```bash\nsay functions.search:0{"query": "x"}\n```',
    f"- ~~~zsh\n  send {CALL}\n  ~~~",
    f"Run curl -X POST -d '{CALL}' http://localhost/x to see it.",
    f'Run curl --data-raw "{CALL}" -o f.',
    f"cat <<'EOF' > call.json\n{CALL}\nEOF",
    f"Text <!-- {CALL} --> end",
    f"Text <!-- {MARKED} --> end",
    f"<!-- one\n{TAGS}\n{MARKED}\n-->",
    f"<!--\n```json\n{CALL}\n```\n-->\n",
    "<!--\nsearch(query='x')\n-->",
    f"They said:\n\n> {CALL}\n\nand so on",
    f"> ```json\n> {CALL}\n> ```\n",
    " > [search(query='x')]",
    f"Observation: {CALL}",
    f"Thought: hm\nObservation:\n{CALL}\n\nThought: so",
    f"Observation:\n```json\n{CALL}\n```\n",
    f"Observation: {MARKED}",
    *(f"Text:\n<{tag}>\n{CALL}\n</{tag}>\nso." for tag in ("example", "pre", "td", "log", "code")),
    f"<details open>\n<summary>A call</summary>\n\n```json\n{CALL}\n```\n</details>",
    f"<div data-call='{CALL}'></div>",
    f"<pre><code>{CALL}</code></pre> and <p>{CALL}</p>",
    "<example>\n[search(query='x')]\n</example>",
    "<pre>\nsearch(query='x')\n</pre>",
    "<documents>\n<document>\nAction: search\n</document>\n</documents>",
    f"2026-01-02 10:00:00,123 INFO sent {CALL}",
    f"[2026-01-02T10:00:00Z] {CALL}\n",
    f"Jan  2 10:00:00 host app[12]: {CALL}",
    f"DEBUG:root:{CALL}",
    f"It said:\nlevel=info msg={CALL}",
    f"| call | what |\n|---|---|\n| {CALL} | it |",
    f"// {CALL}",
    f"/* {CALL} */",
    f"See:\n{json.dumps([MARKED, 'b'])}",
    json.dumps(["b", CALL]),
    f"| ```json\n{CALL}\n```",
    f"POST /x HTTP/1.1\nHost: a.example\nContent-Type: application/json\n\n{CALL}\n",
    f'HTTP/1.1 200 OK\nDate: today\n\n{{"message": {{"role": "assistant", "tool": {CALL}}}}}',
    f'POST /x HTTP/1.1\nHost: a.example\n\n[{{"a": 1, "then": {CALL}}}]',
    *(
        f"So it was:\n\nHTTP/1.1 200 OK\r\n{header}: 1\r\n\r\n{CALL}\r\n"
        for header in ("x-request-id", "cf-ray", "Request-Id", "openai-version", "alt-svc")
    ),
    "PUT /x HTTP/2\n\n[search(query='x')]",
    f"Content-Length: {len(CALL)}\n\n\n{CALL}",
    f"@@ -1,2 +1,2 @@\n a\n-{CALL}\n+{CALL}\n",
    f"diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@ {CALL}\n+    {CALL}",
    f"See:\n@@ -1,3 +1,3 @@\n-a\n+b\n   {CALL}\n c\n",
    f"+{CALL}",
    f">>> {CALL}\n",
    f"$ {CALL}",
    f"In [1]: {CALL}",
]
"""Calls of which everything around them says that they are shown."""


@pytest.mark.parametrize("text", SHOWN)
def test_call_that_is_shown_is_content(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text


HELD = [
    ("code", f"```bash\necho '{MARKED}'\n```"),
    ("quotation", f"They said:\n> {MARKED}"),
    ("quotation", '> Action: search\n> Action Input: {"query": "x"}'),
    ("table", f"| {MARKED} | it |"),
    ("log", f"2026-01-02 10:00:00 INFO sent {MARKED}"),
    ("comment", f"// {MARKED}"),
    ("log", f"10:00:00 INFO <seed:tool_call>\n{TAGS}\n</seed:tool_call>"),
    ("value", f"put_file(path='a.md', content='before {MARKED} after')"),
    ("value", f"put_file(path='a.md', content='before {CALL} af"),
    ("<example>", f"<example>\n{MARKED}\n</example>"),
    ("<example>", f"<example>\n<p>\n{TAGS}\n</p></example>"),
    ("<example>", f"<example>\n{CALL}"),
    ("<code>", f"Take <code> and\n{CALL}"),
    ("diff", f"@@ -1 +1 @@\n-a\n+{MARKED}\n"),
    ("No tool", f"+<tool_call>\n+{CALL}\n+</tool_call>"),
    ("prompt", f">>> {MARKED}"),
    ("HTTP", f"POST /x HTTP/1.1\nHost: a.example\n\n{MARKED}"),
    ("HTTP", f"POST /x HTTP/1.1\nHost: a.example\n\n{TAGS}"),
    ("sentence", f"I would call {CALL} but I won't."),
    ("sentence", f"You can use {CALL} to find it."),
    ("value", f"const call = {CALL};"),
    ("value", f"data = json.loads('{CALL}')"),
    ("example", f"For example:\n\n{CALL}"),
    ("example", f"An example call would be:\n```json\n{CALL}\n```"),
    ("example", f"One:\n```js\nf();\n```\nSecond example:\n```xml\n{MARKED}\n```"),
    ("example", f"Code:\n```\nx\n```\nNever write:\n```xml\n{TAGS}\n```\nSo it is."),
    ("example", f"```py\nimport os\n```\nFor example: ```xml\n{MARKED}\n```"),
    ("<!--", f"Text <!-- {CALL}"),
    ("<!--", f"Text <!-- {MARKED} and {MARKED}"),
    ("parameters", f'<tool_call>{CALL[:-1]}, "parameters": {{"query": "y"}}}}</tool_call>'),
    ("parameters", f'{CALL[:-1]}, "parameters": {{"query": "y"}}}}'),
    ("input", '{"tool": "search", "args": {"query": "x"}, "input": {"query": "y"}}'),
    ("function", '{"function": {"name": "search", "arguments": {}}, "arguments": {"query": "x"}}'),
    ("]", f"[{CALL}"),
    ("]", f"[{CALL}, {CALL}, and so on"),
    ("]", f"[TOOL_CALLS] [{CALL}"),
    ("]", f"functools[{CALL}"),
    ("]", f"```json\n[{CALL}\n```"),
]


@pytest.mark.parametrize(("why", "text"), HELD)
def test_call_that_may_not_be_meant_waits_and_says_why(why, text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert output.held_back
    assert all(why in held.explanation for held in output.held_back)


MEANT = [
    f"```json\n{CALL}\n```",
    f"```json\n// look\n{CALL}\n```",
    f"```bash\n{CALL}\n```",
    f"```xml\nSo:\n{MARKED}\n```",
    f"```bash\nls\n```\n{CALL}",
    f"```bash\nls\n```\n```python\nimport os\n```\nSo:\n```\nx = 1\n```\n{MARKED}",
    f"```bash\nls\n```json\n{CALL}\n```",
    f"<think>\n```bash\nls\n</think>\n{CALL}",
    f"<think> <!-- </think>\n{MARKED}",
    f"Not `<!--` but\n{MARKED}",
    f"<!-- so -->\n{CALL}",
    f"> Do search\n\n{CALL}",
    f"<p>So:</p>\n{CALL}",
    f"<example>so</example>\n{CALL}",
    f"Not `<example>` but\n{CALL}",
    f"Take <code> and\n{MARKED}",
    MARKED.replace('"x"', '"</p>x<p>"').join(("Take <p>. ", "")),
    f"<think><pre></think>\n{CALL}",
    f"```html\n<pre>\n```\n{CALL}",
    f"<!-- <pre> -->\n{CALL}",
    f"<br/><div/>\n{CALL}",
    "<code>\nsearch(query='x')\n</code>",
    f"| a |\n|---|\n| b |\n\n{CALL}",
    f"As of 10:00:00:\n{CALL}",
    f"Note: I look it up.\n\n{CALL}",
    f"Host: a.example\nand so on.\n\n{CALL}",
    f"@@ -1 +1 @@\n-a\n+b\n\n{CALL}",
    f"- {CALL}",
    f"-1 and +1 make 0: {CALL}",
    f"Observation: it is wet. So:\n{MARKED}",
    f'{CALL[:-1]}, "parameters": {{"query": "x"}}, "input": null}}',
    f"[{CALL}]",
    f"<TOOLCALL>[{CALL}</TOOLCALL>",
    f"`ls` and ```pwd``` are commands.\n{CALL}",
    f"Would you like that? Let me look it up {CALL} and tell you.",
]


@pytest.mark.parametrize("text", MEANT)
def test_call_beside_what_is_shown_runs(text, calls_in):
    assert [name for name, _ in calls_in(text)] == ["search"]


@pytest.mark.parametrize("inner", [CALL, MARKED, TAGS, "[search(query='x')]", "Action: search"])
@pytest.mark.parametrize("quote", ['"', '"""\n'])
@pytest.mark.parametrize("end", [")", "", ")\n\nThat is it."])
def test_call_in_a_text_of_a_call_by_name_is_data(inner, quote, end, schemas):
    written = inner.replace('"', '\\"') if quote == '"' else inner
    text = f"So:\nwrite_file(path='a.md', content={quote}See (this {written} there{quote}{end}"
    output = parse(text, schemas)
    calls = [*output.callings, *(held.calling for held in output.held_back)]
    assert [calling.tool_name for calling in calls] == ["write_file"]
    assert len(output.callings) == (1 if end else 0)
    for size in (1, 7, 20, 300):
        assert faults(text, in_pieces(text, size), schemas) == []


def test_only_the_list_that_is_left_open_waits(schemas):
    output = parse(f"[{CALL}]\n[{CALL}", schemas)
    assert (len(output.callings), len(output.held_back)) == (1, 1)


@pytest.mark.parametrize("text", [*SHOWN, *(text for _, text in HELD), *MEANT])
def test_stream_says_the_same_however_it_is_cut(text, schemas):
    for before in ("", "Let me say what I found, line by line, as far as it goes.\n" * 30):
        whole = before + text
        for size in (1, 7, 20, 300):
            assert faults(whole, in_pieces(whole, size), schemas) == []
    for at in range(0, len(text), 3):
        assert faults(text, [text[:at], text[at:]], schemas) == []


@pytest.mark.parametrize("text", [
    '```tool_code\n`search(output\n```\n<think>[TOOL_CALLS]search[ARGS]{"query": "m"}Second:\n\n',
    "```json\nsearch(\n```\ndef f(a):\n    ```tool_code\n```js\n<think>```js\n\n```\nyaml",
    f"```js\nf()\n```\nsearch(query='''a\n```xml\n{MARKED}\n```\n",
])  # fmt: skip
def test_call_by_name_that_is_left_open_holds_what_follows_behind_any_fence(text, schemas):
    assert parse(text, schemas).callings == ()
    for size in (1, 7, 19, 300):
        assert faults(text, in_pieces(text, size), schemas) == []
