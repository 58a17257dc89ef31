"""Élixir: cast every spell in your hand with ingredients that you find, trade, steal and bid for."""

from quintessence.games.elixir.game import Elixir

GAME = Elixir()
