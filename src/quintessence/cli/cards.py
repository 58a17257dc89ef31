"""`quintessence cards check FILE|FOLDER...` and `quintessence cards show [GAME] [FILE]`: sets of cards."""

from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.files import NOT_TEXT, files_below, is_folder, read_set, sound_set
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.cli.verdicts import Verdicts
from quintessence.core.cardset import CardGame
from quintessence.core.quoting import shortened
from quintessence.core.registry import find_game, game_names, games

MOST_SHOWN = 2
TOML = Option("--toml", takes_value=False)


def run(call: Call) -> int:
    action, words = call.required("cards-action"), call.words.get("cards-sets", [])
    if action == "check":
        return check(call.screen, words)
    if action == "show":
        return show(call.screen, words, call.has(TOML.name))
    raise WrongInput("cards-unknown-action", given=shortened(action), usage=call.screen.text("cards-usage"))


def check(screen: Screen, names: list[str]) -> int:
    """Every fault in a line of its own, then how many sets are sound."""
    if not names or "" in names:
        raise WrongInput("cards-nothing-to-check", usage=screen.text("cards-usage"))
    verdicts = Verdicts(screen)
    for name in names:
        files = files_below(name, ".toml") if is_folder(name) else []
        for file in files or [name]:
            verdicts.add(file, faults_of(screen, file, is_alone=not files and len(names) == 1))
    return verdicts.close()


def faults_of(screen: Screen, file: str, is_alone: bool) -> list[str]:
    """The end of a line for each thing that is wrong with a set, also if it cannot be read.

    If it is all that was named and cannot be opened, nothing is checked and the input was wrong.
    """
    try:
        if is_folder(file):
            raise WrongInput("cards-no-sets", path=file)
        lines = [fault.message(screen.language, file) for fault in read_set(file)[2]]
    except WrongInput as wrong:
        if is_alone and wrong.key != NOT_TEXT:
            raise
        lines = [screen.text("cards-unreadable", file=file, sentence=wrong.message(screen.language))]
    return [line.removeprefix(file) for line in lines]


def show(screen: Screen, words: list[str], as_toml: bool) -> int:
    """The sets that were asked for: a game's own, one in a file, or without a word our own of every game."""
    if len(words) > MOST_SHOWN:
        given = shortened(words[MOST_SHOWN])
        raise WrongInput("cards-unknown-action", given=given, usage=screen.text("cards-usage"))
    wanted = chosen_sets(screen, words)
    if as_toml:
        # As it stands in its file, to be written to another: neither coloured nor wrapped.
        print("\n".join(text.rstrip("\n") for _, text in wanted))
        return 0
    with screen.paged():
        for place, (game, text) in enumerate(wanted):
            if place:
                screen.write()
            messages = game.messages(screen.language)
            screen.write(messages.text("game-name"), "bold")
            screen.draw(game.draw_set(text, messages))
    return 0


def chosen_sets(screen: Screen, words: list[str]) -> list[tuple[CardGame, str]]:
    if not words:
        return [(game, game.house_set()) for game in card_games()]
    if len(words) == 1 and words[0].lower() in game_names():
        game = card_game(words[0])
        return [(game, game.house_set())]
    game_named = card_game(words[0]) if len(words) == MOST_SHOWN else None
    return [sound_set(words[-1], screen.language, game_named)]


def card_game(name: str) -> CardGame:
    game = find_game(name.lower())
    if isinstance(game, CardGame):
        return game
    raise WrongInput("cards-game-without", game=game.slug, known=", ".join(game.slug for game in card_games()))


def card_games() -> list[CardGame]:
    return [game for game in games().values() if isinstance(game, CardGame)]


CARDS = Command(
    "cards", run, (Argument("cards-action"), Argument("cards-sets", is_required=False, is_repeated=True)), (TOML,)
)
