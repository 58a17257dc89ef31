"""The sixty cards, and where they lie."""
