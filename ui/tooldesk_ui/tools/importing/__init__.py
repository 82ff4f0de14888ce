"""Import: from what somebody brought along to tools, with a preview in between."""
