"""The window speaks the language that is chosen, at once; what people and models wrote stays."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QRawFont
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from tooldesk.cache.cache_entries import ToolShare
from tooldesk.endpoint_settings import EndpointSettings
from tooldesk.execution.mcp_server.server_answers import sampling_definition
from tooldesk.settings import CacheSettings
from tooldesk_resources import FOLDER as RESOURCES
from tooldesk_ui.cache.cache_rows import CacheFigures
from tooldesk_ui.commands.command_entry import CommandEntry, plain
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.frame.settings.all_settings_dialog import AllSettingsDialog
from tooldesk_ui.history.charts.charts_page import _note
from tooldesk_ui.language import (
    CATALOGUES,
    Language,
    current_language,
    filled,
    set_language,
    spoken_language,
    tr,
    tr_part,
    without_gap,
)
from tooldesk_ui.limits.table.limit_rows import LimitRow
from tooldesk_ui.limits.table.limits_model import LimitsModel
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.theme import Scheme, Theme
from tooldesk_ui.widgets.call_words import arguments_brief
from tooldesk_ui.widgets.lists.filter_chip import FilterChip
from tooldesk_ui.widgets.pages.blocks import show_name, words_label
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.translated import translate_widgets, translate_within

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.usefixtures("qapp")  # a language may bring a font


@pytest.fixture
def german(qapp: object) -> Iterator[None]:
    set_language(Language.GERMAN)
    yield
    set_language(Language.ENGLISH)


@pytest.fixture
def catalogues(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import make_translations

    yield make_translations
    sys.modules.pop("make_translations")


def test_questions_of_the_program_itself_are_in_the_language(german: None) -> None:
    endpoint = EndpointSettings(url="http://127.0.0.1:8000/v1", model="m-1")
    asked = sampling_definition("docs-1", endpoint)
    assert tr(f"{asked.display_title} needs your yes").startswith(
        "Modell für den MCP-Server docs-1"
    )
    assert tr(asked.description).startswith("Sendet, was der MCP-Server docs-1 ein Modell fragt")
    assert tr("Ask the model m-1 needs your yes").startswith("Frage an das Modell m-1 braucht")


def test_no_text_is_missing_in_a_catalogue_and_none_is_left(catalogues) -> None:
    """Where this fails, run: make translations."""
    texts = catalogues.collect()
    for language in catalogues.LANGUAGES:
        known = set(catalogues.read(catalogues.SOURCES / f"tooldesk_{language}.ts"))
        assert sorted(texts - known) == []
        assert sorted(known - texts) == []
    shipped = (CATALOGUES / "templates.txt").read_text(encoding="utf-8")
    assert shipped == catalogues.templates_of(texts)


@pytest.mark.parametrize("language", ["de", "ja"])
def test_what_is_shipped_is_made_of_the_catalogue(catalogues, language: str, tmp_path: Path):
    made = tmp_path / "made.qm"
    catalogues.release(catalogues.SOURCES / f"tooldesk_{language}.ts", made)
    assert made.read_bytes() == (CATALOGUES / f"tooldesk_{language}.qm").read_bytes()


def test_program_that_has_a_catalogue_open_goes_on_with_it(catalogues, tmp_path: Path) -> None:
    """Qt maps it: one that is written in its place is cut under a program that reads it."""
    made = tmp_path / "made.qm"
    made.write_bytes(b"as it was")
    with made.open("rb") as opened:
        catalogues.release(catalogues.SOURCES / "tooldesk_ja.ts", made)
        assert opened.read() == b"as it was"
    assert list(tmp_path.iterdir()) == [made]
    assert made.stat().st_size > 100_000


def test_so_much_is_translated(catalogues) -> None:
    for language, least in catalogues.LANGUAGES.items():
        done = catalogues.read(catalogues.SOURCES / f"tooldesk_{language}.ts")
        assert 100 * sum(map(any, done.values())) >= least * len(done), language


@pytest.mark.parametrize(("language", "forms"), [("de", 2), ("ja", 1)])
def test_translations_have_the_gaps_and_one_letter_of_the_text(catalogues, language, forms):
    done = catalogues.read(catalogues.SOURCES / f"tooldesk_{language}.ts")
    for source, said in done.items():
        if not any(said):
            continue
        assert len(said) == (forms if source.startswith("%n ") else 1), source
        for words in said:
            assert len(re.findall(r"\{\d?\}", words)) == source.count("{}"), source
            assert words.count("&") == source.count("&"), source
            assert ("%n" in words) == ("%n" in source), source
            assert (words[0].isspace(), words[-1].isspace()) == (
                source[0].isspace(),
                source[-1].isspace(),
            ), source
            if language == "de":
                assert words.endswith("…") == source.endswith("…"), source


def test_what_charts_and_figures_say_is_all_in_the_language(german: None) -> None:
    assert tr(_note("tool", 12, 0)) == "Auf ein Werkzeug klicken, um seine Aufrufe zu listen."
    day = tr(_note("day", 92, 3))
    assert day.startswith("Die neuesten Tage; die Tabelle hat 3 weitere. Tage beginnen hier")
    assert day.endswith(" Auf einen Tag klicken, um seine Aufrufe zu listen.")
    when = "2026-11-30 15:22 UTC"
    of = {"tool": "Aufrufe nach Werkzeug", "day": "Aufrufe nach Tag"}
    for by, said in of.items():
        assert tr(f"Calls by {by}: all calls, {when}") == f"{said}: alle Aufrufe, {when}"
    shares = [ToolShare("add", 3, 1_000, 1_000, None, None, 2)]
    told = tr(CacheFigures(shares, CacheSettings()).words)
    uses = "Treffer davon: 1.000, Fehlgriffe seit dem letzten Leeren: 2"
    assert told == f"3 Antworten, 1 kB von 500 MB  ·  {uses}"
    assert arguments_brief({"a": {"b": 1, "c": 2}, "d": [{}]}) == "a: {2 Felder}, d: [1 Element]"


def test_numbers_nouns_and_templates_are_said_in_the_language(german: None) -> None:
    assert tr("1 call") == "1 Aufruf"
    assert tr("2,345 calls") == "2.345 Aufrufe"
    assert tr("2 calls · 1 problem") == "2 Aufrufe · 1 Problem"
    assert tr("“Text size” is changed.") == "„Textgröße“ ist geändert."
    assert tr("“History” is changed.") == "„History“ ist geändert."
    assert tr("Filter {}", "tools") == "Werkzeuge filtern"
    assert tr("2 tools: 1 failed, 1 running") == "2 Werkzeuge: 1 fehlgeschlagen, 1 laufend"
    assert tr("2 scenarios: 2 differ") == "2 Szenarien: 2 weichen ab"
    assert tr("2,000 hits, 3 misses") == "2.000 Treffer, 3 Fehlgriffe"
    assert tr("Filter {}", "cached answers") == "Antworten im Cache filtern"
    assert tr("No {} yet", "variables") == "Noch keine Variablen"
    assert tr("calculator, convert_units and 2 more") == "calculator, convert_units und 2 weitere"
    assert tr("1, unlimited") == "1, unbegrenzt"
    old = "too old; tools need Python 3.9"
    assert tr(f"Python 3.8.1  ·  {old}").endswith("zu alt; Werkzeuge brauchen Python 3.9")
    assert tr("uses per minute") == "Aufrufe pro Minute"
    assert tr("Find a setting (Ctrl+F)") == "Einstellung suchen (Strg+F)"
    whole = 'Write a string, such as "...".'
    assert tr(whole) == 'Eine Zeichenkette schreiben, etwa "...".'
    assert tr(f"Fix: {whole}") == 'Abhilfe: Eine Zeichenkette schreiben, etwa "...".'
    assert tr("calculator was removed.").startswith("calculator")
    assert tr("Set value") == "Set value"


def test_titles_without_an_object_lose_the_word_that_joined_it() -> None:
    said = []
    try:
        for language in (Language.GERMAN, Language.JAPANESE, Language.ENGLISH):
            set_language(language)
            said.append(without_gap(tr("Copy &path of {}")))
            said.append(plain(without_gap(tr("&Undo {}"))))
            assert not without_gap(tr("Save and &try {}")).endswith(":")
    finally:
        set_language(Language.ENGLISH)
    assert said[:4] == ["&Pfad kopieren", "Rückgängig", "パスをコピー(&P)", "元に戻す"]
    assert said[4:] == ["Copy &path of {}", "Undo {}"]


def test_characters_without_spaces_between_words_get_none() -> None:
    set_language(Language.JAPANESE)
    try:
        assert filled("{} を絞り込み", ("呼び出し",)) == "呼び出しを絞り込み"
        assert filled("{} を絞り込み", ("greet",)) == "greet を絞り込み"
        assert filled("Remove tool {}", ("天気 予報",)) == "Remove tool 天気 予報"
        assert without_gap("プール {} を取り除く") == "プールを取り除く"
    finally:
        set_language(Language.ENGLISH)


def test_a_short_template_fits_what_only_we_say_alone(german: None) -> None:
    assert tr_part("Filter greet") == "greet filtern"
    assert tr("Filter greet") == "Filter greet"
    assert tr("Filter cached answers") == "Antworten im Cache filtern"


def test_names_stay_as_they_are(german: None, qtbot: QtBot) -> None:
    code, name, ours = words_label("History", face="code"), PlainLabel(), PlainLabel("History")
    own = words_label("History", is_own=True)
    show_name(name, "History")
    labels = (code, name, own, ours)
    for label in labels:
        qtbot.addWidget(label)
    assert [label.text() for label in labels] == ["History", "History", "History", "Verlauf"]
    nearest = "No tool is called 'tools'. The nearest: calls, history and secrets."
    assert tr(nearest).endswith("Die nächsten: calls, history und secrets.")
    assert tr("files is removed.") == "files ist entfernt."
    # what lists something says what that is
    assert (tr("Filter tools"), tr("No calls yet")) == ("Werkzeuge filtern", "Noch keine Aufrufe")


def test_what_acts_on_something_calls_it_by_its_name(german: None, theme, qtbot: QtBot) -> None:
    commands, chip = Commands(theme), FilterChip("history", "tool")
    qtbot.addWidget(chip)
    commands.add("tools", {"tool": ((CommandEntry("remove", "&Remove tool {}", "Remove"),),)})
    said = []
    for each in ("Secrets", "3 tools"):
        commands["remove"].offer(of=each)
        said.append(commands["remove"].title)
    assert said == ["Werkzeug Secrets entfernen", "Werkzeug 3 Werkzeuge entfernen"]
    assert chip.text() == "Jedes Werkzeug"
    chip.set_choices({"Secrets": "Secrets"})
    chip.set_current("Secrets")
    translate_within(chip)
    assert (chip.text(), chip.accessibleName()) == ("Secrets", "Werkzeug: Secrets")


def test_parts_follow_another_language_and_come_back(qtbot: QtBot) -> None:
    label, button = PlainLabel("2 calls"), QPushButton("Close")
    for part in (label, button):
        qtbot.addWidget(part)
    set_tool_tip(button, "Close the notice")
    said = []
    try:
        for language in (Language.GERMAN, Language.JAPANESE, Language.ENGLISH):
            set_language(language)
            translate_widgets([label, button], again=True)
            said.append((label.text(), button.text(), button.toolTip()))
    finally:
        set_language(Language.ENGLISH)
    assert said == [
        ("2 Aufrufe", "Schließen", "Hinweis schließen"),
        ("2 件の呼び出し", "閉じる", "通知を閉じる"),
        ("2 calls", "Close", "Close the notice"),
    ]


def test_words_that_were_said_anew_are_not_overwritten(german: None, qtbot: QtBot) -> None:
    button = QPushButton("Close")
    qtbot.addWidget(button)
    translate_within(button)
    button.setText("Save")
    translate_within(button)
    assert button.text() == "Speichern"


@pytest.mark.parametrize(
    ("desktop", "spoken"), [("de_AT", "de"), ("ja_JP", "ja"), ("fr_FR", "en"), ("C", "en")]
)
def test_the_system_s_language_is_spoken_where_we_have_it(
    monkeypatch: pytest.MonkeyPatch, desktop: str, spoken: str
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale(desktop)))
    assert spoken_language(Language.SYSTEM) == spoken
    assert spoken_language(Language.JAPANESE) == "ja"


def test_what_is_put_together_is_said_part_by_part(german: None) -> None:
    assert tr("5 s ago (2026-01-02 03:04:05 UTC)") == "vor 5 s (2026-01-02 03:04:05 UTC)"
    assert tr("as listed") == "Wie gelistet"
    assert tr("3 servers, 1 running") == "3 Server, 1 laufend"
    assert tr("Loading tools…") == "Werkzeuge: wird geladen…"
    assert tr("Show only calls with these words. (Ctrl+F)").startswith("Nur Aufrufe mit")
    told = "greet is called wave now."
    assert tr(told) == "greet heißt jetzt wave."
    assert tr("Default: 5 · 1 to 1,000") == "Standard: 5 · 1 bis 1.000"
    assert tr_part("/start: start is missing") == "/start: start fehlt"
    assert tr("about 1,420 tokens") == "etwa 1.420 Token"
    assert (tr("1,100"), tr("~1,100")) == ("1.100", "~1.100")
    # what nobody of us wrote stays as it is, though it has our words in it
    for own in (
        "Bank of England and its tools",
        "greet or wave",
        "the name of a tool: calls",
        "[1,100]",
    ):
        assert tr(own) == own


@pytest.mark.parametrize(
    ("language", "took", "others"),
    [
        (
            Language.GERMAN,
            "3,2 ms",
            ["1,5 MB von 2.500 MB", "1.234,5 ms", "12,5 s → 3,2 s (+9,3 s)"],
        ),
        (
            Language.JAPANESE,
            "3.2 ms",
            ["2,500 MB の 1.5 MB", "1,234.5 ms", "12.5 s → 3.2 s (+9.3 s)"],
        ),
    ],
)
def test_figures_before_a_unit_have_the_point_of_the_language(
    qapp: object, language, took, others
) -> None:
    set_language(language)
    try:
        assert tr("3.2 ms") == took
        several = ("1.5 MB of 2,500 MB", "1,234.5 ms", "12.5 s → 3.2 s (+9.3 s)")
        assert [tr(each) for each in several] == others
        assert tr("Cache 1.2 MB").endswith(took[1].join("12") + " MB")
        # a version is no figure, and a score is written as its setting is
        assert [tr(each) for each in ("3.11.7", "0.85", "v1.5 s")] == ["3.11.7", "0.85", "v1.5 s"]
    finally:
        set_language(Language.ENGLISH)


def test_facts_are_said_one_by_one_before_a_template_takes_several(qapp: object) -> None:
    set_language(Language.JAPANESE)
    try:
        said = tr("5.4 ms in stages + 0.2 ms between stages")
        assert said == f"{tr('5.4 ms in stages')} + {tr('0.2 ms between stages')}"
    finally:
        set_language(Language.ENGLISH)


def test_rows_are_read_aloud_in_the_language(german: None) -> None:
    now = datetime(2026, 1, 2, tzinfo=UTC)
    row = LimitRow("greet", "Greet", 10, "day", 3, 3, None, now, "default")
    model = LimitsModel(Theme(Scheme.LIGHT))
    model.set_now(now)
    said = "greet, Aufrufe 3 von 10, Pro Tag, Beginnt neu Bei Zurücksetzen"
    assert model.spoken(row) == f"{said}, Zuletzt benutzt Gerade eben, Pool default"


def test_a_part_that_is_made_late_has_a_name_in_the_language(german: None, qtbot: QtBot) -> None:
    view = FittedView("What the model wrote", Theme(Scheme.LIGHT))
    qtbot.addWidget(view)
    assert view.accessibleName() == "Was das Modell schrieb"
    set_language(Language.ENGLISH)
    translate_widgets([view])
    assert view.accessibleName() == "What the model wrote"


def test_the_japanese_face_has_the_characters_of_the_catalogue(catalogues, qapp) -> None:
    """Where this fails, run: make font."""
    done = catalogues.read(catalogues.SOURCES / "tooldesk_ja.ts")
    used = {each for forms in done.values() for each in "".join(forms) if each >= "\u3000"}
    face = QRawFont(str(RESOURCES / "fonts/japanese/NotoSansJP-Regular.otf"), 13)
    missing = {each for each in used if not face.supportsCharacter(ord(each))}
    assert used
    assert sorted(missing) == []
    file = RESOURCES / "fonts/japanese/NotoSansJP-Regular.otf"
    assert file.stat().st_size <= 300_000


def test_the_language_is_one_setting_wherever_it_is_chosen(live, until) -> None:
    async def body(window: MainWindow) -> None:
        settings = window.app.settings
        window.commands["language_de"].trigger()
        await until(lambda: settings.current.window.language == "de")
        window.commands["settings"].trigger()
        await until(lambda: window.findChild(AllSettingsDialog) is not None)
        dialog = window.findChild(AllSettingsDialog)
        await until(lambda: dialog.is_whole)
        box = dialog.findChild(QComboBox, "setting_window_language")
        assert [box.itemText(at) for at in range(4)] == ["System", "English", "Deutsch", "日本語"]
        assert box.currentData() == "de"
        dialog.search.setText("Sprache des Desktops")
        await until(lambda: [view.row.key for view in dialog.found()] == ["language"])
        box.setCurrentIndex(box.findData("ja"))
        box.activated.emit(box.currentIndex())
        await until(lambda: window.commands["language_ja"].isChecked())
        assert current_language() == "ja"
        window.history.undo()
        await until(lambda: current_language() == "de")
        await until(lambda: box.currentData() == "de")
        dialog.findChild(QPushButton, "reset_window_language").click()
        await until(lambda: settings.current.window.language == "system")
        await until(lambda: window.commands["language_system"].isChecked())
        assert window.state.language is Language.SYSTEM
        dialog.reject()

    try:
        live(body)
    finally:
        set_language(Language.ENGLISH)


def test_a_choice_holds_at_once_in_the_whole_window_and_is_kept(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("cache")
        console = window.findChild(object, "activity_console")
        window.commands["language_de"].trigger()
        assert console.text() == "Konsole"
        assert window.menus.menus["file"].title() == "&Datei"
        await until(lambda: window.commands["settings"].text() == "&Einstellungen…")
        await until(lambda: window.tools.list.search.placeholderText() == "Werkzeuge filtern")
        window.show_screen("history")
        await until(lambda: window.commands["scheme_dark"].text() == "Farben: &dunkel")
        window.save_state()
        assert window.state.language is Language.GERMAN
        window.commands["language_en"].trigger()
        assert console.text() == "Console"
        assert window.menus.menus["file"].title() == "&File"
        await until(lambda: window.tools.list.search.placeholderText() == "Filter tools")

    try:
        live(body)
    finally:
        set_language(Language.ENGLISH)
