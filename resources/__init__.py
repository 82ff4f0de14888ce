"""Files that ship with Tooldesk: icons, fonts, the sample workspace."""
