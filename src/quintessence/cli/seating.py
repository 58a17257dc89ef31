"""Who sits where: people and bots by the names that are typed for them."""

from quintessence import Bot, Json, Match, Refused
from quintessence.cli.sentences import WrongInput
from quintessence.core.quoting import shortened
from quintessence.core.racing import without_time
from quintessence.core.registry import PROGRAM, bot_names, find_bot, make_bot, seated_bot
from quintessence.core.types import Seat

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
    kind, settings = with_level(known)
    find_bot(kind)
    if settings:
        make_bot(kind, settings)
    return known


def with_level(name: str) -> tuple[str, dict[str, Json]]:
    """The name of a bot and its settings: its level, if one is typed behind a colon."""
    kind, colon, level = name.rpartition(":")
    if colon and level.isascii() and level.isdigit() and len(level) < 4 and not name.startswith(PROGRAM):
        return kind, {"level": int(level)}
    return name, {}


def make_player(name: str, seed: str) -> Bot:
    """A bot that plays one seat of one game, by what was typed for it."""
    kind, settings = with_level(name)
    return seated_bot(kind, settings, seed)


def bot_move(match: Match, seat: Seat, player: Bot, name: str, has_time: bool = True) -> str:
    """Has a bot move and returns the words; a bot that breaks the rules ends the command with a sentence.

    In a race without a clock its answer loses its time.
    """
    chosen = player.choose(match.observe(seat))
    words = chosen if has_time else without_time(match.grammar, chosen)[0]
    try:
        match.play(words, seat)
    except Refused as refused:
        raise WrongInput("bot-refused", bot=name, move=shortened(chosen), rule=refused.rule) from refused
    return words
