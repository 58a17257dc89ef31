"""The verbs of the card language: one class each, in files by family."""
