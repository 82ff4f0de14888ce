"""What the form calls the fields of a tool file, and what it says below them. No Qt.

A field that is not listed is named after its key, so that new ones need no line here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Words(NamedTuple):
    """How a field is shown."""

    label: str
    """Beside the control."""

    hint: str = ""
    """Below the control."""

    placeholder: str = ""
    """In the control while it is empty; "" is the default's own words."""


TEMPLATE_HINT = "{argument} is filled in from the call, ${VARIABLE} from Variables."

WORDS: Mapping[str, Words] = {
    "name": Words("Name", "What the model calls it.", "get_weather"),
    "title": Words("Title", "What people read in lists.", "Same as the name"),
    "description": Words(
        "Description", "What the model reads to decide when to use it: what it does, and when."
    ),
    "tags": Words("Tags", "", "weather, demo"),
    "enabled": Words("Enabled", "Whether calls may select it and exports hold it."),
    "output_schema": Words("Output schema", "JSON Schema of the structured result."),
    "is_output_schema_binding": Words(
        "Binding result", "A result that does not fit the output schema is an error for the model."
    ),
    "permission": Words("Permission", "Whether a call may run."),
    "permission_rules": Words(
        "Rules",
        'What arguments change about that; deny wins, then ask: [{"permission": "allow", "when": '
        '[{"kind": "path", "argument": "file", "folders": ["data"]}]}]',
    ),
    "sandbox.memory_mb": Words(
        "Memory", "Megabytes. This and what follows holds where Runs is Sandboxed."
    ),
    "sandbox.max_processes": Words("Processes", "At once."),
    "sandbox.cpu_s": Words("Processor time", "Seconds.", "The timeout"),
    "sandbox.max_file_mb": Words("Largest file", "Megabytes."),
    "sandbox.temporary_mb": Words("Temporary files", "Megabytes."),
    "sandbox.readable": Words("Readable", "Folders that it may read besides.", "/usr/share/data"),
    "signer.key": Words("Signing key", "Name of a key that signs for it; it never sees the key."),
    "signer.permission": Words("Signing", "Whether it may have bytes signed."),
    "timeout_s": Words("Timeout", "Seconds after which a call is stopped."),
    "is_idempotent": Words(
        "Idempotent",
        "Running it twice does no more than running it once. "
        "A tool that isn't runs once, whatever happens.",
    ),
    "max_retries": Words(
        "Retries", "Further tries after a timeout or a retriable error; only of idempotent tools."
    ),
    "max_usage_count": Words("Usage limit", "How many calls may run in a period.", "Unlimited"),
    "usage_period": Words(
        "Period", "After which counting starts anew: of the calendar, in UTC.", "For ever"
    ),
    "cache": Words("Cache"),
    "cache.enabled": Words("Cache", "Answer an identical call from memory. Failures never are."),
    "cache.ttl_s": Words("Kept for", "Seconds for which a result stays good.", "Until cleared"),
    "cache.store_if": Words("Store if", 'Such as @.result.status == "done".', "Every good result"),
    "execution_mode": Words(
        "Runs", "Sandboxed is kept from network and files; where that can't be, it is refused."
    ),
    "coercion_policy": Words("Coercion", "How far arguments may be changed to fit the schema."),
    "resource_pool": Words("Resource pool", "Which pool a call waits in.", "By prefix of the name"),
    "namespace.name": Words("Namespace", "Group that OpenAI's Responses API shows it in.", "None"),
    "namespace.description": Words(
        "Of the namespace", "What the model reads of the group as a whole."
    ),
    "result_as_answer": Words("Final answer", "Its output ends the agent's work."),
    "env_vars": Words(
        "Variables", "What its process or request needs. Values are set under Secrets, never here."
    ),
    "source.method": Words("Method"),
    "source.url": Words("URL", TEMPLATE_HINT, "https://api.example.com/v1/weather/{city}"),
    "source.query": Words("Query", "Left out where an argument in it is absent."),
    "source.headers": Words("Headers"),
    "source.body": Words("Body"),
    "source.body.value": Words(
        "JSON", 'A string that is one placeholder, "{days}", becomes the argument itself.'
    ),
    "source.body.is_optional": Words(
        "Optional", "Without any of its arguments no body is sent, instead of {}."
    ),
    "source.body.fields": Words("Fields", "None: all arguments that no other part uses."),
    "source.body.text": Words("Text"),
    "source.body.media_type": Words("Media type"),
    "source.body.media_types": Words("Media types", "Of parts; else they follow from the content."),
    "source.body.path": Words("Path", "Relative ones count from the working folder.", "{file}"),
    "source.list_styles": Words(
        "Lists as",
        "How lists and objects of an argument are written in URL, headers and fields: comma, "
        "space, pipe, brackets, pairs or json. Else a list repeats its name, and has commas in "
        "path and headers.",
    ),
    "source.auth": Words("Authentication", "Names variables; their values are under Secrets."),
    "source.auth.env_var": Words("Variable", "", "WEATHER_API_KEY"),
    "source.auth.password_env_var": Words("Password variable", "", "WEATHER_PASSWORD"),
    "source.auth.username": Words("User name"),
    "source.auth.name": Words("Called", "Name of the header or query parameter.", "X-Api-Key"),
    "source.auth.place": Words("Goes into"),
    "source.max_redirects": Words("Redirects", "How many are followed; 0 is none."),
    "source.verify_tls": Words("Verify TLS", "The server's certificate must be trusted."),
    "source.ca_file": Words(
        "Trusted as well", "PEM file of certificates besides the system's.", "certificates/ca.pem"
    ),
    "source.client_certificate": Words(
        "Certificate", "PEM file that says who we are, to the server of the URL alone."
    ),
    "source.client_key": Words("Its key", "PEM file.", "In the certificate's file"),
    "source.client_key_password_env_var": Words(
        "Its password", "Variable with the password of the key.", "None"
    ),
    "source.proxy": Words("Proxy", "A URL, or “none”.", "That of the environment"),
    "source.max_response_bytes": Words("Largest answer", "Bytes."),
    "source.pick": Words("Pick", "JSONPath of what the result is.", "The whole answer"),
    "source.template": Words(
        "Template", "Text of the result: {$.city}: {$.temperature} °C", "The answer as it is"
    ),
    "source.allow_private_hosts": Words(
        "Private hosts", "Arguments and redirects may lead to private and loopback addresses."
    ),
    "source.command": Words(
        "Command",
        "As in a terminal, but no shell runs it; below, one word a row. {argument} stays one word; "
        "a word with an absent argument is left out. What stands in [ ] of their own is left out "
        "as a whole.",
    ),
    "source.working_dir": Words("Working folder", "", "The workspace folder"),
    "source.stdin": Words("Standard input", "What it reads.", "Nothing"),
    "source.output": Words("Output", "What it writes: text, or JSON that is parsed."),
    "source.ok_exit_codes": Words(
        "Success codes", "With the result's text when nothing is written."
    ),
    "source.retriable_exit_codes": Words("Retriable codes", "Worth another try.", "75"),
    "source.option_arguments": Words("Options", "Arguments that may begin with a hyphen."),
    "source.code_arguments": Words("Code", "Arguments that the program may read as code."),
    "source.file": Words("File", "A relative path counts from the workspace.", "python/weather.py"),
    "source.function": Words("Function", "At the top level of the file.", "get_weather"),
    "source.interpreter": Words("Interpreter", "The Python that runs it."),
    "source.module": Words(
        "Module",
        "A .wasm file: a WASI command, or a component. A relative path counts from the workspace.",
        "wasm/word_count.wasm",
    ),
    "source.folders": Words(
        "Folders", "What it sees of the disk, as JSON; nothing where there is none."
    ),
    "source.memory_mb": Words("Memory", "MB that it may use."),
    "source.instructions": Words(
        "Instructions", "What whoever answers its calls is told besides the arguments."
    ),
    "source.name": Words("Built-in", "Which of the tools that come with Tooldesk."),
    "source.search_provider": Words("Search service", "Whom web_search asks."),
    "source.search_url": Words(
        "Search address", "That web_search asks.", "https://searx.example/search"
    ),
    "source.coworkers": Words("Co-workers", "Whom it may reach, as JSON."),
    "source.servers": Words("Servers", "Whose tools it may call; none is all.", "files"),
    "source.more_folders": Words(
        "More folders", "Whose files it may use besides those of the working folder.", "../shared"
    ),
    "source.server": Words("Server", "Its name in servers.json."),
    "source.tool": Words("Its tool", "What the server itself calls it."),
    "source.fingerprint": Words(
        "Fingerprint",
        "Of what the server said of it; another one holds calls back.",
        "As taken over",
    ),
}

CHOICE_WORDS: Mapping[str, str] = {
    "allow": "Allow",
    "ask": "Ask first",
    "deny": "Deny",
    "native": "Natively",
    "sandboxed": "Sandboxed",
    "off": "Off",
    "safe": "Safe",
    "lenient": "Lenient",
    "text": "Text",
    "json": "JSON",
    "form": "Form fields",
    "raw": "Text of a media type",
    "file": "A file",
    "bearer": "Bearer token",
    "minute": "Minute",
    "hour": "Hour",
    "day": "Day",
    "week": "Week",
    "month": "Month",
    "basic": "User name and password",
    "api_key": "API key",
    "header": "A header",
    "query": "The query",
}

LONG_TEXTS = frozenset({"description", "source.stdin", "source.body.text"})
"""Fields of several lines."""

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "Identity": ("name", "title", "description", "tags", "enabled"),
    "Request": (
        "source.url",
        "source.query",
        "source.headers",
        "source.auth",
        "source.body",
        "source.list_styles",
    ),
    "Command": (
        "source.command",
        "source.working_dir",
        "source.stdin",
        "source.option_arguments",
        "source.code_arguments",
    ),
    "Function": ("source.file", "source.function", "source.interpreter"),
    "Built-in": (
        "source.name",
        "source.more_folders",
        "source.search_provider",
        "source.search_url",
        "source.coworkers",
        "source.servers",
    ),
    "Answered by a person": ("source.instructions",),
    "Module": ("source.module", "source.folders", "source.memory_mb"),
    "Server": ("source.server", "source.tool", "source.fingerprint"),
    "Parameters": ("input_schema",),
    "Variables": ("env_vars",),
    "Answer": ("source.pick", "source.template", "source.max_response_bytes"),
    "Result": ("source.output", "source.ok_exit_codes", "source.retriable_exit_codes"),
    "Policies": (
        "permission",
        "permission_rules",
        "signer.key",
        "signer.permission",
        "timeout_s",
        "is_idempotent",
        "max_retries",
        "max_usage_count",
        "usage_period",
        "cache.enabled",
        "cache.ttl_s",
        "cache.store_if",
        "execution_mode",
        "resource_pool",
        "namespace.name",
        "namespace.description",
        "coercion_policy",
        "result_as_answer",
        "is_output_schema_binding",
    ),
    "Sandbox": (
        "sandbox.memory_mb",
        "sandbox.max_processes",
        "sandbox.cpu_s",
        "sandbox.max_file_mb",
        "sandbox.temporary_mb",
        "sandbox.readable",
    ),
    "Connection": (
        "source.max_redirects",
        "source.verify_tls",
        "source.ca_file",
        "source.client_certificate",
        "source.client_key",
        "source.client_key_password_env_var",
        "source.proxy",
        "source.allow_private_hosts",
    ),
}
"""The form from top to bottom; a section without fields for a kind of source is not shown."""

KINDS_ONLY: Mapping[str, frozenset[str]] = {
    "signer": frozenset({"python"}),
    "sandbox": frozenset({"python", "shell"}),
    "execution_mode": frozenset({"python", "shell"}),
}
"""Fields that say something for some kinds of source only."""

MORE = "More"
"""The section of all other fields."""
