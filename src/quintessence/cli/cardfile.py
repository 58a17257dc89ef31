"""A file with a set of cards: for which game it is, what is wrong with it."""

from quintessence.cli.reading import read_file
from quintessence.cli.sentences import WrongInput
from quintessence.core.cardset import CardGame, game_of_set
from quintessence.core.registry import games
from quintessence.core.sheet import Fault
from quintessence.core.types import Language


def read_set(file: str) -> tuple[CardGame | None, str, list[Fault]]:
    """The game of a set, its text and its faults: the file says for which game it is."""
    text = read_file(file)
    found = game_of_set(text, list(games().values()))
    if isinstance(found, Fault):
        return None, text, [found]
    return found, text, found.read_set(text).faults


def sound_set(file: str, language: Language, game: CardGame | None = None) -> tuple[CardGame, str]:
    """The game and the text of a set in which nothing is wrong; else one sentence with the first fault.

    With a `game` it must be a set for that one.
    """
    found, text, faults = read_set(file)
    if game is not None and found is not None and found.slug != game.slug:
        wanted, other = [one.messages(language).text("game-name") for one in (game, found)]
        raise WrongInput("cards-for-another-game", path=file, game=wanted, other=other)
    if found is None or faults:
        raise WrongInput("cards-unsound", sentence=faults[0].message(language, file), others=len(faults) - 1)
    return found, text
