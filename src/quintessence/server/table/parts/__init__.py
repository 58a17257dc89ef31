"""The parts of a table. Nothing here knows the table."""
