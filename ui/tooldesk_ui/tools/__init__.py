"""The tools of the workspace: list, search, detail."""
