"""The migrations of the database. Run at every start; nothing happens when there is nothing to do."""
