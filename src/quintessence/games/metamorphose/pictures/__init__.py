"""Cards and creatures as lines of text."""
