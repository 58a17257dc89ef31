"""Cards, hands, piles and discards."""
