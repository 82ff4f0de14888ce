"""Known secret values, in every form they are written in, replaced by their names."""
