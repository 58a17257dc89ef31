"""What a mage can expect: the piles, the hand, the deck, the rivals and the creatures, as numbers for a search."""
