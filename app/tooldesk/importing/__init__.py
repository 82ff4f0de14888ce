"""What people bring along → tools: read, compared with the workspace, and taken over as one change.

Nothing that is imported runs, is imported as code or is fetched; each permission becomes "ask".
"""
