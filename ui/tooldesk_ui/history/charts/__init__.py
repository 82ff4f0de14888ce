"""Charts of past calls: how many, how they ended and how long they took, by tool and by day."""
