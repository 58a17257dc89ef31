"""One topic, one file: its entries, the commands that make them, their effects, and what the table does by itself."""
