"""Métamorphose: stack perforated cards into creatures and outmatch the other summoners in six contests."""

from .game import Metamorphose

GAME = Metamorphose()
