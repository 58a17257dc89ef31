"""The contract between games and everything that plays, shows, stores or studies them."""
