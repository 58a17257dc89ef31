"""What the moves of a turn do, and how that is shown in advance."""
