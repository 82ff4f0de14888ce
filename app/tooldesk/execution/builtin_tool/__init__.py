"""The tools that come with Tooldesk."""
