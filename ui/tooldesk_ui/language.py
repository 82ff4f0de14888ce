"""tr: what the window says, in the language that a person chose; without a catalogue, in English.

The key of a text is its English. What shows words asks `tr` for them as they become visible; text
of a person's or a model's own never goes there. A text that was put together is found again by its
template, such as "{} is set.", and keeps what stood in the gaps. No catalogue is read for English.
"""

from __future__ import annotations

import re
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from tooldesk_resources import FOLDER as RESOURCES

CONTEXT = "Tooldesk"
CATALOGUES = RESOURCES / "languages"
TEMPLATES = CATALOGUES / "templates.txt"
GAP = "{}"

LONGEST = 600
"""Characters; what is longer was not written by us."""

MOST_KEPT = 5_000
LEAST_WORDS = 2
"""Of a template: with fewer, texts would fit that were not made of it."""

PLAIN = "plain_words"
"""The property of a widget whose words are somebody's own."""

SHOWN = "shown_words"
"""The property with what a part of the window says: by kind, its English and what is shown."""


class Language(StrEnum):
    """What a person may choose; SYSTEM is the desktop's where we have it, else English."""

    SYSTEM = "system"
    ENGLISH = "en"
    GERMAN = "de"
    JAPANESE = "ja"


_GAPS_WITH_WORDS = {
    Language.GERMAN.value: re.compile(r"\s*(?:\b(?:von|aus))?\s*\{\}:?"),
    Language.JAPANESE.value: re.compile(r"\s*\{\}\s*[をのにで]?\s*"),
}
"""A gap and the word that joins it to the rest; in English "of", which commands know."""

_COUNTED = re.compile(r"(\d[\d,]*) (\D.*)", re.DOTALL)
_SENTENCES = re.compile(r"(?<=[.?!]) (?=[A-Z“])")
_WORD = re.compile(r"[^\W\d_]{2,}")
_GAPS = re.compile(r"\{(\d?)\}")


class _Catalogue:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = QLocale(language)
        self._known: dict[tuple[str, int], str] = {}
        self._templates: list[tuple[list[str], str]] | None = None
        self._translators = (QTranslator(), QTranslator())
        ours, qts = self._translators
        ours.load(f"tooldesk_{language}", str(CATALOGUES))
        # what Qt says itself, in the menus of its fields; a package may be without
        qts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def install(self) -> None:
        """Have Qt ask it."""
        for each in self._translators:
            QCoreApplication.installTranslator(each)

    def remove(self) -> None:
        """Have Qt forget it."""
        for each in self._translators:
            QCoreApplication.removeTranslator(each)

    def say(self, words: str, least_words: int = LEAST_WORDS) -> str:
        """Words in this language; as they are where that is not known."""
        known = self._known.get((words, least_words))
        if known is None:
            if len(self._known) > MOST_KEPT:
                self._known.clear()
            known = self._known[words, least_words] = self._found(words, least_words)
        return known

    def exact(self, words: str) -> str:
        """The same for one text, which is not looked for in any other way."""
        return QCoreApplication.translate(CONTEXT, words)

    def _found(self, words: str, least_words: int) -> str:
        if len(words) > LONGEST:
            return words
        for end in ("", ".", "…", ":"):
            bare = words.removesuffix(end)
            if (said := self.exact(bare)) != bare:
                return said + words[len(bare) :]
        if (counted := self._counted(words)) is not None:
            return counted
        if (found := self._by_template(words, least_words)) is not None:
            return found
        for parts, joint in ((words.split(" · "), " · "), (_SENTENCES.split(words), " ")):
            if len(parts) > 1:
                return joint.join(map(self.say, parts))
        return words

    def _counted(self, words: str) -> str | None:
        """A number and its noun, in the form that this language has for that many."""
        if not (found := _COUNTED.fullmatch(words)):
            return None
        number = int(found[1].replace(",", ""))
        one = found[2] if number == 1 else found[2].removesuffix("s")
        key = f"%n {one}(s)"
        said = QCoreApplication.translate(CONTEXT, key, None, number)
        if said == key.replace("%n", str(number)):
            return None
        return said.replace(str(number), self._locale.toString(number), 1)

    def _by_template(self, words: str, least_words: int) -> str | None:
        if self._templates is None:
            self._templates = list(self._read_templates())
        for pieces, said in self._templates:
            if len(_WORD.findall(" ".join(pieces))) < least_words:
                continue
            if not (words.startswith(pieces[0]) and words.endswith(pieces[-1])):
                continue
            pattern = "(.+?)".join(map(re.escape, pieces))
            if found := re.fullmatch(pattern, words, re.DOTALL):
                return filled(said, [self._inner(each) for each in found.groups()])
        return None

    def _inner(self, words: str) -> str:
        """What stood in a gap: a phrase of ours, or a name that stays as it is."""
        return self.say(words) if " " in words else words

    def _read_templates(self) -> list[tuple[list[str], str]]:
        """Those that are translated, the longest first."""
        made = []
        for line in TEMPLATES.read_text(encoding="utf-8").splitlines():
            source = line.replace("\\n", "\n")
            said = self.exact(source)
            if said != source:
                made.append((source.split(GAP), said))
        return sorted(made, key=lambda each: -sum(map(len, each[0])))


_catalogue: _Catalogue | None = None


def tr_part(words: str) -> str:
    """The same for a button, a field or a name, whose words are ours: short templates fit too."""
    return words if _catalogue is None else _catalogue.say(words, least_words=1)


def tr(words: str, *of: str) -> str:
    """Words for a person in the chosen language; with `of`, a template and what fills its gaps."""
    if _catalogue is None:
        return filled(words, of) if of else words
    if of:
        return filled(_catalogue.exact(words), [_catalogue.say(each) for each in of])
    return _catalogue.say(words)


def without_gap(title: str) -> str:
    """A translated template whose gap nothing fills; an English one stays as it is."""
    joint = _GAPS_WITH_WORDS.get(current_language())
    if joint is None or GAP not in title:
        return title
    bare = joint.sub("", title).strip()
    at = 1 if bare.startswith("&") else 0
    return bare[:at] + bare[at : at + 1].upper() + bare[at + 1 :]


def filled(template: str, of: tuple[str, ...] | list[str]) -> str:
    """A template with its gaps filled, in their order, or in that of their numbers: "{1} {0}"."""
    rest = iter(of)
    return _GAPS.sub(lambda gap: of[int(gap[1])] if gap[1] else next(rest, ""), template)


def spoken_language(wanted: Language) -> str:
    """The code of the language that is shown for a choice."""
    if wanted is not Language.SYSTEM:
        return wanted.value
    code = QLocale.system().name().partition("_")[0]
    return code if code in {Language.GERMAN, Language.JAPANESE} else Language.ENGLISH.value


def set_language(wanted: Language) -> bool:
    """Speak it from now on; whether that is another one. What is shown follows by itself."""
    global _catalogue
    code = spoken_language(wanted)
    before = _catalogue.language if _catalogue else Language.ENGLISH.value
    if code == before:
        return False
    if _catalogue is not None:
        _catalogue.remove()
    _catalogue = None if code == Language.ENGLISH.value else _Catalogue(code)
    if _catalogue is not None:
        _catalogue.install()
    return True


def current_language() -> str:
    """The code of the language that is shown."""
    return _catalogue.language if _catalogue else Language.ENGLISH.value


def shown_tip(part: QObject, words: str) -> str:
    """The words of a tool tip, as `part` will be asked for them when the language changes."""
    shown = tr(words)
    if shown != words:
        said = dict(part.property(SHOWN) or {})
        said["tip"] = words, shown
        part.setProperty(SHOWN, said)
    return shown
