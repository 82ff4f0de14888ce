"""What goes back to the model of its calls, in the form in which it spoke."""
