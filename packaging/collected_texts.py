"""collected_texts.py: finds every text in the code that a person may be shown.

A text that is put together is found with gaps, once for each way in which its parts can be said:
f"{name} {'is' if one else 'are'} gone" is "{} is gone" and "{} are gone".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WINDOW, CORE = ROOT / "ui/tooldesk_ui", ROOT / "app/tooldesk"

GAP = "{}"
_VARIABLE = re.compile(r"\$\{\{(\w+)\}\}")
MOST_WAYS = 16
_Above = dict[ast.AST, ast.AST]

_WORDY = re.compile(r"[a-z]{2}|^(?:No|On)$")
_BEGINS = re.compile(r"[A-Z&“%][^\W_]*[a-z &]")
_CLASS_NAME = re.compile(r"[A-Z][a-z]+[A-Z]\w*|Qt?[A-Z]\w*")
_CODE = re.compile(
    r"(?:(?:Ctrl|Alt|Shift|Meta)\+\S+(?:; )?)+|Alt|Ctrl|Del|Esc|Ins|Meta|Space"
    r"|(?=\S*\{\})\S*(?:_\S*|px)|.*\{\}\.(?:json|png|svg|txt)"
    r"|&\w+;|<.*>|Callable\[.*|PySide6\S*"
)
"""Keys, names of parts and files, HTML."""

_UNSEEN_CALLS = frozenset(
    {"TypeVar", "cast", "debug", "info", "warning", "error", "exception", "setObjectName"}
    | {"mark", "add_argument", "ArgumentParser", "setProperty", "getattr", "compile"}
    | {"late_pattern"}
    | {"start", "_start", "replace", "removeprefix", "startswith", "endswith"}
)
_WITH_NOUN = ("counted", "ListWords")
"""Whose second argument is a noun, as it is for one."""

_CALLS_WITH_TASKS = frozenset({"begin", "_do", "_on_wanted", "Thread"})
_TASK = re.compile(r"[a-z][A-Za-z ]*")
_UNSEEN_ERRORS = frozenset(
    {"AssertionError", "AttributeError", "ImportError", "FrozenInstanceError", "TypeError"}
)
"""What a mistake in code raises; no person is shown its words."""

_UNSEEN = frozenset(
    {"terminal", "guide", "__main__.py", "theme.py", "faces.py", "plot_imports.py"}
    | {"crash_report.py", "fault_reports.py", "marks.py", "svg_words.py"}
    | {"pytest_plugin.py", "html_report.py", "event_lines.py", "curl_command.py"}
)
"""Files, and folders of the window and of the core, that no person sees in the window."""

_ERRORS_ALONE = frozenset(
    {"correction.py", "dialect_shapes.py", "constraint_words.py", "snippets.py", "tooldesk.py"}
    | {"builtin_tool", "messages", "client_files.py"}
    | {"past_calls.py", "shown_request.py", "request_building.py", "reasoning.py"}
)
"""Files and folders whose other texts are for models, databases and programs."""

_PHRASES = frozenset(
    {"answer_state.py", "cache_condition.py", "cache_handler.py", "cache_outcome.py", "answers.py"}
    | {"call_cache.py", "tools_now.py", "connection_failures.py", "errors.py", "exchange.py"}
    | {"connection.py", "doctor.py", "server_faults.py", "stdio_transport.py", "server_failures.py"}
    | {"asking.py", "edges.py", "permit.py", "permissions.py", "verdict.py", "shown_call.py"}
    | {"fingerprint.py", "installed_interpreters.py", "waiting.py", "expectation.py", "reading.py"}
    | {"trace_taking.py", "secret_import.py", "places.py", "resolution.py", "signals.py"}
    | {"setting_rows.py", "past_call.py", "parsing_attempts.py", "output_usage.py", "tool_drift.py"}
    | {"run_listener.py", "stage_report.py", "call_usage.py", "coercion.py", "support.py"}
    | {"word_changes.py", "settings_file.py", "salvage.py", "limits.py", "keyring_status.py"}
    | {"vault.py", "talk.py", "values", "brace_notation.py", "channels.py", "named_json.py"}
    | {"python_calls.py", "call_objects.py", "damage.py", "escaped.py", "settling.py"}
    | {"name_forms.py", "selection.py", "precious_files.py", "sandboxes.py"}
    | {"launch.py", "probe.py", "rules.py"}
)
"""Files and folders of the core whose ends of sentences, and words without capitals, are shown."""

_SENTENCE = re.compile(r"[A-Z][a-z]+: .*\{\}.*|(?:[A-Z“]|\{\})[^<\\|=]* [^<\\|=]*[a-z][^<\\|=]*")
_PHRASE = re.compile(r"[ ,;]{0,2}\"?[a-z{][^<|=\\\n]* [^<|=\\\n]*[a-z}]\"?")
_NO_SENTENCE = re.compile(
    r"(?i:go on without|(?:tell|ask) the user)|the user|[{]\"|[A-Z]{3,} [A-Z]{2,}|[{][a-z_]+[}]"
    r"|: ?ARGUMENTS|^(?:Bearer|Basic|Action|Final|HTTP/|Content-|Authorization|PRAGMA|Traceback)"
    r"|^(?:SELECT|RELEASE|SAVEPOINT) |[a-z_]+ (?:IN|IS) |\{\} LIMIT "
    r"|^(?:Calling tool|Malformed|Max |No such|No space left|Read-only|nknown|prlimit:)"
)
"""What models, databases and programs are told."""


def collect() -> set[str]:
    """Every text that may be shown: gaps are "{}", what is counted is "%n call(s)"."""
    found: set[str] = set()
    for root in (WINDOW, CORE):
        for file in sorted(root.rglob("*.py")):
            parts = {file.relative_to(root).parts[0], file.name}
            if not parts & _UNSEEN:
                found.update(_texts(file, is_core=root is CORE))
    return found | set(_setting_texts()) | set(_stage_texts()) | set(_named_texts())


def _texts(file: Path, *, is_core: bool) -> Iterator[str]:
    nodes: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    above: _Above = {}
    for node in nodes:  # which grows, as ast.walk goes through a tree
        for below in ast.iter_child_nodes(node):
            above[below] = node
            nodes.append(below)
    parts: set[ast.AST] = set()
    for node in nodes:
        if isinstance(node, ast.Call) and _name(node) in _WITH_NOUN and len(node.args) > 1:
            # what a list filters may have a name of its own, for many
            of = [node.args[1], *node.args[5:6]] if _name(node) == "ListWords" else [node.args[1]]
            nouns = [each for arg in of for each in ast.walk(arg) if _is_text(each)]
            parts.update(nouns)
            yield from (f"%n {noun.value.removesuffix('s')}(s)" for noun in nouns)
            # as which a screen reader knows the list
            yield from (each.value.capitalize() for each in node.args[2:3] if _is_text(each))
        if node in parts or not isinstance(node, ast.Constant | ast.JoinedStr):
            continue
        around = list(_around(node, above))
        texts = [text for text in _said_by(node, above, parts) if _is_wordy(text)]
        call = next((_name(each) for each in around if isinstance(each, ast.Call)), "")
        if call in _UNSEEN_CALLS | _UNSEEN_ERRORS or isinstance(around[0], ast.Expr):
            continue
        if is_core and not call.endswith("Error"):
            has_others = not set(file.relative_to(CORE).parts) & _ERRORS_ALONE
            is_phrased = bool({file.parent.name, file.name} & _PHRASES)
            texts = [text for text in texts if has_others and _is_shown(text, is_phrased)]
        yield from (text for text in texts if not any(_is_code(each, text) for each in around))


def _is_shown(text: str, is_phrased: bool) -> bool:
    """Whether a text of the core is for a person: a sentence or, where it may be, less than one."""
    is_part = is_phrased and bool(_PHRASE.fullmatch(text))
    return (is_part or bool(_SENTENCE.fullmatch(text))) and not _NO_SENTENCE.search(text)


def _is_code(node: ast.AST, text: str) -> bool:
    """Whether what stands around a text says that no person is shown it."""
    if isinstance(node, ast.Call):
        return _name(node) in _CALLS_WITH_TASKS and bool(_TASK.fullmatch(text))
    if isinstance(node, ast.keyword):
        return node.arg == "for_model"
    return isinstance(node, ast.Assert) or (isinstance(node, ast.Subscript) and _is_type(node))


def _is_type(node: ast.Subscript) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("Callable", "Literal")


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _said_by(node: ast.AST, above: _Above, parts: set[ast.AST]) -> list[str]:
    """Every text that an expression may be; what it is put together of is added to `parts`."""
    if isinstance(node, ast.Constant):
        if not isinstance(node.value, str):
            return [GAP]
        # a text for str.format is shown with single braces
        return [_VARIABLE.sub(r"${\1}", node.value)]
    if isinstance(node, ast.JoinedStr):
        ways = [_said_by(each, above, parts) for each in node.values]
        parts.update(node.values)
        return list(dict.fromkeys("".join(way) for way in islice(product(*ways), MOST_WAYS)))
    if isinstance(node, ast.FormattedValue):
        return _said_by(node.value, above, parts) if node.format_spec is None else [GAP]
    if isinstance(node, ast.IfExp):
        sides = (node.body, node.orelse)
        if any(_is_text(each) or isinstance(each, ast.JoinedStr) for each in sides):
            parts.update(sides)
            return [text for side in sides for text in _said_by(side, above, parts)]
    if isinstance(node, ast.Name) and (given := _given(node, above)) is not None:
        return _said_by(given, above, set())
    return [GAP]


def _given(name: ast.Name, above: _Above) -> ast.IfExp | None:
    """The choice that a local name stands for."""
    function: ast.AST | None = name
    while function is not None and not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
        function = above.get(function)
    values = [
        each.value
        for each in (ast.walk(function) if function is not None else ())
        if isinstance(each, ast.Assign)
        if any(isinstance(to, ast.Name) and to.id == name.id for to in each.targets)
    ]
    return values[0] if len(values) == 1 and isinstance(values[0], ast.IfExp) else None


def _is_wordy(text: str) -> bool:
    is_code = _CLASS_NAME.fullmatch(text) or _CODE.fullmatch(text)
    if is_code or not _WORDY.search(text.replace("&", "")) or text.count(GAP) > 6:
        return False
    return bool(_BEGINS.match(text) or text.startswith("{}") or " " in text.strip())


def _around(node: ast.AST, above: _Above) -> Iterator[ast.AST]:
    """The calls and keywords that a text is given to, and the statement; the innermost first."""
    inner = node
    while (node := above.get(inner)) is not None:
        if not isinstance(node, ast.Call) or inner is not node.func:
            yield node
        if isinstance(node, ast.stmt):
            return
        inner = node


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _stage_texts() -> Iterator[str]:
    from tooldesk.usage.lifecycle import LifecycleStage

    names = [each.value.capitalize() for each in LifecycleStage]
    return (text for name in names for text in (name, f"{name}: {GAP}"))


def _named_texts() -> Iterator[str]:
    """Words for what has a name in the code, and nouns that are counted somewhere else."""
    from tooldesk.calling.schema.pointers import WITH_ARTICLE
    from tooldesk.systems.windows.exit_codes import WORDS
    from tooldesk.terminal.guide_command import PAGES
    from tooldesk_ui.history.call_rows import FILTERS

    nouns = ("character", "element", "member", "text", "integer", "number", "choice", "object")
    yield from (f"%n {noun}(s)" for noun in nouns)
    # what a field of a form takes
    yield from ("Text", "Integer", "Number", "True or false", "Choice", "List", "Rows", "Object")
    yield "One of several kinds"
    yield from ("Chosen", "Not chosen", "Folded", "Unfolded", "Ticked", "Not ticked", "Nearest")
    yield from (
        f"{{}} of {{}} this {period}" for period in ("minute", "hour", "day", "week", "month")
    )
    # what a call would get, and what of a tool has changed
    kinds = ("{} (outside the workspace)", "secret {}", "signing key {}")
    yield from (f"{kind} {to} {{}}" for kind in kinds for to in ("for", "sent to"))
    yield from ("code in {}", "Name", "Source file", "Source function")
    yield from ("Needs confirmation", "Store if")
    # what the HTTP library says when nobody answers
    yield "All connection attempts failed"
    yield from ("Runner-up", "Gets", "Goes out", "Does", "Signs", "Interpreter", "Host", "Runs")
    yield from (words for words in WITH_ARTICLE.values() if " " in words)
    yield from FILTERS["outcome"].values()
    # the pages of the guide, and what a description of an API is
    yield from (*PAGES, "OpenAPI {} of {}")
    # what adds a row to a table of the tool editor
    nouns = ("code", "query parameter", "header", "style", "media type", "field", "variable")
    for noun in (*nouns, "word"):
        yield from (f"Add {noun}", f"Remove {noun} {GAP}", f"{GAP} of {noun} {GAP}")
    # what the schema of a parameter may be
    yield from ("any", "anything", "nothing")
    yield from (f"{permission} (default)" for permission in ("Allow", "Ask first", "Deny"))
    # why a call was repaired, and what Windows has not
    yield from ("Tuple", "Placeholder", "Comment", "Invalid escape", "it needs Linux")
    yield "its name has no ending of programs, such as .exe"
    nouns = ("single quote", "double quote", "comma", "backtick")
    yield from (f"%n {noun}(s)" for noun in nouns)
    yield from ("{} removed", "{} added", "{} → single", "{} → double", "{} times {}")
    yield from ("{} times {} removed", "{} times {} added", "{} times {} → {}")
    # what a tool was selected by
    stripped = ("cut off a special token", "stripped quotes and spaces", 'stripped "{}"')
    yield from (f"{way}: {GAP}" for way in (*stripped, "ignored case and separators"))
    yield from ("closest name: {} ({})", "Fuzzy. {}", "Normalised. {}", "Exact. {}")
    yield from ("{}; ignored case and separators: {}", 'Normalised. Stripped "{}": {}')
    yield from ('The server stopped with {} "{}".', "The server answered with an error: {}.")
    # how a program of Windows ended, behind its number
    yield from (f"{GAP}: {words}" for words in WORDS.values())
    yield from ("Exact name", "A use", "Input schema", "Code in {}", "sent")


def _setting_texts() -> Iterator[str]:
    from tooldesk.setting_rows import sections
    from tooldesk.settings import Settings

    for section in sections(Settings()):
        yield from (section.title, section.about)
        for row in section.rows:
            yield from (row.title, row.about)
