"""What follows when a card comes to lie on a pile."""
