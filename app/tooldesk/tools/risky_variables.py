"""changes_what_runs: variables by which whoever sets them decides what a program does."""

from __future__ import annotations

import re

from tooldesk.late_pattern import late_pattern

_RISKY = late_pattern(
    r"(?:LD|DYLD|GIT|NODE|JAVA|JDK|MAVEN|GRADLE|NPM_CONFIG|PIP|UV|CURL|SSH|OPENSSL|LUA|PHP|DOTNET"
    r"|GCONV|GTK|QT)_\w+|(?:PYTHON|PERL|RUBY)\w+|JAVA_HOME"
    r"|PATH|IFS|ENV|BASH_ENV|BASHOPTS|SHELLOPTS|SHELL|PS4|PROMPT_COMMAND|ZDOTDIR|CDPATH|HOME"
    r"|EDITOR|VISUAL|PAGER|LESS|LESSOPEN|LESSCLOSE|BROWSER|TERMINFO|TERMCAP|MANPAGER|INPUTRC"
    r"|CLASSPATH|_JAVA_OPTIONS|GLIBC_TUNABLES|MALLOC_\w+|LOCPATH|NLSPATH|HOSTALIASES|RES_OPTIONS"
    r"|TMPDIR|XDG_\w+|CC|CXX|CFLAGS|LDFLAGS|MAKEFLAGS|MAKEFILES|RUSTC_WRAPPER|CARGO_\w+|GOFLAGS"
    r"|(?:HTTPS?|ALL|NO|FTP)_PROXY|(?:SSL|REQUESTS)_\w+",
    re.IGNORECASE,
)
"""Source: ld.so(8), "Secure-execution mode"; bash(1); python(1); git(1); the pages of node, npm,
pip, curl and openssl on the environment."""


def changes_what_runs(name: str) -> bool:
    """Whether a variable makes programs load, start or trust something, rather than tell them."""
    return _RISKY.fullmatch(name) is not None
