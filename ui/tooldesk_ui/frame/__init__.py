"""The parts of the window that are around every screen."""
