"""The core of Tooldesk: what happens between a model's words and a tool's result. No Qt in here."""

from tooldesk.tools.python_function.tooldesk import tool as tool
