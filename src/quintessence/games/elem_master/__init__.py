"""Elem Master: command Earth, Fire, Water and Air on a board of four terrains."""

from .game import ElemMaster

GAME = ElemMaster()
