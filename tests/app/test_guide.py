"""The guide says what the models and the parser say, and docs/ holds the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.guide.guide_page import GuideItem, GuidePage, GuideSection
from tooldesk.guide.model_section import parts_of, title_of
from tooldesk.guide.tool_file_page import EXAMPLES
from tooldesk.guide.written_page import FOLDER
from tooldesk.settings import Settings
from tooldesk.terminal.commands import main
from tooldesk.terminal.guide_command import PAGES, page_id
from tooldesk.tools.tool_definition import ToolDefinition

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(title: str) -> GuidePage:
    return PAGES[title]()


def items_of(title: str, section: str) -> dict[str, GuideItem]:
    (found,) = (each for each in page(title).sections if each.title == section)
    return {item.name: item for item in found.items}


WRITTEN = tuple(title for title in PAGES if (FOLDER / f"{page_id(title)}.md").exists())


@pytest.mark.parametrize("title", WRITTEN)
def test_a_written_page_is_read_whole(title: str) -> None:
    assert page(title).title == title
    assert page(title).markdown() == (FOLDER / f"{page_id(title)}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", PAGES)
def test_nothing_of_a_page_stays_markdown_in_the_window(title: str) -> None:
    words = "\n".join(section.words for section in page(title).sections)
    assert not [each for each in words.splitlines() if each.startswith(("|", "- ", "#", "```"))]


def test_every_written_page_is_in_the_guide() -> None:
    assert {each.stem for each in FOLDER.glob("*.md")} == set(map(page_id, WRITTEN))
    assert len(WRITTEN) > 8


@pytest.mark.parametrize("title", [each for each in PAGES if each not in WRITTEN])
def test_the_file_in_docs_is_what_the_terminal_prints(
    title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["guide", page_id(title)]) == 0
    printed = capsys.readouterr().out
    written = (DOCS / f"{page_id(title)}.md").read_text(encoding="utf-8")
    assert printed == written, "Run: make guide"


def test_every_field_of_every_part_of_a_tool_is_told_of() -> None:
    for part in parts_of(ToolDefinition):
        section = "All fields of a tool" if part is ToolDefinition else title_of(part)
        items = items_of("Tool files", section)
        assert list(items) == list(part.model_fields)
        for item in items.values():
            assert item.words.endswith((".", '"')), item
            assert "None" not in item.words
            assert ".py" not in item.words.replace("a .py file", "").replace("the .py file", "")
            assert item.facts
            assert "a value" not in item.facts


def test_facts_say_kind_bounds_and_default() -> None:
    items = items_of("Tool files", "All fields of a tool")
    assert items["timeout_s"].facts == "a number, above 0, at most 86,400, `30` if not given"
    assert items["name"].facts == "text, matches `^[A-Za-z0-9_.-]{1,128}$`, needed"
    kinds = "Python source or HTTP source or Shell source or Wasm source"
    assert items["source"].facts.startswith(kinds)
    assert items["env_vars"].facts == "a list of Environment var"
    assert items["tags"].facts == "a list of texts"
    policy = items["coercion_policy"]
    assert policy.facts == '`"off"` or `"safe"` or `"lenient"`, `"safe"` if not given'
    assert '\n`"off"`: Nothing is changed' in policy.words
    markdown = page("Tool files").markdown()
    assert "[HTTP source](#http-source)" in markdown
    assert "\n## HTTP source\n" in markdown


@pytest.mark.parametrize("kind", ["HTTP", "Shell", "MCP"])
def test_kind_of_a_source_is_needed_where_the_file_needs_it(kind: str) -> None:
    facts = items_of("Tool files", f"{kind} source")["kind"].facts
    assert facts == f'`"{kind.lower()}"`, needed'
    python = items_of("Tool files", "Python source")["kind"].facts
    assert python == '`"python"`, `"python"` if not given'


@pytest.mark.parametrize("title", EXAMPLES)
def test_examples_are_tools(title: str) -> None:
    definition = ToolDefinition.model_validate(EXAMPLES[title])
    assert definition.name == EXAMPLES[title]["name"]


def test_every_setting_and_every_command_is_told_of() -> None:
    settings = page("Settings")
    told = [item.name for section in settings.sections for item in section.items]
    current = Settings()
    assert told == [
        f"{key}.{name}"
        for key in Settings.model_fields
        for name in type(getattr(current, key)).model_fields
    ]
    terminal = page("Terminal")
    titles = {section.title for section in terminal.sections}
    assert {"tooldesk parse", "tooldesk tools add", "tooldesk history replay"} <= titles
    assert "--workspace DIR" in items_of("Terminal", "For every command")
    assert "--replace" in items_of("Terminal", "tooldesk tools add")
    assert all(section.words for section in terminal.sections[1:])
    assert "SUPPRESS" not in terminal.markdown()


def test_a_page_that_is_not_there_is_told_with_those_that_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["guide", "nowhere"]) == 2
    said = capsys.readouterr().err
    assert "there is no page 'nowhere'; there are tour, console, tools, secrets, limits" in said
    assert "troubleshooting, terminal, tool_files, built-in_tools, settings" in said


def test_without_a_page_those_that_are_there_are_listed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["guide", "--data-dir", "nowhere"]) == 0
    assert capsys.readouterr().out.split() == [page_id(title) for title in PAGES]


def test_only_words_that_are_no_code_lead_to_a_section() -> None:
    item = GuideItem("action", "`read` or [x]; a Coworker, or read", "What to do.")
    page = GuidePage("Page", "", (GuideSection("read", items=(item,)), GuideSection("Coworker")))
    words = "`read` or [x]; a [Coworker](#coworker), or [read](#read)."
    assert f"- **`action`**: {words}" in page.markdown()
