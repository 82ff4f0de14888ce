"""Python functions outside the app: the script in the user's interpreter, and its host side."""
