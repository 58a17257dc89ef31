"""One topic, one file: its entries, the commands that make them, what they do, and what the table does by itself."""
