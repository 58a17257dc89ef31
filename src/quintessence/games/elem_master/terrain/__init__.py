"""The board: its cells, its ground, its arenas."""
