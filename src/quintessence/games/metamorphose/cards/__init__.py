"""The cards: what they show when they are stacked, what they can do, sets of one's own."""
