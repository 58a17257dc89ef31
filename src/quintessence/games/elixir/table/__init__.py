"""What lies on the table and how it moves: places, piles, paying, what lasts, what is told."""
