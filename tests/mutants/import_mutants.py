"""IMPORT_MUTANTS: what keeps an import from doing more than being read, each taken out once."""

from __future__ import annotations

from mutant import Mutant

_IMPORTING = "app/tooldesk/importing/"
_TESTS = "tests/app/importing/"
_SPECS = _TESTS + "test_read_specs.py"
_YAML = _TESTS + "test_yaml_text.py"
_FETCHED = _TESTS + "test_fetched_text.py"
_CURL = "app/tooldesk/workspace/curl_import/"
_CURL_TESTS = "tests/app/workspace/curl_import/"

IMPORT_MUTANTS = (
    Mutant(
        "a body that is a file is asked about as one that a form holds",
        "app/tooldesk/execution/permissions/edges.py",
        "            yield from _fixed([body.path])\n",
        "            yield from ()\n",
        "tests/app/execution/permissions/test_files_outside.py",
    ),
    Mutant(
        "aliases of YAML stand for no more than a text could say",
        _IMPORTING + "yaml_text.py",
        "        _refuse_growth(node)\n",
        "",
        _YAML,
    ),
    Mutant(
        "a key stands once in an object of YAML",
        _IMPORTING + "yaml_text.py",
        "            if key in found:\n",
        "            if False:\n",
        _YAML,
    ),
    Mutant(
        "YAML makes nothing but what JSON could say",
        _IMPORTING + "yaml_text.py",
        '        if tag is None or tag.rpartition(":")[2] in _OURS\n',
        "",
        _YAML,
    ),
    Mutant(
        "opening braces of a typed URL are text",
        _IMPORTING + "fetched_text.py",
        '.replace("{", "%7B")',
        "",
        _FETCHED,
    ),
    Mutant(
        "closing braces of a typed URL are text",
        _IMPORTING + "fetched_text.py",
        '.replace("}", "%7D")',
        "",
        _FETCHED,
    ),
    Mutant(
        "dollars of a typed URL are text",
        _IMPORTING + "fetched_text.py",
        '.replace("$", "%24")',
        "",
        _FETCHED,
    ),
    Mutant(
        "YAML is no deeper than its parser can go",
        _IMPORTING + "yaml_text.py",
        "        _refuse_deep(text)\n",
        "",
        _YAML,
    ),
    Mutant(
        "a URL reaches no private address but our own",
        _IMPORTING + "fetched_text.py",
        "    is_ours = _is_loopback(url)\n",
        "    is_ours = True\n",
        _FETCHED,
    ),
    Mutant(
        "what a URL gives is bounded",
        _IMPORTING + "fetched_text.py",
        "    if answer.body.is_cut:\n",
        "    if False:\n",
        _FETCHED,
    ),
    Mutant(
        "specs bring no source along",
        _IMPORTING + "read_specs.py",
        '        "source": {"kind": "person"},\n',
        '        "source": said.get("source") or {"kind": "person"},\n',
        _SPECS,
    ),
    Mutant(
        "a later tool of a name gets a name of its own",
        _IMPORTING + "read_tool.py",
        "        while alike(name) in given or (name != tool.name and alike(name) in taken):\n",
        "        while False:\n",
        _SPECS,
    ),
    Mutant(
        "names are made of what may stand in names",
        _IMPORTING + "read_tool.py",
        '    name = MCP_NAME.legal(_BLANKS.sub("_", written))\n',
        "    name = written\n",
        _SPECS,
    ),
    Mutant(
        "the permission of a function becomes ask",
        _IMPORTING + "read_python_file.py",
        "    if definition.permission is not Permission.DENY:\n",
        "    if False:\n",
        _SPECS,
    ),
    Mutant(
        "a namespace keeps its tools apart",
        _IMPORTING + "read_specs.py",
        """f"{group['name']}.{fields['name']}\"""",
        """f"{fields['name']}\"""",
        _SPECS,
    ),
    Mutant(
        "a glob of hosts is no tool",
        _CURL + "url_globs.py",
        "            _refuse_host(made, part[0])\n",
        "",
        _CURL_TESTS + "test_curl_tool.py",
    ),
    Mutant(
        "globs that are switched off are text",
        _CURL + "curl_tool.py",
        "        if options.takes_globs:\n",
        "        if True:\n",
        _CURL_TESTS + "test_curl_tool.py",
    ),
)
