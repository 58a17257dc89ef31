"""Who sits where: people and bots by the names that are typed for them."""

from quintessence.cli.sentences import WrongInput
from quintessence.core.bot import Bot
from quintessence.core.match import Match
from quintessence.core.quoting import shortened
from quintessence.core.refusal import Refused
from quintessence.core.registry import PROGRAM, bot_names, find_bot, make_bot, seated_bot
from quintessence.core.types import Json, Seat

HUMAN = "human"
HUMAN_WORDS = (HUMAN, "humain", "humaine", "me", "moi")
"""What people call themselves, in both languages."""


def is_human(name: str) -> bool:
    return name.lower() in HUMAN_WORDS


def check_bot(name: str) -> str:
    """The name of a bot that there is, whatever case it was typed in; a program keeps its letters.

    `greedy:1` is the bot `greedy` on level 1.
    """
    if not name:
        raise WrongInput("empty-name", known=", ".join(bot_names()))
    known = name if name.startswith(PROGRAM) else name.lower()
    kind, level = with_level(known)
    find_bot(kind)
    if level is not None:
        make_bot(kind, {"level": level})
    return known


def with_level(name: str) -> tuple[str, int | None]:
    """What is typed for a bot: its name, and its level if there is one behind a colon."""
    kind, colon, level = name.rpartition(":")
    if colon and level.isascii() and level.isdigit() and len(level) < 4 and not name.startswith(PROGRAM):
        return kind, int(level)
    return name, None


def make_player(name: str, seed: str) -> Bot:
    """A bot that plays one seat of one game, by what was typed for it."""
    kind, level = with_level(name)
    settings: dict[str, Json] = {} if level is None else {"level": level}
    return seated_bot(kind, settings, seed)


def bot_move(match: Match, seat: Seat, player: Bot, name: str) -> str:
    """Has a bot move and returns the words; a bot that breaks the rules ends the command with a sentence."""
    words = player.choose(match.observe(seat))
    try:
        match.play(words, seat)
    except Refused as refused:
        raise WrongInput("bot-refused", bot=name, move=shortened(words), rule=refused.rule) from refused
    return words
