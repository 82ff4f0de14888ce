"""glob and grep."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import regex

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.text_files import decoded
from tooldesk.natural_order import natural_key
from tooldesk.systems import system

MOST_FOUND = 1_000
MOST_LOOKED_AT = 200_000
"""Files and folders."""

LONGEST_SEARCH_S = 20.0
LONGEST_LINE = 500
_LONGEST_PATTERN = 2_000
_MOST_STARS = 4
_LARGEST_FILE_BYTES = 10_000_000
_MOST_SHOWN = 100_000
_SKIPPED = frozenset({".git", ".hg", ".svn", "node_modules", "__pycache__", ".venv"})

Output = Literal["content", "files", "count"]


def glob(place: Place, pattern: str, path: str = ".") -> str:
    """Find files by their names. Links are not followed, and folders such as .git left out.

    Args:
        place: The folders of the call.
        pattern: Such as "*.py", "src/**/*.ts" or "data/2024-??.csv"; ** is any folders.
        path: Folder to look in, relative to the working folder.
    """
    fits = _matcher(pattern)
    root = _folder(place, path)
    found = [file for file in _files(place, root) if fits(file.relative_to(root).as_posix())]
    if not found:
        return f"No file fits {pattern}."
    names = sorted(map(place.shown, found), key=natural_key)
    more = len(names) - MOST_FOUND
    return "\n".join(names[:MOST_FOUND] + ([f"… and {more:,} more."] if more > 0 else []))


def grep(
    place: Place,
    pattern: str,
    path: str = ".",
    glob: str | None = None,
    ignore_case: bool = False,
    context_lines: int = 0,
    output: Output = "content",
    limit: int = 200,
) -> str:
    """Find lines of text files by a regular expression.

    Args:
        place: The folders of the call.
        pattern: The regular expression.
        path: File or folder to look in, relative to the working folder.
        glob: Only files whose path fits this, such as "*.py" or "src/**".
        ignore_case: Whether capital and small letters are the same.
        context_lines: How many lines before and after each are shown, 10 at most.
        output: The lines ("content"), the names of the files, or how many lines each has.
        limit: How many lines or files at most, 1000 at most.
    """
    search = _Search(
        place, pattern, glob, ignore_case, max(0, min(context_lines, 10)), output,
        max(1, min(limit, MOST_FOUND)),
    )  # fmt: skip
    real = place.resolve(path)
    program = system.find_program("rg", os.environ.get("PATH", os.defpath))
    if program and not real.is_dir():
        return search.of_file(program, real, path)
    if program and not place.hides_something:
        return search.with_program(program, real)
    return search.in_python(real)


class _Search:
    """One grep, with or without ripgrep."""

    def __init__(
        self,
        place: Place,
        pattern: str,
        glob: str | None,
        ignore_case: bool,
        context_lines: int,
        output: Output,
        limit: int,
    ) -> None:
        if len(pattern) > _LONGEST_PATTERN:
            raise InvalidInputError("The pattern is too long.", next_step="Shorten it.")
        self._place, self._pattern, self._glob = place, pattern, glob
        self._ignore_case, self._context, self._output = ignore_case, context_lines, output
        self._limit = limit
        self._end = time.monotonic() + LONGEST_SEARCH_S

    def with_program(self, program: str, root: Path) -> str:
        """By ripgrep, which follows no links and reads no settings of anybody's."""
        words = [*self._words(program), "--with-filename", "--sort=path", "--hidden"]
        words += [f"--glob=!**/{name}/" for name in sorted(_SKIPPED)]
        words += [f"--glob={self._glob}"] if self._glob else []
        with self._place.opened(root, str(root)) as descriptor:
            # in the folder that was judged, whatever has its name by now
            folder = f"/proc/self/fd/{descriptor}" if os.path.isdir("/proc/self/fd") else root
            done = self._run([*words, "--regexp", self._pattern, "--", "."], folder, descriptor)
        if done.returncode > 1 and not done.stdout:
            raise _wrong_pattern(done.stderr.decode("utf-8", "replace").strip()[:500])
        prefix = "" if root == self._place.working_dir else f"{self._place.shown(root)}/"
        lines = done.stdout.decode("utf-8", "replace").splitlines()
        shown = (line if line == "--" else f"{prefix}{line.removeprefix('./')}" for line in lines)
        return self._told(list(shown))

    def of_file(self, program: str, file: Path, path: str) -> str:
        """By ripgrep, which gets one file to read, of whatever size."""
        name = self._place.shown(file)
        with self._place.opened(file, path) as descriptor:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise InvalidInputError(f"{path} is no file.", next_step="Choose another path.")
            words = [*self._words(program), "--no-filename", "--regexp", self._pattern, "--", "-"]
            done = self._run(words, None, descriptor, descriptor)
        if done.returncode > 1 and not done.stdout:
            raise _wrong_pattern(done.stderr.decode("utf-8", "replace").strip()[:500])
        lines = done.stdout.decode("utf-8", "replace").splitlines()
        if self._output == "files":
            return self._told([name] if lines else [])
        if self._output == "count":
            return self._told([f"{name}:{line}" for line in lines])
        return self._told([_named(name, line) for line in lines])

    def _words(self, program: str) -> list[str]:
        words = [program, "--no-config", "--no-heading", "--color=never", "--line-number"]
        words.append(f"--max-columns={LONGEST_LINE}")
        words += ["--ignore-case"] if self._ignore_case else []
        words += {"files": ["--files-with-matches"], "count": ["--count"]}.get(self._output, [])
        if self._output == "content" and self._context:
            words.append(f"--context={self._context}")
        return words

    def _run(
        self,
        words: list[str],
        folder: str | Path | None,
        descriptor: int,
        stdin: int = subprocess.DEVNULL,
    ) -> subprocess.CompletedProcess[bytes]:
        try:
            return subprocess.run(
                words,
                cwd=folder,
                pass_fds=(descriptor,),
                capture_output=True,
                stdin=stdin,
                timeout=LONGEST_SEARCH_S,
            )
        except subprocess.TimeoutExpired:
            raise _too_slow() from None

    def in_python(self, real: Path) -> str:
        """By a library whose patterns stop after a while."""
        try:
            flags = regex.IGNORECASE if self._ignore_case else 0
            pattern = regex.compile(self._pattern, flags | regex.VERSION0)
        except (regex.error, RecursionError, OverflowError) as error:
            raise _wrong_pattern(str(error)) from None
        found: list[str] = []
        for file in self._candidates(real):
            if len(found) > self._limit:
                break
            found += self._in_file(file, pattern, is_named=file == real)
        return self._told(found)

    def _candidates(self, real: Path) -> Iterator[Path]:
        if not real.is_dir():
            yield real
            return
        fits = _matcher(self._glob) if self._glob else None
        for file in sorted(_files(self._place, real)):
            if fits is None or fits(file.relative_to(real).as_posix()) or fits(file.name):
                yield file

    def _in_file(self, file: Path, pattern: regex.Pattern[str], is_named: bool) -> list[str]:
        name = self._place.shown(file)
        try:
            content = self._place.read_bytes(name, _LARGEST_FILE_BYTES)
            lines = decoded(content, name).text.splitlines()
        except InvalidInputError as error:
            if is_named:
                raise InvalidInputError(
                    error.message, next_step="Choose another file, or look into it with bash."
                ) from None
            return []  # no text, too large, or gone by now
        at = [number for number, line in enumerate(lines) if self._fits(pattern, line)]
        if not at or self._output == "files":
            return [name] if at else []
        if self._output == "count":
            return [f"{name}:{len(at)}"]
        return list(self._with_context(name, lines, at))

    def _fits(self, pattern: regex.Pattern[str], line: str) -> bool:
        left_s = self._end - time.monotonic()
        if left_s <= 0:
            raise _too_slow()
        try:
            return pattern.search(line, timeout=left_s) is not None
        except TimeoutError:
            raise _too_slow() from None

    def _with_context(self, name: str, lines: list[str], at: list[int]) -> Iterator[str]:
        hits, last = set(at), -1
        for hit in at:
            first = max(last + 1, hit - self._context)
            if self._context and last >= 0 and first > last + 1:
                yield "--"
            for number in range(first, min(len(lines), hit + self._context + 1)):
                mark = ":" if number in hits else "-"
                yield f"{name}{mark}{number + 1}{mark}{lines[number][:LONGEST_LINE]}"
                last = number

    def _told(self, lines: list[str]) -> str:
        if not lines:
            return "Nothing fits."
        text = "\n".join(lines[: self._limit])[:_MOST_SHOWN]
        is_cut = len(lines) > self._limit or len(text) == _MOST_SHOWN
        return f"{text}\n… and more; narrow the search." if is_cut else text


def _named(name: str, line: str) -> str:
    """A line as of a search through a folder; what is between two hits has no number."""
    mark = line.lstrip("0123456789")[:1]
    return f"{name}{mark}{line}" if mark in (":", "-") and line != "--" else line


def _folder(place: Place, path: str) -> Path:
    real = place.resolve(path)
    if not real.is_dir():
        raise InvalidInputError(f"{path} is no folder.", next_step="Name a folder.")
    return real


def _files(place: Place, root: Path) -> Iterator[Path]:
    """All files below a folder, without following links."""
    count = 0
    for folder, folders, names in os.walk(root):
        here = Path(folder)
        folders[:] = [
            name for name in folders if name not in _SKIPPED and not place.is_hidden(here / name)
        ]
        count += len(folders) + len(names)
        if count > MOST_LOOKED_AT:
            raise InvalidInputError(
                f"There are more than {MOST_LOOKED_AT:,} files there.",
                next_step="Look in a folder below it.",
            )
        for name in names:
            if not os.path.islink(here / name):
                yield here / name


def _matcher(pattern: str) -> Callable[[str], bool]:
    """Whether a path with slashes fits; * and ? stay within a folder, ** does not."""
    if len(pattern) > _LONGEST_PATTERN:
        raise InvalidInputError("The pattern is too long.", next_step="Shorten it.")
    parts = [part for part in pattern.replace("\\", "/").split("/") if part not in ("", ".")]
    written = [None if part == "**" else _compiled(part) for part in parts]

    def fits(path: str) -> bool:
        names = path.split("/")
        # which beginnings of the pattern fit what was looked at so far
        reached = _closed({0}, written)
        for name in names:
            forward = {
                at if written[at] is None else at + 1
                for at in reached
                if at < len(written) and _part_fits(written[at], name)
            }
            reached = _closed(forward, written)
        return len(written) in reached

    return fits


def _part_fits(part: re.Pattern[str] | None, name: str) -> bool:
    return part is None or part.fullmatch(name) is not None


def _closed(reached: set[int], written: list[re.Pattern[str] | None]) -> set[int]:
    """With what ** for no folder at all leads to."""
    for at in range(len(written)):
        if at in reached and written[at] is None:
            reached.add(at + 1)
    return reached


def _compiled(part: str) -> re.Pattern[str]:
    """One name of a glob; runs of stars are one, so that no pattern gets slow."""
    words = []
    for piece in re.findall(r"\*+|\?|\[!?\]?[^]]*\]|.", part, re.DOTALL):
        if piece.startswith("*"):
            words.append(".*")
        elif piece == "?":
            words.append(".")
        elif len(piece) > 1:
            inside = re.sub(r"([\\\[&~|])", r"\\\1", piece[1:-1])
            words.append(f"[{'^' if inside.startswith('!') else ''}{inside.removeprefix('!')}]")
        else:
            words.append(re.escape(piece))
    if words.count(".*") > _MOST_STARS:
        raise InvalidInputError("The pattern has too many stars.", next_step="Use fewer.")
    try:
        return re.compile("".join(words), re.DOTALL)
    except re.error as error:
        raise _wrong_pattern(str(error)) from None


def _wrong_pattern(why: str) -> InvalidInputError:
    return InvalidInputError(f"The pattern is wrong: {why}.", next_step="Correct it.")


def _too_slow() -> InvalidInputError:
    return InvalidInputError(
        f"The search took longer than {LONGEST_SEARCH_S:g} s and was given up.",
        next_step="Use a simpler pattern, or look in fewer files.",
    )
