"""Tool specs as the APIs of model providers write them: out and back in."""
