"""`quintessence simulate GAME`: bots play many games; the results come with their confidence intervals."""

import json
from time import perf_counter

from quintessence import Game, Match
from quintessence.cli.command import CARDS, OPTION, SEAT_COUNT, SEED, Argument, Call, Command, Option, names_in
from quintessence.cli.report import show_report
from quintessence.cli.seating import bot_move, check_bot, is_human
from quintessence.cli.sentences import WrongInput
from quintessence.cli.tally import Tally
from quintessence.core.chance import Seed
from quintessence.core.registry import bot_names, named_bot

MOST_GAMES = 10_000_000
INTERRUPTED = 130


def run(call: Call) -> int:
    game = call.game()
    number = call.number("--games", 1, MOST_GAMES) or 100
    bots = wanted_bots(call)
    seats, seed = wanted_seats(call, game, len(bots)), call.seed()
    tally = Tally(game, game.setting(seats, call.game_options(), call.cards(game)), seed)
    is_whole = play_games(call, tally, bots, number)
    if tally.games and call.has("--json"):
        call.screen.write(json.dumps(tally.to_json(), ensure_ascii=False))
    elif tally.games:
        show_report(call.screen, tally)
    return 0 if is_whole else INTERRUPTED


def wanted_bots(call: Call) -> list[str]:
    names = names_in(call.value("--bots") or "random,random")
    if any(map(is_human, names)):
        raise WrongInput("no-people-here", known=", ".join(bot_names()))
    return [check_bot(name) for name in names]


def wanted_seats(call: Call, game: Game, bots: int) -> int:
    """As many seats as were asked for, else the usual number, or the next one that has room for all bots."""
    fitting = next((count for count in game.seat_counts if count >= bots), game.seat_counts[-1])
    seats = call.seat_count() or max(game.default_seats(), fitting)
    if bots > seats:
        raise WrongInput("too-many-bots", bots=bots, seats=seats)
    return seats


def play_games(call: Call, tally: Tally, bots: list[str], number: int) -> bool:
    """Plays the games into the tally; False if somebody broke it off, what is finished counts."""
    seatings = different_seatings(bots, tally.setting.seats)
    with call.screen.progress("simulate-bar", number, not call.has("--json")) as advance:
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
    bots = [named_bot(name, f"{luck}/{seat}") for seat, name in enumerate(players)]
    match = Match(tally.game, tally.setting.seats, seed, tally.setting.options, tally.setting.cards)
    while match.result is None:
        seat = match.to_act[0]
        bot_move(match, seat, bots[seat], players[seat])
    tally.add(players, match.result, len(match.entries), perf_counter() - begun)


SIMULATE = Command(
    "simulate",
    run,
    (Argument("game"),),
    (Option("--games"), Option("--bots"), SEAT_COUNT, SEED, OPTION, CARDS, Option("--json", takes_value=False)),
)
