"""The guide: what every field of a tool's file and every setting means, made from the models."""
