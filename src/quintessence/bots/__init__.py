"""Players that are programs: they are handed an observation and answer with a move."""
