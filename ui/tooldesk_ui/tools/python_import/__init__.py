"""Add Python file: from the functions of a .py file to tools, with a preview in between."""
