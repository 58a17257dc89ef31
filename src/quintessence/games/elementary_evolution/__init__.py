"""Elementary Evolution: four piles to raise from egg to ultimate, amid fire, roots, water and creatures."""

from .game import ElementaryEvolution

GAME = ElementaryEvolution()
