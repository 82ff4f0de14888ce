"""make_translations.py: keeps the catalogues in resources/languages as what the window says.

`update` writes texts that are new into each .ts file, takes out those that are gone, and leaves
translations as they are. A .ts file is Qt's own format.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from collected_texts import ROOT, collect

SOURCES = ROOT / "resources/languages"
SHIPPED = ROOT / "resources/tooldesk_resources/languages"
LANGUAGES = {"de": 98, "ja": 98}
"""Each with how much of it is translated at least, in percent."""

CONTEXT = "Tooldesk"


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
    """Write what the program reads of a catalogue; one that has it open goes on with the old one.

    Qt maps the file: a program that finds it shorter while it looks for a text is killed.
    """
    beside = into.with_name(f".{into.name}.new")
    command = ["pyside6-lrelease", "-silent", "-nounfinished", str(file), "-qm", str(beside)]
    program = Path(sys.executable).parent / command[0]
    try:
        subprocess.run([str(program), *command[1:]], check=True)
        os.replace(beside, into)
    finally:
        beside.unlink(missing_ok=True)


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
