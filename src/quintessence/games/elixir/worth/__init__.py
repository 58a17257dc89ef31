"""What hands, cards and things under way are worth, roughly."""
