"""What a search weighs of one seat, topic by topic; `features` puts the topics together."""
