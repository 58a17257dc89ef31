"""What a seat can do next and what it has to fear: the numbers that a search weighs, by topic."""
