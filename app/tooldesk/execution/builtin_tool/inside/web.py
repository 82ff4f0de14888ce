"""web_fetch: pages as Markdown."""

from __future__ import annotations

from urllib.parse import urlsplit

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError, NotPermittedError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_result import TextContent, ToolResult

MOST_BYTES = 5_000_000
MOST_CHARACTERS = 100_000
_USUAL_CHARACTERS = 20_000

_HTML = late_pattern(r"(?i)(?:<!doctype html|<html|<head|<body)[\s>]")
_LOOKED_AT = 2_000
_LONGEST_URL = 8_000


async def web_fetch(
    call: BuiltinCall,
    url: str,
    start: int = 0,
    max_characters: int = _USUAL_CHARACTERS,
    raw: bool = False,
) -> ToolResult:
    """Fetch a page of the web (http or https) and read it as Markdown.

    Args:
        call: What the call may use.
        url: The whole URL.
        start: How many characters to leave out at the beginning, to read on.
        max_characters: How many characters at most, 100000 at most.
        raw: Whether to give the page as it is.
    """
    if not url.lower().startswith(("http://", "https://")) or len(url) > _LONGEST_URL:
        raise InvalidInputError(
            "That is no URL of the web.", next_step="Begin it with https:// or http://."
        )
    led_to: list[str] = []

    # a rule may deny the one and not the other
    are_same = not call.definition.permission_rules

    def stays(target: str) -> bool:
        """Another host is another question of permission: whoever calls may fetch that."""
        led_to.append(target)
        hosts = [_host(each) for each in (target, url)]
        return hosts[0] == hosts[1] or (are_same and _bare(hosts[0]) == _bare(hosts[1]))

    source = HttpSource(
        url="{url}",
        headers={"Accept": "text/html, text/markdown, text/plain, application/json, */*;q=0.5"},
        max_response_bytes=MOST_BYTES,
        allow_private_hosts=call.source.allow_private_hosts,
    )
    context = call.context.changed(may_be_redirected=stays, env_vars={})
    try:
        run = await call.http.prepare(
            source, {"url": url}, context, call.definition.timeout_s, call.workspace_dir
        )
        answer = await run()
    except NotPermittedError:
        if not led_to:
            raise
        return ToolResult.text(f"{url} leads to another host: {led_to[-1]}. Fetch that to go on.")
    texts = [each for each in answer.content if isinstance(each, TextContent)]
    if answer.is_error or len(texts) < len(answer.content):
        return answer
    text = "\n".join(each.text for each in texts)
    if not raw and _HTML.search(text[:_LOOKED_AT]):
        page = await call.outside("to_markdown", {"html": text, "url": url})
        if page.is_error:
            return page
        text = page.joined_text
    return ToolResult.text(_part(text, max(0, start), max(1, min(max_characters, MOST_CHARACTERS))))


def _host(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _bare(host: str) -> str:
    return host.removeprefix("www.")


def _part(text: str, start: int, most: int) -> str:
    part = text[start : start + most]
    left = len(text) - start - len(part)
    return (
        f"{part}\n\n… {counted(left, 'more character')}; go on with start {start + most}."
        if left > 0
        else part
    )
