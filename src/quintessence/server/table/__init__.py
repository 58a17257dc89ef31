"""A table: the fold of its entries. Nothing here reads a clock, draws by chance or talks to anybody."""
