"""Elementals as stacks of tokens."""
