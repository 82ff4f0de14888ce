"""The dialog in which servers of other programs are chosen."""
