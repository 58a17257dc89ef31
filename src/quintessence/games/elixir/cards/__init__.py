"""The card language: its words, sets of cards in it, their checks, and what they mean."""
