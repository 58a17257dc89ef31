"""`quintessence simulate GAME`: bots play many games, and what comes out is told with its intervals."""

import json
from secrets import randbelow
from time import perf_counter

from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.progress import progress
from quintessence.cli.reading import (
    CARDS,
    OPTION,
    SEED,
    cards_of,
    fitting_seats,
    game_options,
    names_in,
    seed_of,
    whole_number,
)
from quintessence.cli.report import show_report
from quintessence.cli.seating import bot_move, check_bot, is_human, make_player
from quintessence.cli.sentences import WrongInput
from quintessence.cli.tally import Tally
from quintessence.core.chance import Seed
from quintessence.core.contract import Game
from quintessence.core.match import Match
from quintessence.core.registry import bot_names, find_game

MOST_GAMES = 10_000_000
MOST_SEATS = 20
INTERRUPTED = 130
NEW_SEEDS = 1_000_000


def run(call: Call) -> int:
    game = find_game(call.required("game").lower())
    number = whole_number(call, "--games", call.value("--games") or "100", 1, MOST_GAMES)
    bots = wanted_bots(call)
    seats = wanted_seats(call, game, bots)
    seed = seed_of(call)
    setting = game.setting(seats, game_options(call), cards_of(call, game))
    tally = Tally(game, setting, randbelow(NEW_SEEDS) if seed is None else seed)
    is_whole = play_games(call, tally, bots, number)
    if tally.games:
        if call.has("--json"):
            call.screen.write(json.dumps(tally.to_json(), ensure_ascii=False))
        else:
            show_report(call.screen, tally)
    return 0 if is_whole else INTERRUPTED


def wanted_bots(call: Call) -> list[str]:
    names = names_in(call.value("--bots") or "random,random")
    for name in names:
        if is_human(name):
            raise WrongInput("no-people-here", known=", ".join(bot_names()))
    return [check_bot(name) for name in names]


def wanted_seats(call: Call, game: Game, bots: list[str]) -> int:
    asked = call.value("--seats")
    if asked is None:
        seats = max(game.default_seats(), fitting_seats(game.seat_counts, len(bots)))
    else:
        seats = whole_number(call, "--seats", asked, 1, MOST_SEATS)
    if len(bots) > seats:
        raise WrongInput("too-many-bots", bots=len(bots), seats=seats)
    return seats


def play_games(call: Call, tally: Tally, bots: list[str], number: int) -> bool:
    """Plays the games into the tally; False if somebody broke it off, what is finished counts."""
    seatings = different_seatings(bots, tally.setting.seats)
    with progress(call.screen.text("simulate-bar"), number, not call.has("--json")) as advance:
        try:
            for played in range(number):
                # Every bot sits everywhere with the same shuffles before the next ones are drawn.
                deal, turned = divmod(played, len(seatings))
                play_game(tally, seatings[turned], f"{tally.seed}/{deal}", f"{tally.seed}/{played}")
                advance()
        except KeyboardInterrupt:
            return False
    return True


def different_seatings(bots: list[str], seats: int) -> list[list[str]]:
    """The bots around the table, repeated until it is full, turned in every way that makes a difference."""
    around = [bots[place % len(bots)] for place in range(seats)]
    turned = [around[place:] + around[:place] for place in range(seats)]
    return [seating for place, seating in enumerate(turned) if seating not in turned[:place]]


def play_game(tally: Tally, players: list[str], seed: Seed, luck: str) -> None:
    """Plays one game: `seed` is for its shuffles, `luck` for the bots."""
    begun = perf_counter()
    bots = [make_player(name, f"{luck}/{seat}") for seat, name in enumerate(players)]
    match = Match(tally.game, tally.setting.seats, seed, tally.setting.options, tally.setting.cards)
    while match.result is None:
        seat = match.to_act[0]
        bot_move(match, seat, bots[seat], players[seat])
    tally.add(players, match.result, len(match.entries), perf_counter() - begun)


SIMULATE = Command(
    "simulate",
    run,
    (Argument("game", "argument-game"),),
    (
        Option("--games", "option-games"),
        Option("--bots", "option-bots"),
        Option("--seats", "option-seat-count"),
        SEED,
        OPTION,
        CARDS,
        Option("--json", "option-json", takes_value=False),
    ),
)
