"""Which language a person reads: what they ask for, else what their machine says, else English."""

from collections.abc import Mapping, Sequence

from quintessence.core.types import LANGUAGES, Language

OPTION = "--lang"
VARIABLES = ("QUINTESSENCE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Looked at in this order; the first that is set decides."""


def language_of(name: str) -> Language | None:
    """The language that a name such as `fr`, `FR` or `fr_CA.UTF-8` stands for, None if we do not speak it."""
    code = name.strip().lower().replace("-", "_").split(".")[0].split("_")[0]
    return code if code in LANGUAGES else None


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The language of everything that is said, also of what is wrong with the arguments themselves."""
    asked = language_of(asked_language(arguments) or "")
    if asked is not None:
        return asked
    for variable in VARIABLES:
        if environment.get(variable):
            return language_of(environment[variable]) or "en"
    return "en"


def asked_language(arguments: Sequence[str]) -> str | None:
    """What stands after the last `--lang`, or None."""
    asked = None
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word == OPTION and place + 1 < len(arguments):
            asked = arguments[place + 1]
        elif word.startswith(OPTION + "="):
            asked = word[len(OPTION) + 1 :]
    return asked
