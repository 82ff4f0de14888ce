"""A server whose calls become tasks, in the protocol of 2025-11-25 or, as `modern`, of 2026-07-28.

tasks.py NOTES [modern]: each task stands otherwise whenever it is asked for; NOTES gets a line for
each request about one.
"""

import json
import sys

NOTES, IS_MODERN = sys.argv[1], "modern" in sys.argv
EXTENSION = "io.modelcontextprotocol/tasks"
STEPS = {
    "long": ["working", "working", "completed"],
    "never": ["working"],
    "broken": ["working", "failed"],
    "stopped": ["working", "cancelled"],
    "asking": ["input_required", "working", "completed"],
}
SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}}
QUESTION = {"message": "Who are you?", "requestedSchema": SCHEMA, "mode": "form"}
tasks: dict = {}


def send(message: dict) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def note(words: str) -> None:
    with open(NOTES, "a", encoding="utf-8") as file:
        file.write(words + "\n")


def listed() -> dict:
    tools = [{"name": each, "description": each, "inputSchema": SCHEMA} for each in STEPS]
    if not IS_MODERN:
        tools = [{**each, "execution": {"taskSupport": "required"}} for each in tools]
    return {"tools": tools}


def state(task_id: str) -> dict:
    task = tasks[task_id]
    interval = {"pollIntervalMs": 1} if IS_MODERN else {"pollInterval": 1}
    ttl = {"ttlMs": None} if IS_MODERN else {"ttl": None}
    at = "2026-07-28T00:00:00Z"
    return {
        "taskId": task_id,
        "status": task["steps"][0],
        "statusMessage": f"{len(task['steps'])} left",
        "createdAt": at,
        "lastUpdatedAt": at,
        **interval,
        **ttl,
    }


def get(task_id: str) -> dict:
    task = tasks[task_id]
    waits = IS_MODERN and task["steps"][0] == "input_required"
    said = state(task_id)
    if waits and task.pop("reading", False):
        task["steps"].pop(0)
    elif len(task["steps"]) > 1 and not waits:
        task["steps"].pop(0)
        said = state(task_id)
    if not IS_MODERN:
        return said
    match said["status"]:
        case "completed":
            said["result"] = payload(task)
        case "failed":
            said["error"] = {"code": -32603, "message": "it broke"}
        case "input_required":
            question = {"method": "elicitation/create", "params": QUESTION}
            said["inputRequests"] = {"who": question}
    return {**said, "resultType": "complete"}


def payload(task: dict) -> dict:
    answer = task.get("answer", "no one")
    return {"content": [{"type": "text", "text": f"{task['tool']} done by {answer}"}]}


def result(task_id: str) -> dict:
    """tasks/result, of the older protocol: it asks what it has to, and waits."""
    task = tasks[task_id]
    if task["steps"][0] == "failed":
        raise RuntimeError("it broke")
    if task["steps"][0] == "input_required":
        send({"id": "question", "method": "elicitation/create", "params": QUESTION})
        task["answer"] = json.loads(sys.stdin.readline())["result"]["content"]["name"]
    return payload(task)


def answer(method: str, params: dict) -> dict:  # noqa: C901
    task_id = params.get("taskId", "")
    if method.startswith("tasks/"):
        note(f"{method} {task_id}")
    match method:
        case "initialize" if not IS_MODERN:
            able = {"list": {}, "cancel": {}, "requests": {"tools": {"call": {}}}}
            return {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {}, "tasks": able},
                "serverInfo": {"name": "tasks", "version": "1"},
            }
        case "server/discover" if IS_MODERN:
            return {
                "supportedVersions": ["2026-07-28"],
                "capabilities": {"tools": {}, "extensions": {EXTENSION: {}}},
                "serverInfo": {"name": "tasks", "version": "1"},
                "ttlMs": 0,
                "cacheScope": "private",
            }
        case "tools/list":
            return {**listed(), "ttlMs": 0, "cacheScope": "private"} if IS_MODERN else listed()
        case "tools/call":
            able = params.get("_meta", {}).get("io.modelcontextprotocol/clientCapabilities", {})
            if EXTENSION not in able.get("extensions", {}) if IS_MODERN else "task" not in params:
                raise RuntimeError("tasks are wanted")
            made = f"t{len(tasks) + 1}"
            tasks[made] = {"tool": params["name"], "steps": [*STEPS[params["name"]]]}
            note(f"made {made}")
            return {**state(made), "resultType": "task"} if IS_MODERN else {"task": state(made)}
        case "tasks/get":
            return get(task_id)
        case "tasks/result" if not IS_MODERN:
            return result(task_id)
        case "tasks/update" if IS_MODERN:
            tasks[task_id]["answer"] = params["inputResponses"]["who"]["content"]["name"]
            # it may say for a while that it still waits
            tasks[task_id]["reading"] = True
            return {"resultType": "complete"}
        case "tasks/cancel":
            tasks[task_id]["steps"] = ["cancelled"]
            return {"resultType": "complete"} if IS_MODERN else state(task_id)
        case "tasks/list" if not IS_MODERN:
            return {"tasks": [state(each) for each in tasks]}
    raise LookupError(method)


while line := sys.stdin.readline():
    message = json.loads(line)
    if "id" not in message:
        continue
    try:
        done = {"result": answer(message["method"], message.get("params") or {})}
    except Exception as error:
        code = -32601 if isinstance(error, LookupError) else -32603
        done = {"error": {"code": code, "message": str(error)}}
    send({"id": message["id"], **done})
