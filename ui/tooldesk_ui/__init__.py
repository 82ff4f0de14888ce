"""The Qt face of Tooldesk. Widgets show state and forward intent; the work is done in app."""
