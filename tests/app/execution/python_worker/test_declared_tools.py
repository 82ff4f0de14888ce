"""The optional decorator `tool`, imported by files of interpreters that don't have Tooldesk."""

from __future__ import annotations

from pathlib import Path

import pytest

DECORATED = """
    from tooldesk import tool

    @tool(
        name="weather.now",
        tags=["weather"],
        env_vars={"WEATHER_KEY": "From the provider's page"},
        timeout_s=5,
        max_retries=2,
        is_idempotent=True,
        cache_ttl_s=60,
        store_if=lambda arguments, result: result["is_final"],
    )
    def run(city: str) -> dict:
        '''Say the weather.'''
        return {"city": city, "is_final": city != "Nowhere"}
"""


async def test_what_is_declared_is_described(bench):
    bench.write(DECORATED)
    described = await bench.pool.describe(bench.folder / "tool.py")
    (function,) = described.functions
    assert (function.name, function.tool_name) == ("run", "weather.now")
    assert function.declared == {
        "name": "weather.now",
        "tags": ["weather"],
        "env_vars": [{"name": "WEATHER_KEY", "description": "From the provider's page"}],
        "timeout_s": 5,
        "max_retries": 2,
        "is_idempotent": True,
        "cache": {"enabled": True, "ttl_s": 60},
    }
    assert function.description == "Say the weather."
    assert list(function.input_schema["properties"]) == ["city"]


async def test_predicate_runs_beside_the_function_and_says_what_is_not_stored(bench):
    bench.write(DECORATED)
    assert (await bench.call({"city": "Rome"})).not_stored_because == ""
    result = await bench.call({"city": "Nowhere"})
    assert result.structured == {"city": "Nowhere", "is_final": False}
    assert result.not_stored_because == "the function's predicate says no"


async def test_predicate_that_raises_keeps_the_result_and_says_so(bench):
    bench.write(
        """
        from tooldesk import tool

        @tool(should_cache=lambda arguments, result: 1 / 0)
        def run() -> int:
            return 1
        """
    )
    result = await bench.call()
    assert (result.structured, result.is_error) == (1, False)
    assert result.not_stored_because == "the function's predicate raised ZeroDivisionError"


@pytest.mark.parametrize(
    ("predicate", "why"),
    [
        ("lambda *_: sys.exit()", "raised SystemExit"),
        ("asked", "gives a coroutine; it must be an ordinary function"),
        ("yielded", "gives a generator; it must be an ordinary function"),
    ],
)
async def test_predicate_that_is_none_stores_nothing_and_costs_no_result(bench, predicate, why):
    bench.write(
        f"""
        import sys
        from tooldesk import tool

        async def asked(arguments, result):
            return False

        def yielded(arguments, result):
            yield False

        @tool(should_cache={predicate})
        def run() -> int:
            return 1
        """
    )
    result = await bench.call()
    assert (result.structured, result.is_error) == (1, False)
    assert result.not_stored_because == f"the function's predicate {why}"


@pytest.mark.parametrize("place", ["class", "method"])
async def test_class_with_run_can_be_decorated(bench, place):
    decorator = "@tool(title='A class', store_if=lambda arguments, result: False)"
    bench.write(
        f"""
        from tooldesk import tool

        {decorator if place == "class" else ""}
        class Counter:
            def __init__(self):
                self.start = 40

            {decorator if place == "method" else ""}
            def run(self, by: int) -> int:
                return self.start + by
        """
    )
    (described,) = (await bench.pool.describe(bench.folder / "tool.py")).functions
    assert (described.name, described.declared["title"]) == ("Counter", "A class")
    result = await bench.call({"by": 2}, function="Counter")
    assert (result.structured, result.not_stored_because) == (
        42,
        "the function's predicate says no",
    )


async def test_other_decorators_around_it_keep_what_it_declares(bench):
    bench.write(
        """
        import functools
        from tooldesk import tool

        def loud(function):
            @functools.wraps(function)
            def inner(*args, **kwargs):
                return function(*args, **kwargs).upper()
            return inner

        @loud
        @tool(timeout_s=3)
        def run(word: str) -> str:
            return word
        """
    )
    described = await bench.pool.describe(bench.folder / "tool.py")
    assert described.functions[-1].declared == {"timeout_s": 3}
    assert (await bench.call({"word": "a"})).joined_text == "A"


async def test_keyword_that_is_none_is_found_when_the_file_is_imported(bench):
    bench.write("from tooldesk import tool\n\n@tool(timout_s=3)\ndef run(): ...\n")
    described = await bench.pool.describe(bench.folder / "tool.py")
    assert described.failure is not None
    assert "timout_s" in described.failure.reason
    assert described.failure.line == 3


async def test_value_that_no_file_can_hold_is_a_problem_in_words(bench):
    bench.write("from tooldesk import tool\n\n@tool(timeout_s=object)\ndef run() -> int: ...\n")
    (function,) = (await bench.pool.describe(bench.folder / "tool.py")).functions
    assert function.declared == {}
    assert "@tool declares what no file can hold" in function.problems[0]


async def test_a_module_of_that_name_beside_the_file_wins(bench):
    bench.write("def tool(function): return function\n", "tooldesk.py")
    bench.write("from tooldesk import tool\n\n@tool\ndef run() -> int:\n    return 7\n")
    assert (await bench.call()).structured == 7


@pytest.mark.parametrize("interpreter", [None, "3.9"])
async def test_a_folder_of_that_name_beside_the_file_is_no_module(bench, tmp_path, interpreter):
    if interpreter is not None:
        found = sorted((Path.home() / ".pyenv" / "versions").glob("3.9.*/bin/python"))
        if not found:
            pytest.skip("Python 3.9 is not installed here")
        interpreter = str(found[-1])
    (tmp_path / "tooldesk").mkdir()
    bench.write("from tooldesk import tool\n\n@tool()\ndef run() -> int:\n    return 7\n")
    assert (await bench.call(interpreter=interpreter)).structured == 7
