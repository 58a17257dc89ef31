"""What a search weighs of a seat, topic by topic: each file names its features and fills them in."""
