"""A server that knows nothing of any SDK, so that it starts at once and can misbehave.

raw.py TOOLS.json [start-up mode]: TOOLS.json is a list of tools, read anew for every tools/list.
"""

import json
import os
import subprocess
import sys
import time

TOOLS_FILE = sys.argv[1]
MODE = sys.argv[2] if len(sys.argv) > 2 else ""
SLEEPER = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]


def send(message: dict) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


def tools() -> list:
    if MODE == "thousand":
        return [tool(f"tool_{number}") for number in range(1_000)]
    with open(TOOLS_FILE, encoding="utf-8") as file:
        return json.load(file)


def tool(name: str) -> dict:
    return {"name": name, "description": f"Does {name}.", "inputSchema": {"type": "object"}}


def listed(cursor: str) -> dict:
    found, start = tools(), int(cursor or 0)
    page = {"tools": found[start : start + 100]}
    if MODE == "circle":
        return {**page, "nextCursor": "0"}
    return {**page, "nextCursor": str(start + 100)} if start + 100 < len(found) else page


def text(words: str) -> dict:
    return {"content": [{"type": "text", "text": words}]}


def call(name: str, arguments: dict) -> dict:  # noqa: C901
    match name:
        case "die":
            sys.stderr.write("about to die\n")
            os._exit(7)
        case "hang":
            time.sleep(600)
        case "rubbish":
            sys.stdout.write("Listening on port 80!\n{broken\n\n[]\n")
        case "flood":
            while True:
                sys.stdout.write("no message " * 10_000 + "\n")
        case "huge_line":
            while True:
                sys.stdout.write("x" * 1_000_000)
        case "orphan":
            child = subprocess.Popen(SLEEPER, start_new_session=True, env={})
            return text(str(child.pid))
        case "environment":
            return text(json.dumps(dict(os.environ)))
        case "stderr":
            sys.stderr.write(os.environ.get("CANARY", "") + "\n")
            sys.stderr.flush()
        case "announce":
            send({"method": "notifications/tools/list_changed"})
        case "refuse":
            raise KeyError("no such thing")
        case "ask":
            schema = {"type": "object", "properties": {"name": {"type": "string"}}}
            params = {"message": "Who are you?", "requestedSchema": schema}
            send({"id": "question", "method": "elicitation/create", "params": params})
            return text(json.dumps(json.loads(sys.stdin.readline())["result"]))
        case "sample":
            message = {"role": "user", "content": {"type": "text", "text": "What is 6 times 7?"}}
            params = {"messages": [message], "maxTokens": 10}
            send({"id": "question", "method": "sampling/createMessage", "params": params})
            return text(json.dumps(json.loads(sys.stdin.readline()).get("result", "declined")))
        case "questions":
            params = {"message": "?", "requestedSchema": {"type": "object", "properties": {}}}
            for number in range(101):
                send({"id": number, "method": "elicitation/create", "params": params})
            time.sleep(600)
        case "unreadable":
            send({"method": "notifications/message", "params": {"level": os.environ["CANARY"]}})
        case "odd":
            return {"content": [{"type": "hologram"}]}
        case "structured":
            return {**text("{}"), "structuredContent": {"total": "many"}}
        case "words":
            return {**text("it failed"), "isError": True}
    return text(f"{name} {json.dumps(arguments)}")


def answer(message: dict) -> None:
    params = message.get("params") or {}
    match message.get("method"):
        case "initialize" if MODE in BROKEN_STARTS:
            send({"id": message["id"], **BROKEN_STARTS[MODE]})
            return
        case "initialize":
            result = {
                "protocolVersion": "2025-11-25",
                "capabilities": {"tools": {"listChanged": True}},
                "serverInfo": {"name": "raw", "version": "1"},
            }
        case "tools/list":
            result = listed(params.get("cursor", ""))
        case "tools/call":
            if params["name"] == "no_answer":
                send({"id": message["id"], "result": ["no object"]})
                return
            try:
                result = call(params["name"], params.get("arguments") or {})
            except KeyError as error:
                send({"id": message["id"], "error": {"code": -32602, "message": str(error)}})
                return
        case _:
            if "id" in message:
                send({"id": message["id"], "error": {"code": -32601, "message": "unknown"}})
            return
    send({"id": message["id"], "result": result})


BROKEN_STARTS = {
    "refuses": {"error": {"code": -32603, "message": "no licence"}},
    "misfit": {"result": {"protocolVersion": 5}},
    "ancient": {
        "result": {
            "protocolVersion": "1999-01-01",
            "capabilities": {},
            "serverInfo": {"name": "raw", "version": "1"},
        }
    },
}


def main() -> None:
    match MODE:
        case "silent":
            time.sleep(600)
        case "dies":
            sys.stderr.write("no configuration found\n")
            sys.exit(3)
        case "stubborn":
            import signal

            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            subprocess.Popen(SLEEPER, start_new_session=True)
        case "chatty":
            sys.stdout.write("Welcome to the server!\n")
    while line := sys.stdin.readline():
        answer(json.loads(line))
    if MODE == "stubborn":
        time.sleep(600)


main()
