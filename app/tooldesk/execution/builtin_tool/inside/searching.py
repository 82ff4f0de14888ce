"""web_search: what a search service finds, whichever is chosen.

Sources: SearXNG, "Search API"; Brave Search API, "Web Search"; Tavily API, "Search".
"""

from __future__ import annotations

from typing import Any

from tooldesk.errors import NOT_SET_UP, InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.tools.sources.builtin_source import BuiltinSource
from tooldesk.tools.sources.http_source import ApiKeyAuth, BearerAuth, HttpSource, JsonBody
from tooldesk.tools.tool_result import ToolResult

MOST_RESULTS = 20
MOST_BYTES = 2_000_000
_LONGEST_QUERY = 400
_LONGEST_EXCERPT = 500


async def web_search(call: BuiltinCall, query: str, count: int = 8) -> ToolResult:
    """Search the web: titles, URLs and excerpts of what is found.

    Args:
        call: What the call may use.
        query: What to look for, as one would type it into a search engine.
        count: How many results at most, 20 at most.
    """
    if not query.strip() or len(query) > _LONGEST_QUERY:
        raise InvalidInputError(
            f"A query has 1 to {_LONGEST_QUERY} characters.", next_step="Search for fewer words."
        )
    request = _request(call.source, call.definition.name)
    most = max(1, min(count, MOST_RESULTS))
    given = {"query": query, "count": most}
    run = await call.http.prepare(
        request, given, call.context, call.definition.timeout_s, call.workspace_dir
    )
    answer = await run()
    if answer.is_error:
        return answer
    found = _results(answer.structured, call.source.search_provider)
    if found is None:
        raise PermanentError(
            f"What {call.source.search_provider} answered holds no results.",
            next_step="Look at its answer in the console; of SearXNG, its settings must name json "
            "among search.formats.",
        )
    shown = found[:most]
    lines = [f"{number}. {each['title']}\n   {each['url']}\n   {each['excerpt']}" for number, each
             in enumerate(shown, 1)]  # fmt: skip
    return ToolResult.text("\n".join(lines) or "Nothing was found.", structured={"results": shown})


def _request(source: BuiltinSource, name: str) -> HttpSource:
    url = source.search_address
    if url is None:
        raise PermanentError(
            f"{name} has no search service.",
            next_step='Give "search_url" in its source, the address of a SearXNG, or choose brave '
            'or tavily as "search_provider".',
            for_model=NOT_SET_UP,
        )
    limits: dict[str, Any] = {"max_response_bytes": MOST_BYTES, "max_redirects": 0}
    match source.search_provider:
        case "brave":
            auth = ApiKeyAuth(kind="api_key", env_var="BRAVE_API_KEY", name="X-Subscription-Token")
            query = {"q": "{query}", "count": "{count}"}
            return HttpSource(url=url, query=query, auth=auth, **limits)
        case "tavily":
            body = JsonBody(kind="json", value={"query": "{query}", "max_results": "{count}"})
            bearer = BearerAuth(kind="bearer", env_var="TAVILY_API_KEY")
            return HttpSource(method="POST", url=url, body=body, auth=bearer, **limits)
    return HttpSource(url=url, query={"q": "{query}", "format": "json"}, **limits)


def _results(answer: Any, provider: str) -> list[dict[str, str]] | None:
    """Title, url and excerpt of each; None when it is another kind of answer."""
    if not isinstance(answer, dict):
        return None
    # Brave leaves "web" out where it finds nothing
    listed = answer.get("web", {"results": []}) if provider == "brave" else answer
    results = listed.get("results") if isinstance(listed, dict) else None
    if not isinstance(results, list):
        return None
    return [
        {
            "title": str(each.get("title") or ""),
            "url": str(each.get("url") or ""),
            "excerpt": str(each.get("description") or each.get("content") or "")[:_LONGEST_EXCERPT],
        }
        for each in results
        if isinstance(each, dict)
    ]
