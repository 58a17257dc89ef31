"""Elementary Evolution: four piles to raise from egg to ultimate, amid fire, roots, water and creatures."""

from quintessence.games.elementary_evolution.game import ElementaryEvolution

GAME = ElementaryEvolution()
