"""Remember good results, and let a model read them."""
