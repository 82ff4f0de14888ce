"""Variables on the Secrets screen: their list, and the page of one of them."""
