"""make_translations.py: collects what the window says, for the catalogues in resources/languages.

`collect` finds every text in the code; `update` writes those that are new into each .ts file, takes
out those that are gone, and leaves translations as they are. A .ts file is Qt's own format.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
WINDOW, CORE = ROOT / "ui/tooldesk_ui", ROOT / "app/tooldesk"
SOURCES = ROOT / "resources/languages"
SHIPPED = ROOT / "resources/tooldesk_resources/languages"
LANGUAGES = ("de", "ja")
CONTEXT = "Tooldesk"

_WORDY = re.compile(r"[a-z]{2}")
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
    | {"start", "_start", "replace", "removeprefix", "startswith", "endswith"}
)
_CALLS_WITH_TASKS = frozenset({"begin", "_do", "_on_wanted", "Thread"})
_TASK = re.compile(r"[a-z][A-Za-z ]*")
_UNSEEN_ERRORS = frozenset(
    {"AssertionError", "AttributeError", "ImportError", "FrozenInstanceError", "TypeError"}
)
"""What a mistake in code raises; no person is shown its words."""

_UNSEEN_FOLDERS = ("program",)
_UNSEEN_FILES = frozenset({"__main__.py", "theme.py", "plot_imports.py", "pytest_plugin.py"})


def collect() -> set[str]:
    """Every text that may be shown: gaps are "{}", what is counted is "%n call(s)"."""
    found: set[str] = set()
    for file in sorted(WINDOW.rglob("*.py")):
        if file.relative_to(WINDOW).parts[0] not in (*_UNSEEN_FOLDERS, *_UNSEEN_FILES):
            found.update(_texts(file, in_errors_only=False))
    for file in sorted(CORE.rglob("*.py")):
        if file.relative_to(CORE).parts[0] not in ("terminal", "guide", *_UNSEEN_FILES):
            found.update(_texts(file, in_errors_only=True))
    return found | set(_setting_texts())


def _texts(file: Path, *, in_errors_only: bool) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    above = {below: node for node in ast.walk(tree) for below in ast.iter_child_nodes(node)}
    nouns: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) == "counted" and len(node.args) > 1:
            for noun in ast.walk(node.args[1]):
                nouns.add(noun)
                if isinstance(noun, ast.Constant) and isinstance(noun.value, str):
                    yield f"%n {noun.value}(s)"
        text = None if node in nouns else _text_of(node, above)
        if text is None or not _is_wordy(text):
            continue
        around = list(_around(node, above))
        if any(_is_code(each, text) for each in around):
            continue
        call = next((_name(each) for each in around if isinstance(each, ast.Call)), "")
        if call in _UNSEEN_CALLS | _UNSEEN_ERRORS:
            continue
        if not in_errors_only or call.endswith("Error"):
            yield text


def _is_code(node: ast.AST, text: str) -> bool:
    """Whether what stands around a text says that no person is shown it."""
    if isinstance(node, ast.Call):
        return _name(node) in _CALLS_WITH_TASKS and bool(_TASK.fullmatch(text))
    if isinstance(node, ast.keyword):
        return node.arg == "for_model"
    return isinstance(node, ast.Assert) or (isinstance(node, ast.Subscript) and _is_type(node))


def _is_type(node: ast.Subscript) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("Callable", "Literal")


def _text_of(node: ast.AST, above: dict[ast.AST, ast.AST]) -> str | None:
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
        )
    around = above.get(node)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        is_text = not isinstance(around, ast.Expr | ast.JoinedStr | ast.FormattedValue)
        return node.value if is_text else None
    return None


def _is_wordy(text: str) -> bool:
    is_code = _CLASS_NAME.fullmatch(text) or _CODE.fullmatch(text)
    if is_code or not _WORDY.search(text) or text.count("{}") > 6:
        return False
    return bool(_BEGINS.match(text) or text.startswith("{}") or " " in text.strip())


def _around(node: ast.AST, above: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
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


def _setting_texts() -> Iterator[str]:
    from tooldesk.setting_rows import sections
    from tooldesk.settings import Settings

    for section in sections(Settings()):
        yield from (section.title, section.about)
        for row in section.rows:
            yield from (row.title, row.about)


def read(file: Path) -> dict[str, list[str]]:
    """Translations by their source; a list of several is one of each plural form."""
    if not file.exists():
        return {}
    found = {}
    for message in ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        if translation is not None:
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found[message.findtext("source", "")] = forms or [translation.text or ""]
    return found


def update(file: Path, language: str, texts: set[str]) -> dict[str, list[str]]:
    """Have the catalogue hold exactly these texts; gives its translations."""
    before = read(file)
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    after = {}
    for source in sorted(texts):
        is_counted = source.startswith("%n ")
        message = ElementTree.SubElement(context, "message")
        if is_counted:
            message.set("numerus", "yes")
        ElementTree.SubElement(message, "source").text = source
        translation = ElementTree.SubElement(message, "translation")
        forms = after[source] = before.get(source, [""])
        if not any(forms):
            translation.set("type", "unfinished")
        elif is_counted:
            for form in forms:
                ElementTree.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0]
    ElementTree.indent(root, " ")
    body = ElementTree.tostring(root, encoding="unicode")
    file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', "utf-8")
    return after


def release(file: Path, into: Path) -> None:
    """Write what the program reads of a catalogue."""
    command = ["pyside6-lrelease", "-silent", "-nounfinished", str(file), "-qm", str(into)]
    program = Path(sys.executable).parent / command[0]
    subprocess.run([str(program), *command[1:]], check=True)


def templates_of(texts: set[str]) -> str:
    """The lines of templates.txt: every text with a gap."""
    lines = sorted(text.replace("\n", "\\n") for text in texts if "{}" in text)
    return "".join(f"{line}\n" for line in lines)


def main() -> None:
    """Bring everything up to date, and say how much of it is translated."""
    texts = collect()
    SOURCES.mkdir(exist_ok=True)
    SHIPPED.mkdir(exist_ok=True)
    (SHIPPED / "templates.txt").write_text(templates_of(texts), encoding="utf-8")
    for language in LANGUAGES:
        file = SOURCES / f"tooldesk_{language}.ts"
        done = update(file, language, texts)
        release(file, SHIPPED / f"tooldesk_{language}.qm")
        count = sum(any(forms) for forms in done.values())
        print(f"{language}: {count} of {len(texts)} texts are translated")  # noqa: T201


if __name__ == "__main__":
    main()
