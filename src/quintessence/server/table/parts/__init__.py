"""What a table is made of. Nothing here knows the table."""
