"""Elementals: the first hand on the creature that matches wins everything face up."""

from quintessence.games.elementals.game import Elementals

GAME = Elementals()
