"""How moves and positions are written in a few signs."""
