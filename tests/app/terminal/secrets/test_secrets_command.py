"""tooldesk secrets in a shell: values come in unseen and never come out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from warm_commands import WarmCommands

CANARY = "sk-canary+/4711"
CODE = 'import os\n\ndef weather() -> str:\n    """Look."""\n    return os.environ["W_KEY"]\n'

Shell = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def shell(tmp_path: Path, secret_service, warm_commands: WarmCommands) -> Shell:
    workspace = tmp_path / "data" / "workspace"
    (workspace / "tools").mkdir(parents=True)
    (workspace / "weather.py").write_text(CODE)
    definition = {
        "name": "weather",
        "source": {"kind": "python", "file": "weather.py", "function": "weather"},
        "env_vars": [{"name": "W_KEY"}, {"name": "UNITS", "default": "metric"}],
    }
    (workspace / "tools" / "weather.json").write_text(json.dumps(definition))

    def run(*words: str, text: str | bytes = "", **environment: str):
        done = warm_commands.run(
            *(*words, "--data-dir", str(tmp_path / "data")),
            text=text if isinstance(text, bytes) else text.encode(),
            env=os.environ | environment,
        )
        shown = subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
        )
        assert CANARY not in shown.stdout + shown.stderr
        return shown

    return run


@pytest.fixture
def stored(shell: Shell):
    done = shell("secrets", "set", "W_KEY", text=CANARY + "\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "W_KEY is set.\n")
    yield shell
    shell("secrets", "unset", "W_KEY")


SCRIPT = """
import sys
from tooldesk import ToolUsage

with ToolUsage.of_workspace(sys.argv[1] + "/workspace", data_dir=sys.argv[1]) as usage:
    print(usage.use('{"name": "weather", "arguments": {}}').results[0].joined_text)
"""


def used_by_script(data_dir: Path, **environment: str) -> str:
    """What a program gets that uses the library."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(data_dir)],
        env=os.environ | environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert CANARY not in done.stdout + done.stderr
    return done.stdout.strip() + done.stderr


def listed(shell: Shell, **environment: str) -> dict[str, dict[str, object]]:
    done = shell("secrets", "list", "--json", **environment)
    return {each["name"]: each for each in json.loads(done.stdout)}


def test_stored_secret_reaches_the_tool_and_nothing_that_is_shown(stored: Shell):
    assert stored("run", "weather", "--yes").returncode == 3
    done = stored("permissions", "consent", "weather")
    assert done.stdout.startswith("weather: secret W_KEY for its own process\n")
    done = stored("run", "weather")
    assert (done.returncode, done.stdout) == (0, "•••W_KEY•••\n")
    shown = listed(stored)["W_KEY"]
    assert shown["state"] == "set"
    assert shown["origin"] == "global entry in the keyring"
    assert shown["used_by"] == ["weather"]
    assert shown["last_used_at"]


def test_list_shows_each_state(stored: Shell):
    lines = stored("secrets", "list").stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [["UNITS", "default"], ["W_KEY", "set"]]
    misspelt = stored("secrets", "unset", "WKEY")
    assert misspelt.returncode == 2
    assert "No stored secret is called 'WKEY'. The nearest: W_KEY." in misspelt.stderr
    assert stored("secrets", "unset", "W_KEY").stderr == "W_KEY is gone.\n  Needed by: weather.\n"
    assert "missing, needed" in stored("secrets", "list").stdout
    assert stored("secrets", "unset", "W_KEY").returncode == 2


def test_missing_secret_names_the_next_step(shell: Shell):
    done = shell("run", "weather")
    assert done.returncode == 1
    assert "weather needs W_KEY, which has no value." in done.stdout
    assert "tooldesk secrets set W_KEY" in done.stdout


def test_environment_gives_a_value_only_when_it_was_allowed(shell: Shell):
    assert shell("run", "weather", W_KEY=CANARY).returncode == 1
    assert shell("secrets", "set", "W_KEY", "--from-environment").returncode == 0
    assert shell("run", "weather", W_KEY=CANARY).returncode == 3
    assert shell("permissions", "consent", "weather").returncode == 0
    assert shell("run", "weather", W_KEY=CANARY).stdout == "•••W_KEY•••\n"
    assert listed(shell, W_KEY=CANARY)["W_KEY"]["state"] == "from environment"
    assert shell("secrets", "unset", "W_KEY").returncode == 0
    assert shell("run", "weather", W_KEY=CANARY).returncode == 1


def test_only_the_name_is_said_to_be_needed(shell: Shell):
    done = shell("secrets", "set")
    assert done.returncode == 2
    assert done.stderr.rstrip().endswith("the following arguments are required: NAME")


@pytest.mark.parametrize(
    "words",
    [
        ("W_KEY", CANARY),
        (f"W_KEY={CANARY}",),
        ("W_KEY", "--value", CANARY),
        (f"--value={CANARY}", "W_KEY"),
        ("W_KEY", f"-p{CANARY}"),
    ],
)
def test_value_on_the_command_line_is_refused_and_not_repeated(shell: Shell, words):
    done = shell("secrets", "set", *words)
    assert done.returncode == 2
    assert "command line" in done.stderr
    assert listed(shell)["W_KEY"]["state"] == "missing"


@pytest.mark.parametrize(
    ("text", "words"), [("", "is empty"), (b"\xff\xfe", "no text in UTF-8"), ("a\0b", "NUL")]
)
def test_impossible_value_is_refused_in_words(shell: Shell, text: str | bytes, words: str):
    done = shell("secrets", "set", "W_KEY", text=text)
    assert done.returncode in (1, 2)
    assert words in done.stderr


def test_value_of_several_lines_survives(shell: Shell, tmp_path: Path):
    shell("secrets", "set", "W_KEY", "--for-workspace", text="first line\nsecond line\r\n")
    assert listed(shell)["W_KEY"]["origin"] == "workspace override in the keyring"
    (tmp_path / "leak.txt").write_text("first line\nsecond line")
    done = shell("secrets", "scan", "--json", str(tmp_path / "leak.txt"))
    assert done.returncode == 1
    (leak,) = json.loads(done.stdout)["leaks"]
    assert (leak["name"], leak["line"]) == ("W_KEY", 1)
    assert shell("secrets", "unset", "W_KEY", "--for-workspace").returncode == 0


def test_import_of_broken_json_says_where_it_breaks(shell: Shell, tmp_path: Path):
    file = tmp_path / "servers.json"
    file.write_text('{"mcpServers": {"a": {"env": {"W_KEY": "' + CANARY)
    done = shell("secrets", "import", str(file))
    assert done.returncode == 2
    assert done.stderr.startswith(f"tooldesk: {file} is not JSON")


def test_import_shows_a_plan_and_stores_only_after_a_yes(shell: Shell, tmp_path: Path):
    env = tmp_path / ".env"
    env.write_text(f"export W_KEY='{CANARY}'\nW_KEY='{CANARY}'\nOTHER=unwanted-value\n")
    done = shell("secrets", "import", str(env))
    assert done.returncode == 0
    assert [" ".join(line.split()) for line in done.stdout.splitlines()] == [
        "W_KEY line 1 skipped: line 2 sets it again",
        "W_KEY line 2 new",
        "OTHER line 3 new",
    ]
    assert "--yes" in done.stderr
    assert listed(shell)["W_KEY"]["state"] == "missing"
    shell("secrets", "import", str(env), "--only", "W_KEY", "--yes")
    assert set(listed(shell)) == {"W_KEY", "UNITS"}
    assert listed(shell)["W_KEY"]["state"] == "set"
    assert shell("secrets", "scan", str(env)).stdout.startswith(f"{env}:1: W_KEY\n")
    shell("secrets", "unset", "W_KEY")


def test_imported_file_is_rewritten_with_references(shell: Shell, tmp_path: Path):
    servers = {"mcpServers": {"github": {"command": "x", "env": {"W_KEY": CANARY}}}}
    file = tmp_path / "servers.json"
    file.write_text(json.dumps(servers))
    file.chmod(0o600)
    done = shell("secrets", "import", str(file), "--rewrite")
    assert "Nothing was stored" in done.stderr
    assert CANARY in file.read_text()
    done = shell("secrets", "import", str(file), "--rewrite", "--yes")
    assert done.stdout.splitlines()[1:] == [
        f"{file}:1:",
        '- "W_KEY": "••••••"',
        '+ "W_KEY": "${W_KEY}"',
    ]
    assert file.read_text() == json.dumps(servers).replace(json.dumps(CANARY), '"${W_KEY}"')
    assert file.stat().st_mode & 0o777 == 0o600
    assert shell("secrets", "import", "-", "--rewrite", text="A=b").returncode == 2
    shell("secrets", "unset", "W_KEY")


def test_import_reads_mcp_servers_from_standard_input(shell: Shell):
    servers = {"mcpServers": {"github": {"command": "x", "env": {"W_KEY": CANARY}}}}
    done = shell("secrets", "import", "-", "--yes", text=json.dumps(servers))
    assert (done.returncode, done.stdout.split()) == (0, ["W_KEY", "server", "github", "new"])
    shell("secrets", "unset", "W_KEY")


def test_scan_finds_nothing_in_what_tooldesk_keeps(stored: Shell):
    stored("run", "weather")
    done = stored("secrets", "scan")
    assert (done.returncode, done.stdout) == (0, "")
    assert "1 value looked for" in done.stderr
    assert stored("secrets", "scan", "/no/such/folder").returncode == 2


def test_machine_without_a_keyring_uses_the_encrypted_file(shell: Shell, tmp_path: Path):
    bare = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "XDG_RUNTIME_DIR": str(tmp_path)}
    done = shell("secrets", "set", "W_KEY", text=CANARY, **bare)
    assert done.returncode == 1
    assert "There is no keyring here." in done.stderr
    assert "--encrypted-file" in done.stderr
    bare["TOOLDESK_PASSPHRASE"] = "correct horse"
    assert shell("secrets", "set", "W_KEY", "--encrypted-file", text=CANARY, **bare).returncode == 0
    assert shell("permissions", "consent", "weather", **bare).returncode == 0
    assert shell("run", "weather", **bare).stdout == "•••W_KEY•••\n"
    assert used_by_script(tmp_path / "data", **bare) == "•••W_KEY•••"
    wrong = bare | {"TOOLDESK_PASSPHRASE": "wrong"}
    assert "passphrase does not open" in used_by_script(tmp_path / "data", **wrong)
    done = shell("run", "weather", **wrong)
    assert (done.returncode, done.stdout) == (3, "")
    assert "passphrase does not open" in done.stderr
    done = shell("run", "weather", "--unchecked", **wrong)
    assert done.returncode == 1
    assert "passphrase does not open" in done.stdout
    assert shell("secrets", "list", **wrong).returncode == 1
