"""The event cards (EM-EVT): one class each, in files by family."""
