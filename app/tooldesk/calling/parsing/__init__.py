"""parse: a model's raw words → the calls in them, whatever dialect they are written in."""
