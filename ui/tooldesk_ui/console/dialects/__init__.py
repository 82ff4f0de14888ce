"""Which dialect a text is read in: choosing one, and comparing all of them."""
