"""Whether the leak prover finds something in random games of a setting."""

from quintessence.core.registry import find_game
from quintessence.testing import leaks
from quintessence.testing.facts import Case
from quintessence.testing.play import Fault, begin, moments
from tests.kit.cases import FACTS


def leak_found(slug: str, case: Case, seeds: range, every: int = 1) -> bool:
    """Whether some step of random games tells a seat something hidden that no event declares.

    Of the positions one in so many is looked at.
    """
    for seed in seeds:
        for number, moment in enumerate(moments(begin(find_game(slug), FACTS[slug], case, seed))):
            if number % every:
                continue
            for viewer in moment.play.viewers:
                for step in leaks.steps(moment, viewer):
                    try:
                        leaks.check_step(moment, step)
                        leaks.check_declared(moment, step)
                    except Fault:
                        return True
    return False
