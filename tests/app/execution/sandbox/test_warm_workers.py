"""Which sandboxed calls share a warm process, and which must not."""

from __future__ import annotations

import os

import pytest

from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

STATE = "seen = []\ndef run(word: str) -> list:\n    seen.append(word)\n    return seen\n"


async def test_calls_of_one_tool_share_a_warm_sandbox(bench):
    bench.write(STATE)
    await bench.call(arguments={"word": "a"})
    assert (await bench.call(arguments={"word": "b"})).structured == ["a", "b"]


async def test_sandboxed_and_native_calls_never_share_a_process(bench):
    bench.write("import os\ndef run() -> str:\n    return os.readlink('/proc/self/ns/net')\n")
    fields = bench.definition().model_dump() | {"execution_mode": "native"}
    native = ToolDefinition.model_validate(fields)
    ours = os.readlink("/proc/self/ns/net")
    for _ in range(3):
        assert (await bench.call()).joined_text != ours
        assert (await bench.sources.call(native, {}, ToolContext())).joined_text == ours


async def test_tools_do_not_share_a_sandbox(bench):
    bench.write(STATE)
    await bench.call(arguments={"word": "a"}, name="first")
    assert (await bench.call(arguments={"word": "b"}, name="second")).structured == ["b"]


async def test_other_limits_need_another_sandbox(bench):
    bench.write(STATE)
    await bench.call(arguments={"word": "a"})
    result = await bench.call(arguments={"word": "b"}, sandbox={"memory_mb": 100})
    assert result.structured == ["b"]


async def test_sandbox_that_saw_a_secret_serves_no_other_call(bench):
    bench.write(STATE)
    await bench.call(arguments={"word": "a"}, context={"env_vars": {"TOKEN": "t0ken"}})
    assert (await bench.call(arguments={"word": "b"})).structured == ["b"]


@pytest.mark.parametrize("is_replaced", [True, False])
async def test_edited_file_runs_its_new_code(bench, is_replaced):
    path = bench.write("def run() -> str:\n    return 'old'\n")
    assert (await bench.call()).joined_text == "old"
    if is_replaced:
        # as editors save: a new file takes the place of the old one
        bench.write("def run() -> str:\n    return 'new one'\n", "tool.py.part").rename(path)
    else:
        bench.write("def run() -> str:\n    return 'new one'\n")
    assert (await bench.call()).joined_text == "new one"


async def test_module_that_was_added_beside_the_tool_can_be_imported(bench):
    bench.write("def run() -> int:\n    import helper\n    return helper.ANSWER\n")
    assert (await bench.call()).is_error
    bench.write("ANSWER = 42\n", "helper.py")
    bench.write("VALUE = 1\n", "package/__init__.py")
    assert (await bench.call()).structured == 42


async def test_checking_a_tool_imports_its_code_in_the_sandbox_only(bench, tmp_path):
    marker = tmp_path / "imported"
    path = bench.write(f"open({str(marker)!r}, 'w')\ndef run() -> int:\n    'Run.'\n")
    confinement = await bench.sandboxes.confine(bench.definition())
    description = await bench.workers.describe(path, confinement=confinement)
    assert [function.name for function in description.functions] == ["run"]
    assert not marker.exists()


async def test_folder_that_is_moved_behind_a_link_is_looked_up_again(bench):
    bench.write("import os\ndef run() -> str:\n    return os.getcwd()\n")
    folder = bench.folder()
    assert (await bench.call()).joined_text == str(folder.resolve())
    elsewhere = folder.with_name("elsewhere")
    folder.rename(elsewhere)
    folder.symlink_to(elsewhere)
    assert (await bench.call()).joined_text == str(elsewhere.resolve())
    folder.unlink()
    assert (await bench.call()).joined_text == str(folder.resolve())
