"""Elem Master: command Earth, Fire, Water and Air on a board of four terrains."""

from quintessence.games.elem_master.game import ElemMaster

GAME = ElemMaster()
