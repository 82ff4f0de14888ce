"""What each stage shows when it is opened."""
