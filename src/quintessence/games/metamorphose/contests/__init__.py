"""Strengths and prizes."""
