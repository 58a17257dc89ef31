"""Métamorphose: stack perforated cards into creatures and outmatch the other summoners in six contests."""

from quintessence.games.metamorphose.game import Metamorphose

GAME = Metamorphose()
