"""The stack of pending decisions: who is asked, about what, what needs no answer."""
