"""A table: the fold of its entries. Nothing here reads a clock, uses chance, or does input or output."""
