"""Who sits where: people and bots by the names that are typed for them."""

from quintessence import Bot, Match, Refused
from quintessence.cli.sentences import WrongInput
from quintessence.core.quoting import shortened
from quintessence.core.racing import without_time
from quintessence.core.registry import PROGRAM, bot_names, find_bot, make_bot, with_settings
from quintessence.core.types import Seat

HUMAN = "human"
HUMAN_WORDS = (HUMAN, "humain", "humaine", "me", "moi")
"""What people call themselves, in both languages."""


def is_human(name: str) -> bool:
    return name.lower() in HUMAN_WORDS


def check_bot(name: str) -> str:
    """The name of a bot that there is, whatever case it was typed in; programs and settings keep their letters.

    `greedy:1` is the bot `greedy` on level 1, `search:level=3:seconds=0.5` one that thinks for half a second.
    """
    if not name:
        raise WrongInput("empty-name", known=", ".join(bot_names()))
    kind, colon, rest = name.partition(":")
    known = name if name.startswith(PROGRAM) else kind.lower() + colon + rest
    kind, settings = with_settings(known)
    find_bot(kind)
    if settings:
        make_bot(kind, settings)
    return known


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
