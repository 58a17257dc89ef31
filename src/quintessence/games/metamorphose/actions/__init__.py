"""What the moves of a turn do, and what they would do."""
