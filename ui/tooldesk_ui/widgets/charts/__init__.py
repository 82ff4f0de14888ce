"""Bars over names or days, by pyqtgraph."""
