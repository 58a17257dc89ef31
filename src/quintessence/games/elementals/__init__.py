"""Elementals: the first hand on the creature that matches wins everything face up."""

from .game import Elementals

GAME = Elementals()
