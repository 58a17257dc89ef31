"""Cards, hands and questions as lines for a terminal."""
