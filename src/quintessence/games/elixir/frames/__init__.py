"""What can be under way: one class for each kind of frame, in files by family."""
