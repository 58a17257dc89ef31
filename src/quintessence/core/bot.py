"""A bot: something that is handed an observation and answers with a move."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from quintessence.core.advice import Advice
    from quintessence.core.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat. A subclass takes its settings as keyword arguments, all optional, and has `choose`.

    It is registered as an entry point of the group `quintessence.bots`, or at run time with `register_bot`.
    """

    name: str
    """What people call it: `greedy`. Set in `__init__`: compiled code does not see a class attribute."""

    def choose(self, observation: "Observation") -> str:
        """The words of one of `observation.legal`. The bot may keep what it likes between calls."""
        raise NotImplementedError

    def allow(self, seconds: float) -> None:
        """The most that an answer may take from now on. A bot that answers at once need not know."""

    def explain(self, observation: "Observation") -> "list[Advice]":
        """The best moves that the bot sees, the best first, and why; none from a bot that cannot tell."""
        return []
