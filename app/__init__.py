"""The core of Tooldesk: what happens between a model's words and a tool's result. No Qt in here."""
