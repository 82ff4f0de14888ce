"""Names as models write them: their forms, and what a changed word in one means."""
