"""`quintessence play`: a game in the terminal, against bots or with people who share the keyboard."""

from quintessence import Match
from quintessence.cli.command import CARDS, OPTION, SEED, Argument, Call, Command, Option, names_in
from quintessence.cli.files import read_file
from quintessence.cli.keyboard import open_keyboard
from quintessence.cli.race import open_table, opponent_of
from quintessence.cli.seating import HUMAN, check_bot, is_human
from quintessence.cli.sentences import WrongInput
from quintessence.core.registry import bot_names, find_game, game_names, games
from quintessence.core.typed import normalised, without_accents


def run(call: Call) -> int:
    file = call.value("--load")
    if file is not None:
        for name in ("game", SEED.name, OPTION.name, CARDS.name):
            if call.argument(name) is not None or call.has(name):
                raise WrongInput("load-alone", given=call.argument(name) or name)
        match = Match.from_record(read_file(file))
        seats = seated(call, match.names, match.setting.seats, opponent_of(match.game))
    else:
        slug = call.argument("game") or ask_game(call)
        if slug is None:
            return 0
        match, seats = new_match(call, slug.lower())
    match.names = seats
    open_table(match, seats, call.screen, open_keyboard(call.screen), file, not call.has("--no-clock")).run()
    return 0


def new_match(call: Call, slug: str) -> tuple[Match, list[str]]:
    game = find_game(slug)
    asked = call.value("--seats")
    count = game.default_seats() if asked is None else len(names_in(asked))
    seats = seated(call, None, count, opponent_of(game))
    return Match(game, len(seats), call.seed(), call.game_options(), call.cards(game)), seats


def seated(call: Call, before: list[str] | None, count: int, opponent: str) -> list[str]:
    """Who plays each seat: as asked, as it was before, else one person against bots."""
    asked = call.value("--seats")
    if asked is not None:
        names = names_in(asked)
        if len(names) != count:
            raise WrongInput("seats-do-not-fit", given=len(names), seats=count)
        return [HUMAN if is_human(name) else check_bot(name) for name in names]
    # A file that somebody sent may name bots, but no programs to run.
    known = [HUMAN, *bot_names()]
    if before is not None and len(before) == count and all(name in known for name in before):
        return before
    return [HUMAN] + [opponent] * (count - 1)


def ask_game(call: Call) -> str | None:
    """The game that is chosen by number or name, None if the person leaves; a single one is not asked for."""
    slugs = game_names()
    if len(slugs) == 1:
        return slugs[0]
    screen, keyboard = call.screen, open_keyboard(call.screen)
    screen.say("which-game")
    for number, game in enumerate(games().values(), 1):
        messages = game.messages(screen.language)
        screen.entry(f"{number}  {messages.text('game-name')}", messages.text("game-pitch"), 28)
    while True:
        line = keyboard.line([("bold", screen.text("game-prompt"))], slugs, lambda slug: "")
        if line is None or not line.strip():
            return None
        answer = without_accents(normalised(line)).replace(" ", "-")
        if answer in slugs:
            return answer
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(slugs):
            return slugs[int(answer) - 1]
        begun = [slug for slug in slugs if slug.startswith(answer)]
        if len(begun) == 1:
            return begun[0]
        screen.say("no-such-number", last=len(slugs))


PLAY = Command(
    "play",
    run,
    (Argument("game", "argument-game-to-play", is_required=False),),
    (Option("--seats"), SEED, OPTION, CARDS, Option("--load"), Option("--no-clock", takes_value=False)),
)
