"""Élixir: cast every spell in your hand with ingredients that you find, trade, steal and bid for."""

from .game import Elixir

GAME = Elixir()
