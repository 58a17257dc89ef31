"""Campfire: feed the fire with what you hold, and warm yourself before the others do."""

from campfire.game import Campfire

GAME = Campfire()
