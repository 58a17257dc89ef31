from quintessence import Bot, Observation


class HastyBot(Bot):
    """Attacks when it can, else plays the first move of the list."""

    def __init__(self) -> None:
        self.name = "hasty"

    def choose(self, observation: Observation) -> str:
        attacks = [words for words in observation.legal if words.startswith("attack")]
        return attacks[0] if attacks else observation.legal[0]
