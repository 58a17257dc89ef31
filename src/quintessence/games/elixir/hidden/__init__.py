"""Who sees which cards, and what a seat can work out about the others."""
