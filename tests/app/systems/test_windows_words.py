"""Words, names, texts and ends of Windows: what can be told without one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from subprocess import list2cmdline

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions import place
from tooldesk.execution.permissions import path_places
from tooldesk.portable_name import is_portable
from tooldesk.systems import windows
from tooldesk.systems.program import KILLED, UnsafeWordsError
from tooldesk.systems.windows.byte_locks import Overlapped, free, lock
from tooldesk.systems.windows.command_line import command_line, starter
from tooldesk.systems.windows.exit_codes import in_words, returncode_of
from tooldesk.systems.windows.output_text import OutputText
from tooldesk.systems.windows.program_files import USUAL_ENDINGS, find
from tooldesk.systems.windows.replacing import replaced

BATCH = "C:\\Program Files\\nodejs\\npx.cmd"


@pytest.mark.parametrize(
    "words",
    [
        ["tool", "", "a b", 'say "hi"', "C:\\folder\\", "C:\\a b\\", "%PATH%", "a&b|c>d^e"],
        ["tool", 'back\\"slash', "tab\there", "ü"],
    ],
)
def test_program_gets_the_words_that_it_was_given(words: list[str]) -> None:
    line = command_line("C:\\tool.exe", words)
    assert line == list2cmdline(words)
    assert taken_apart(line) == words


def taken_apart(line: str) -> list[str]:
    """The words of a line. Source: Microsoft, "Parsing C command-line arguments"."""
    words, word, slashes, is_quoted, has_word = [], "", 0, False, False
    for letter in line + " ":
        if letter == "\\":
            slashes, has_word = slashes + 1, True
            continue
        if letter == '"':
            word += "\\" * (slashes // 2)
            if slashes % 2:
                word += '"'
            else:
                is_quoted = not is_quoted
            slashes, has_word = 0, True
            continue
        word, slashes = word + "\\" * slashes, 0
        if letter in " \t" and not is_quoted:
            words += [word] * has_word
            word, has_word = "", False
        else:
            word, has_word = word + letter, True
    return words


def test_batch_file_is_read_by_cmd_between_quotes_only() -> None:
    line = command_line(BATCH, ["npx", "-y", "@scope/server", "a&b|c>d^e!f", "C:\\a b\\", ""])
    start = 'cmd.exe /d /e:on /v:off /s /c "'
    assert line.startswith(start)
    assert line.endswith('"')
    inner = line.removeprefix(start).removesuffix('"')
    assert inner == f'"{BATCH}" "-y" "@scope/server" "a&b|c>d^e!f" "C:\\a b\\\\" ""'
    # every sign that means something to cmd.exe is between two quotes
    assert all(not set("&|<>^!") & set(each) for each in inner.split('"')[::2])
    assert starter(BATCH, {"SYSTEMROOT": "C:\\Win"}) == "C:\\Win\\System32\\cmd.exe"
    assert starter("C:\\tool.exe", {}) == "C:\\tool.exe"


@pytest.mark.parametrize("word", ['"', "%PATH%", "a\nb", "a\rb", '" & calc & "'])
@pytest.mark.parametrize("program", [BATCH, "x.BAT", "x.cmd. ", "x.bat.."])
def test_batch_file_gets_no_word_that_cmd_would_change(program: str, word: str) -> None:
    with pytest.raises(UnsafeWordsError, match="batch file"):
        command_line(program, ["x", word])
    with pytest.raises(UnsafeWordsError):
        windows.check_words(program, ["x", word])


def test_line_that_is_too_long_is_none() -> None:
    for program, most in (("tool.exe", 32_766), (BATCH, 8_191)):
        with pytest.raises(OSError, match="the command line is too long"):
            command_line(program, ["x", "a" * most])
    with pytest.raises(UnsafeWordsError):
        command_line("tool.exe", ["tool", "a\0b"])


FILES = {
    "C:\\bin\\git.exe",
    "C:\\bin\\npx.cmd",
    "C:\\bin\\script",
    "\\bin\\root.exe",
    "here.exe",
    "C:\\more\\git.exe",
    ".\\own.exe",
}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("git", "C:\\bin\\git.exe"),
        ("GIT.exe", "C:\\bin\\GIT.exe"),
        ("npx", "C:\\bin\\npx.cmd"),
        ("script", None),
        ("here", None),
        ("root", None),
        (".\\own", ".\\own.exe"),
        ("C:\\bin\\script", None),
        ("C:\\bin\\git.exe", "C:\\bin\\git.exe"),
    ],
)
def test_program_is_found_by_its_ending_and_never_where_we_are(
    name: str, found: str | None
) -> None:
    files = {each.lower() for each in FILES}
    path = ';.;\\bin;"C:\\bin";C:\\more;relative'
    has = find(name, path, USUAL_ENDINGS, lambda each: each.lower() in files)
    assert (has or "").lower() == (found or "").lower()


@pytest.mark.parametrize(
    "path",
    [
        "notes.txt",
        "a/b\\c.txt",
        "..\\x",
        ".",
        "C:\\work\\x",
        "C:/work/x",
        "\\work",
        "console",
        ".git",
    ],
)
def test_path_that_names_one_place_is_plain(path: str) -> None:
    assert windows.is_plain_path(path)


ODD = [
    "C:x",
    "x:stream",
    "x::$DATA",
    "C:\\x:y",
    "con",
    "a/NUL.txt",
    "secret.",
    "secret. /x",
    "a /b",
]
ODD += ["\\\\server\\share\\x", "//server/share", "\\\\?\\C:\\x", "\\\\.\\pipe\\x"]


@pytest.mark.parametrize("path", ODD)
def test_path_that_windows_reads_otherwise_is_judged_by_no_rule(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not windows.is_plain_path(path)
    reader = path_places.PathReader(tmp_path)
    assert path_places.is_under("plain", ["."], tmp_path, reader) is True
    monkeypatch.setattr(path_places, "system", windows)
    monkeypatch.setattr(place, "system", windows)
    assert path_places.is_under("plain", ["."], tmp_path, reader) is True
    assert path_places.is_under(path, ["."], tmp_path, reader) is None
    with pytest.raises(InvalidInputError, match="That is no path"):
        place.Place(str(tmp_path)).resolve(path)


@pytest.mark.parametrize(
    "name", ["a:b", "a?b", "a*", 'a"b', "a<b", "a|b", "a\tb", "COM¹", "Aux .x"]
)
def test_name_that_windows_has_for_no_file_is_none(name: str) -> None:
    assert not is_portable(name)
    assert is_portable("a-b_c (1) ü.json")


def test_output_is_text_with_plain_line_ends_whatever_its_code_page() -> None:
    decoder = OutputText("cp850")
    whole = "grün\r\nzwei\rdrei\n".encode()
    assert "".join(decoder.decode(whole[at : at + 1]) for at in range(len(whole))) == (
        "grün\nzwei\ndrei\n"
    )
    decoder.reset()
    assert decoder.decode(b"a\r") + decoder.decode(b"\nb", final=True) == "a\nb"
    decoder.reset()
    assert decoder.decode("grün".encode("cp850")) + decoder.decode(b"\x81\r\n") == "grünü\n"
    decoder.reset()
    # cut off in the middle of a letter, which shows no other code page
    assert decoder.decode("aü".encode()[:2], final=True) == "a\N{REPLACEMENT CHARACTER}"


def test_crash_is_told_in_words() -> None:
    assert returncode_of(1) == 1
    assert in_words(-returncode_of(0xC0000005)) == (
        "0xC0000005: it touched memory that is not its own"
    )
    assert in_words(-returncode_of(0xC0DEDEAD)) == "0xC0DEDEAD"
    assert in_words(-KILLED) == "Tooldesk"


class InUse(PermissionError):
    winerror = 32


def test_file_that_somebody_looks_into_is_replaced_a_moment_later(tmp_path: Path) -> None:
    failures, slept = [InUse(), InUse()], []
    source, target = tmp_path / "new", tmp_path / "old"
    source.write_text("new")

    def replace(new: object, old: object) -> None:
        if failures:
            raise failures.pop()
        os.replace(new, old)  # type: ignore[arg-type]

    replaced(source, target, replace, slept.append)
    assert target.read_text() == "new"
    assert len(slept) == 2
    failures[:] = [InUse()] * 100
    with pytest.raises(InUse):
        replaced(source, target, replace, slept.append)
    assert sum(slept) < 1
    with pytest.raises(FileNotFoundError):
        replaced(tmp_path / "none", target, os.replace, slept.append)


class Locks:
    """LockFileEx as Microsoft says: each byte is held by one, or shared by many."""

    def __init__(self) -> None:
        self.held: dict[int, int] = {}

    def LockFileEx(self, file: int, flags: int, zero: int, low: int, high: int, at: object) -> int:
        assert (zero, low, high, flags & 1) == (0, 1, 0, 1)
        number = _number(at)
        if number in self.held and not (self.held[number] == 1 == flags):
            return 0
        self.held[number] = flags
        return 1

    def UnlockFileEx(self, file: int, zero: int, low: int, high: int, at: object) -> int:
        return int(self.held.pop(_number(at), None) is not None)


def _number(at: object) -> int:
    where = at._obj  # type: ignore[attr-defined]
    assert isinstance(where, Overlapped)
    return where.OffsetHigh << 32 | where.Offset


@pytest.mark.skipif(sys.platform == "win32", reason="takes descriptors for handles")
def test_lock_of_a_byte_beyond_four_gigabytes_is_that_of_one_only() -> None:
    locks = Locks()
    lock(5, 2**47, is_shared=False, library=locks)  # type: ignore[arg-type]
    assert locks.held == {2**47: 3}
    with pytest.raises(BlockingIOError):
        lock(6, 2**47, is_shared=False, library=locks)  # type: ignore[arg-type]
    lock(6, 2**47 + 1, is_shared=True, library=locks)  # type: ignore[arg-type]
    lock(5, 2**47 + 1, is_shared=True, library=locks)  # type: ignore[arg-type]
    free(5, 2**47, locks)  # type: ignore[arg-type]
    lock(6, 2**47, is_shared=False, library=locks)  # type: ignore[arg-type]


def test_each_system_has_all_that_is_asked_of_one() -> None:
    from tooldesk.systems import linux, macos
    from tooldesk.systems.system import System

    asked = {name for name in vars(System) | System.__annotations__ if not name.startswith("_")}
    for system in (linux, macos, windows):
        assert [name for name in sorted(asked) if not hasattr(system, name)] == []
    assert macos.NO_SANDBOX
    assert windows.NO_SANDBOX
