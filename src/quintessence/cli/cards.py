"""`quintessence cards check FILE|FOLDER...` and `quintessence cards show [GAME] [FILE]`: sets of cards."""

from pathlib import Path

from quintessence.cli.cardfile import read_set, sound_set
from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.reading import NOT_TEXT, is_folder
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.cardset import CardGame
from quintessence.core.quoting import harmless, shortened
from quintessence.core.registry import find_game, game_names, games
from quintessence.core.sheet import Fault

CHECK, SHOW = "check", "show"
MOST_SHOWN = 2
TOML = Option("--toml", "option-toml", takes_value=False)


def run(call: Call) -> int:
    action, words = call.required("action"), call.arguments("sets")
    if action == CHECK:
        return check(call.screen, words)
    if action == SHOW:
        return show(call.screen, words, call.has(TOML.name))
    raise WrongInput("cards-unknown-action", given=shortened(action), usage=usage(call.screen))


def usage(screen: Screen) -> str:
    return screen.text("cards-usage")


def check(screen: Screen, names: list[str]) -> int:
    """Every fault in a line of its own, then how many sets are sound; the same words in every language."""
    if not names or "" in names:
        raise WrongInput("cards-nothing-to-check", usage=usage(screen))
    passed = failed = 0
    for name in names:
        for file in set_files(name) if len(names) > 1 else set_files_there(name):
            sentences = faults_of(screen, file)
            for sentence in sentences:
                screen.draw([[("bad", harmless(file)), ("", harmless(sentence.removeprefix(file)))]])
            passed, failed = (passed, failed + 1) if sentences else (passed + 1, failed)
    screen.draw([[("bad" if failed else "good", f"{passed} passed, {failed} failed")]])
    return 1 if failed else 0


def set_files(name: str) -> list[str]:
    """The file itself, or every TOML file in and below a folder; the folder itself if it has none."""
    if not is_folder(name):
        return [name]
    return sorted(str(file) for file in Path(name).rglob("*.toml")) or [name]


def set_files_there(name: str) -> list[str]:
    """The same for a name that stands alone: nothing is checked if it is not there or cannot be opened."""
    found = set_files(name)
    if found == [name]:
        try:
            read_named(name)
        except WrongInput as wrong:
            if wrong.key != NOT_TEXT:
                raise
    return found


def read_named(name: str) -> list[Fault]:
    """What is wrong with the set in a file; a folder that has no sets is refused."""
    if is_folder(name):
        raise WrongInput("cards-no-sets", path=name)
    return read_set(name)[2]


def faults_of(screen: Screen, file: str) -> list[str]:
    """A sentence for each thing that is wrong, which begins with the file; also for a file that cannot be read."""
    try:
        faults = read_named(file)
    except WrongInput as wrong:
        return [screen.text("cards-unreadable", file=file, sentence=wrong.message(screen.language))]
    return [fault.message(screen.language, file) for fault in faults]


def show(screen: Screen, words: list[str], as_toml: bool) -> int:
    """The sets that were asked for: a game's own, one in a file, or without a word our own of every game."""
    if len(words) > MOST_SHOWN:
        raise WrongInput("cards-unknown-action", given=shortened(words[MOST_SHOWN]), usage=usage(screen))
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
        return [(game, game.house_set()) for game in games().values() if isinstance(game, CardGame)]
    if len(words) == 1 and words[0].lower() in game_names():
        game = card_game(words[0])
        return [(game, game.house_set())]
    game_named = card_game(words[0]) if len(words) == MOST_SHOWN else None
    return [sound_set(words[-1], screen.language, game_named)]


def card_game(name: str) -> CardGame:
    game = find_game(name.lower())
    if isinstance(game, CardGame):
        return game
    known = [game.slug for game in games().values() if isinstance(game, CardGame)]
    raise WrongInput("cards-game-without", game=game.slug, known=", ".join(known))


CARDS = Command(
    "cards",
    run,
    (
        Argument("action", "argument-cards-action"),
        Argument("sets", "argument-cards-sets", is_required=False, is_repeated=True),
    ),
    (TOML,),
)
