"""Cards and creatures as lines for a terminal."""
