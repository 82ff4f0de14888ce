"""By what names are judged, and what would change over the calls in history."""
