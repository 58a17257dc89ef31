"""Bots written in any language: programs that read lines of text and answer with lines of text.

The host starts the program and speaks first. A person could take either side in a terminal:

    host: quintessence 1                        once; 1 is the version of the protocol
    bot:  ready NAME
    host: game SLUG seats N seat S              a game begins (or is begun again): forget the one before
    host: option KEY VALUE                      one line for each option of the game
    host: cards JSON                            the text of the card set, where it is not the game's own
    host: event JSON                            what the seat was sent since it last chose; a line each
    host: view JSON                             all that the seat sees now
    host: legal WORDS                           one line for each move that it may make
    host: choose
    bot:  move WORDS
    host: event ..., view ..., legal ..., choose, and so on, until
    host: quit

Lines are UTF-8 and end with a line feed. The bot writes exactly one line for `quintessence` and one for
each `choose`, and skips lines whose first word it does not know. The end of the input means `quit`.
"""

import json
from typing import Final, final

from quintessence.bots.failure import BotFailed, BotRefused, quoted
from quintessence.bots.program import Program
from quintessence.core.bot import Bot
from quintessence.core.chance import QuickChance
from quintessence.core.observation import Observation
from quintessence.core.options import Option
from quintessence.core.types import Json, JsonObject

VERSION: Final = 1


@final
class LinesBot(Bot):
    """A program that plays by the line protocol. `command` names it and its arguments; no shell reads it.

    It has `seconds` for each answer. `BotFailed` says what went wrong; the program is then stopped, and no
    process outlives the bot.
    """

    def __init__(self, command: str, seconds: float = 10.0) -> None:
        self._program = Program(command, seconds)
        answer = self._program.ask([f"quintessence {VERSION}"])
        self.name = quoted(after_word("ready", answer))
        if not self.name:
            self._program.close()
            raise BotFailed("bot-not-ready", {"command": self._program.command, "answer": quoted(answer)})
        self._game: list[str] = []
        """The lines that began the game which the program is playing."""
        self._events: list[JsonObject] = []
        """What the program has been told of that game."""

    def choose(self, observation: Observation) -> str:
        legal = observation.legal
        lines = self._news(observation)
        lines.append("view " + written(observation.view))
        lines += ["legal " + words for words in legal]
        lines.append("choose")
        answer = self._program.ask(lines)
        words = after_word("move", answer)
        if not words:
            self.close()
            raise BotFailed("bot-not-a-move", {"name": self.name, "answer": quoted(answer)})
        if words not in legal:
            self._check_spelling(words, observation)
        return words

    def close(self) -> None:
        """Ends the program. It also ends with the last reference to the bot."""
        self._program.close()

    def _news(self, observation: Observation) -> list[str]:
        """What the program does not know yet: new events, or all of them after the lines that begin a game.

        A bot may be asked for another match, another seat, or after an undo: then the story is told anew.
        """
        game = opening(observation)
        known = len(self._events)
        if game == self._game and observation.events[:known] == self._events:
            lines: list[str] = []
        else:
            lines = list(game)
            known = 0
        self._game = game
        self._events = observation.events
        return lines + ["event " + written(event) for event in observation.events[known:]]

    def _check_spelling(self, words: str, observation: Observation) -> None:
        """Moves have other spellings than the listed one; the rules say whether this is one."""
        position = observation.sample(QuickChance(0))
        refusal = observation.game.explain(position, observation.seat, words)
        if refusal is not None:
            self.close()
            raise BotRefused(self.name, words, refusal, observation.game)


def opening(observation: Observation) -> list[str]:
    """The lines that begin a game."""
    setting = observation.setting
    lines = [f"game {observation.game.slug} seats {setting.seats} seat {observation.seat}"]
    lines += [option_line(option, setting.options[option.name]) for option in observation.game.options]
    if setting.cards is not None:
        lines.append("cards " + written(setting.cards))
    return lines


def option_line(option: Option, value: Json) -> str:
    shown = value if isinstance(value, str) and not option.is_data else written(value)
    return f"option {option.name} {shown}"


def after_word(word: str, line: str) -> str:
    """What follows `word` on the line; nothing if the line begins otherwise."""
    first, _, rest = line.strip().partition(" ")
    return rest.strip() if first == word else ""


def written(value: Json) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)
