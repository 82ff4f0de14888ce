"""One widget for every text: typed, searched and shown whole, whatever its size."""
