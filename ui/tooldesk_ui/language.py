"""tr: what the window says, in the language that a person chose; without a catalogue, in English.

The key of a text is its English. What shows words asks `tr` for them as they become visible; text
of a person's or a model's own never goes there. A text that was put together is found again by its
template, such as "{} is set.", and keeps what stood in the gaps. No catalogue is read for English.
"""

from __future__ import annotations

import re
from enum import StrEnum
from operator import eq

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from tooldesk.late_pattern import late_pattern
from tooldesk_resources import FOLDER as RESOURCES
from tooldesk_ui.faces import load_faces
from tooldesk_ui.figures import are_figures, written_figures
from tooldesk_ui.text_templates import GAP, Templates, ended, filled, in_a_row, like, templates_of

CONTEXT = "Tooldesk"
CATALOGUES = RESOURCES / "languages"
TEMPLATES = CATALOGUES / "templates.txt"

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
    Language.GERMAN.value: late_pattern(r"\s*(?:\b(?:von|aus))?\s*\{\}:?"),
    Language.JAPANESE.value: late_pattern(r"^\{\}\s*[をのにで]?\s*|\s*\{\}\s*"),
}
"""A gap and the word that joins it to the rest; in English "of", which commands know."""

_COUNTED = late_pattern(r"(\d(?:[\d,]*\d)?) (\D.*)", re.DOTALL)
_REST = late_pattern(r"(.+) and (\d[\d,]*) more", re.DOTALL)
_NUMBERED = late_pattern(r"(&?\d+ {2,3})(\S.*)")
_JOINED = late_pattern(", | and | or ")
_SENTENCES = late_pattern(r'(?<=[.?!]) (?=[A-Z“"])')
_WORD = late_pattern(r"[^\W\d_]{2,}")
_NUMBER = late_pattern(r"^\d+\s*(?:\w{1,2}の)?\s*")
_AT_PLACE = late_pattern(r"(/\S*|[Tt]he whole object): (.+) \((\w+|false schema)\)(\.?)")
_KEYS = late_pattern(
    r" \((?:(?:Ctrl|Alt|Shift|Meta|Strg|Umschalt)\+\S+|F\d+|Del|Ins|Space|Entf|Einfg|Leertaste)\)$"
)
"""Behind the words of a tool tip."""

_JOINTS = ("\n", "  ·  ", " · ", " + ", "; ", ", ", " and ", " or ", ": ", " (", " ")
_BETWEEN_FACTS = ("\n", "  ·  ", " + ", " · ")
_JOINING = {" and ": "{} and {}", " or ": "{} or {}"}
"""Between parts of a text, each of which is ours or a figure, the loosest first."""

_OF_MANY = frozenset(
    {"Filter {}", "Show only {} with these words", "Loading {}…", "No {} yet"}
    | {"The {} can't be read"}
)
"""What a list says of what it lists; in the gap of any other template a word is a name."""

LEAST_SHARE = 8
"""Of a long text, a template says at least one character in so many."""


class _Catalogue:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        from PySide6.QtCore import QLibraryInfo, QTranslator

        self.language = language
        self._locale = QLocale(language)
        self._known: dict[tuple[str, int], str] = {}
        self._templates: Templates | None = None
        self._translators = (QTranslator(), QTranslator())
        ours, qts = self._translators
        ours.load(f"tooldesk_{language}", str(CATALOGUES))
        # what Qt says itself, in the menus of its fields; a package may be without
        qts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def install(self) -> None:
        """Have Qt ask it, and show its characters."""
        load_faces(self.language)
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
            # a button is given what its command says already
            if known != words and self.exact(known) == known:
                for least in (1, LEAST_WORDS):
                    self._known.setdefault((known, least), known)
        return known

    def exact(self, words: str) -> str:
        """The same for one text, which is not looked for in any other way."""
        return self._translators[0].translate(CONTEXT, words) or words

    def in_gap(self, words: str) -> str:
        """What fills a gap, which may be a name of ours in small letters."""
        said = self._inner(words) if " " in words else self._bare_noun(words)
        return said if said != words else self._whole(words.capitalize()) or words

    def _found(self, words: str, least_words: int) -> str:
        is_figure = are_figures(words)
        if is_figure or len(words) > LONGEST or not _WORD.search(words):
            return written_figures(words, self._locale) if is_figure else words
        if (bare := words.strip()) != words:
            return words.replace(bare, self.say(bare, least_words))
        ways = (self._whole, self._joined, self._counted, self._numbered, self._with_keys)
        for way in (*ways, self._labelled, self._at_place, self._in_sentences):
            if (said := way(words)) is not None:
                return said
        # what says much of a text is its template rather than "{} is {}"
        for least in dict.fromkeys((LEAST_WORDS, least_words)):
            if (said := self._by_template_of_sentence(words, least)) is not None:
                return said
        other = words[0].lower() + words[1:]
        if other != words and (said := self._by_template(other, least_words)) is not None:
            return like(words, said)
        if (said := self._in_parts(words)) is not None:
            return said
        parts = _SENTENCES.split(words)
        if len(parts) > 1:
            return in_a_row(list(map(self.say, parts)))
        bare = words.rstrip(".:…")
        return ended(self.say(bare, least_words), words[len(bare) :]) if bare != words else words

    def _whole(self, words: str) -> str | None:
        """A text that the catalogue has, whatever its end and its first letter."""
        ours = self._translators[0]
        for end in ("", ".", "…", ":"):
            bare = words.removesuffix(end)
            if said := ours.translate(CONTEXT, bare):
                return said + words[len(bare) :]
        if " " not in words:
            return None
        for end in (".", "…"):  # a button says what its command says, without the dots
            if said := ours.translate(CONTEXT, f"{words}{end}"):
                return said.removesuffix(end).removesuffix("。")
        said = ours.translate(CONTEXT, words[0].swapcase() + words[1:])
        return like(words, said) if said else None

    def _joined(self, words: str) -> str | None:
        """Facts beside each other; a template of the last one would take all before it."""
        joint = next((each for each in _BETWEEN_FACTS if each in words), "")
        parts = words.split(joint) if joint else []
        said = [self._part(each) for each in parts]
        # a name may stand among them
        pairs = list(zip(said, parts, strict=True))
        if not any(said) or any(not a and joint != "  ·  " and " " in b for a, b in pairs):
            return None
        return joint.join(a or b for a, b in pairs)

    def _counted(self, words: str) -> str | None:
        """A number and its noun or state, in the form that this language has for that many."""
        if not (found := _COUNTED.fullmatch(words)):
            return None
        number = int(found[1].replace(",", ""))
        shown = self._locale.toString(number)
        if (said := self._noun(found[2], number)) is not None:
            return said.replace(str(number), shown, 1)
        of_many = f"{GAP} {found[2]}"
        if (said := self.exact(of_many)) != of_many:
            return said.replace(GAP, shown)
        for state in (found[2].capitalize(), f"{found[2].capitalize()}s"):
            if (said := self.exact(state)) != state:
                return f"{shown} {said[0].lower()}{said[1:]}"
        return None

    def _noun(self, noun: str, number: int) -> str | None:
        """So many of something, the number as it is."""
        one = noun if number == 1 else noun.removesuffix("s")
        key = f"%n {one}(s)"
        said = QCoreApplication.translate(CONTEXT, key, None, number)
        return None if said == key.replace("%n", str(number)) else said

    def _numbered(self, words: str) -> str | None:
        """What stands behind its number in a menu or a list."""
        if not (found := _NUMBERED.fullmatch(words)):
            return None
        said = self._whole(found[2])
        return None if said is None else f"{found[1]}{said}"

    def _with_keys(self, words: str) -> str | None:
        if not (keys := _KEYS.search(words)):
            return None
        from PySide6.QtGui import QKeySequence

        native = QKeySequence(keys[0][2:-1]).toString(QKeySequence.SequenceFormat.NativeText)
        return self.say(words[: keys.start()]) + (f" ({native})" if native else keys[0])

    def _labelled(self, words: str) -> str | None:
        """What stands behind a label of ours: "Fix: Leave it out."."""
        label, _, rest = words.partition(": ")
        for end in ("", "."):
            said = self._translators[0].translate(CONTEXT, f"{label}: {GAP}{end}")
            if said and (bare := rest.removesuffix(end)) and words.endswith(end):
                return said.replace(GAP, self.say(bare))
        return None

    def _at_place(self, words: str) -> str | None:
        """What is wrong at a place of a JSON document, and the rule that says so."""
        if not (found := _AT_PLACE.fullmatch(words)):
            return None
        place, message, rule, end = found.groups()
        said = self.say(message).removesuffix(".").removesuffix("。")
        return f"{self.say(place)}: {said} ({rule}){end}"

    def _in_sentences(self, words: str) -> str | None:
        """Sentence by sentence, where all of them are known."""
        parts = _SENTENCES.split(words)
        # a template may be of several sentences
        for pieces in (parts, [parts[0], " ".join(parts[1:])]) if len(parts) > 1 else ():
            said = [self.say(each) for each in pieces]
            if not any(map(eq, pieces, said)):
                return in_a_row(said)
        return None

    def _in_parts(self, words: str) -> str | None:
        """What is listed or joined, where every part is ours or a figure; or how many more."""
        if found := _REST.fullmatch(words):
            rest = self.exact(f" and {GAP} more")
            return f"{self._part(found[1]) or found[1]}{rest.replace(GAP, found[2])}"
        for joint in _JOINTS:
            parts = words.split(joint)
            if len(parts) == 1:
                continue
            said = [self._part(each) for each in parts]
            whole = [each for each in said if each is not None]
            if len(whole) == len(said) and any(map(_WORD.search, parts)):
                joining = self.exact(_JOINING[joint])[2:-2] if joint in _JOINING else joint
                return joining.join(whole)
        return None

    def _part(self, words: str) -> str | None:
        """A part of ours in this language, or a figure; None for anything else."""
        if are_figures(words):
            return written_figures(words, self._locale)
        if " " in words and (said := self._whole(words)) is not None:
            return said
        said = self._inner(words)
        return said if said != words else None

    def _phrase(self, words: str) -> str | None:
        """The same of what stands among other words, where one word, or some, may be names."""
        parts = _JOINED.split(words)
        are_names = all(each.isalpha() and not are_figures(each) for each in parts)
        return None if are_names else self._part(words)

    def _by_template_of_sentence(self, words: str, least_words: int) -> str | None:
        """By a template, also of a sentence that has no end, as another one is made of it."""
        if words[-1] not in ".:;,?!…":
            whole = self._by_template(f"{words}.", least_words, is_sentence=True)
            if whole is not None:
                return whole.removesuffix(".").removesuffix("。")
        return self._by_template(words, least_words)

    def _by_template(
        self, words: str, least_words: int, *, is_sentence: bool = False
    ) -> str | None:
        if self._templates is None:
            lines = TEMPLATES.read_text(encoding="utf-8").splitlines()
            self._templates = Templates(templates_of(lines, self.exact))
        for template in self._templates.like(words):
            if template.letters * LEAST_SHARE < len(words):
                return None
            gaps = template.gaps_of(words)
            # the end of a sentence stands in no gap
            if gaps is None or (is_sentence and not template.pieces[-1]):
                continue
            is_of_many = GAP.join(template.pieces) in _OF_MANY
            said = [self._part(each) if is_of_many else self._phrase(each) for each in gaps]
            if None in said and not template.is_telling(least_words):
                continue
            told = [a or self._listing(b) for a, b in zip(said, gaps, strict=True)]
            if said[0] and template.said.startswith((GAP, "{0}")):  # a phrase of ours, and no name
                told[0] = like(words, said[0])
            return filled(template.said, told)
        return None

    def _listing(self, words: str) -> str:
        """Names, and words of ours among them, as they are listed here: "a, b and c"."""
        rest, joint, last = words.rpartition(" and ")
        parts = [*rest.split(", "), last]
        said = [self._phrase(each) for each in parts]
        if not joint or any(a is None and " " in b for a, b in zip(said, parts, strict=True)):
            return words
        *first, end = (a or b for a, b in zip(said, parts, strict=True))
        return f"{', '.join(first)}{self.exact(_JOINING[joint])[2:-2]}{end}"

    def _inner(self, words: str) -> str:
        """What stood in a gap: a phrase of ours, what is listed, or a name that stays as it is."""
        if " " in words:
            return self.say(words)
        return self._bare_noun(words) if words.endswith("s") else words

    def _bare_noun(self, words: str) -> str:
        """What is counted, without a number; one of it may be somebody's name for something."""
        said = self._noun(words, 2 if words.endswith("s") else 1)
        return words if said is None else _NUMBER.sub("", said)


_catalogue: _Catalogue | None = None


def tr_part(words: str) -> str:
    """The same for a button, a field or a name, whose words are ours: short templates fit too."""
    return words if _catalogue is None else _catalogue.say(words, least_words=1)


def tr(words: str, *of: str) -> str:
    """Words for a person in the chosen language; with `of`, a template and what fills its gaps."""
    if _catalogue is None:
        return filled(words, of) if of else words
    if of:
        return filled(_catalogue.exact(words), [_catalogue.in_gap(each) for each in of])
    return _catalogue.say(words)


def without_gap(title: str) -> str:
    """A translated template whose gap nothing fills; an English one stays as it is."""
    joint = _GAPS_WITH_WORDS.get(current_language())
    if joint is None or GAP not in title:
        return title
    bare = joint.sub("", title).strip()
    at = 1 if bare.startswith("&") else 0
    return bare[:at] + bare[at : at + 1].upper() + bare[at + 1 :]


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
