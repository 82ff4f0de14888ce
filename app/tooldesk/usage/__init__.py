"""The whole life of a call, from raw text to the message that goes back to the model."""
