"""What is agreed when a table is opened: game, seats, clock, absence, spectators."""

from hashlib import sha256
from hmac import compare_digest
from typing import Literal, TypeAlias

import msgspec

from quintessence.core.contract import Game
from quintessence.core.match import Match
from quintessence.core.race import Terms
from quintessence.core.registry import find_bot, find_game, make_bot
from quintessence.core.scenario import begin, checked
from quintessence.core.setting import Setting
from quintessence.core.timed import TimedGame
from quintessence.server.jsons import Json, JsonObject
from quintessence.server.words import Wrong

WindowKind: TypeAlias = Literal["timed", "patient", "able"]
OrderKind: TypeAlias = Literal["held", "always", "pass"]
"""When a seat is asked in windows: only with an answer in hand, always, or not at all this turn."""

A_DAY = 86_400_000
LONGEST_TIME = 30 * A_DAY
SHORTEST_WINDOW = 2_000
LONGEST_WINDOW = 60_000


class BotPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot: its name in the registry, its settings, and the level of strength that people see."""

    name: str
    settings: JsonObject = {}
    level: int | None = None


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may take a seat: anybody (`open`), an invited person (`invited`), or a bot."""

    kind: Literal["open", "invited", "bot"] = "open"
    bot: BotPlan | None = None


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long a player may think, in milliseconds.

    `none`: no limit. `move` and `days`: `time` for each move. `fischer`: `time` for the whole game, and `increment`
    more for each move.
    """

    kind: Literal["none", "move", "fischer", "days"] = "none"
    time: int = 0
    increment: int = 0


class WindowPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """When reaction windows close. For a person alone against bots they are always `able`.

    `timed`: after `time` milliseconds, no matter who holds an answer; no answer is a pass. `patient`: when everybody
    asked has answered. `able`: the same, but only players who hold an answer are asked, and everybody sees who they
    are: for one device, and for quick games. At a table with days per move, `timed` windows are `patient`.
    """

    kind: WindowKind = "timed"
    time: int = 6_000


class AbsencePlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens when a seat must act and its player has been away for `after` milliseconds.

    `wait`: nothing. `claim`: nothing by itself, but the others may claim the seat. `pass`: the table makes the idle
    move of the game. `bot`: a bot plays on. `forfeit`: the player loses. The last three also apply to a player who runs
    out of time; under `wait` and `claim` that player loses.
    """

    rule: Literal["wait", "claim", "pass", "bot", "forfeit"] = "claim"
    after: int = 120_000


class Opening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything that is agreed. `checked_opening` says whether it is possible.

    Spectators: `none` are allowed; `table`: they see what everybody sees; `hands`: also the view of each seat. With
    `hands` a player could look into other hands on a second device, so it needs a private table, and everybody who sits
    down is told. Games with races have no hands, and spectators never see the card of an open race (EL-NET-17).
    """

    game: str
    seats: list[SeatPlan]
    options: JsonObject = {}
    cards: str | None = None
    clock: ClockPlan = ClockPlan()
    absence: AbsencePlan = AbsencePlan()
    spectators: Literal["none", "table", "hands"] = "table"
    public: bool = False
    window: WindowPlan = WindowPlan()
    race: JsonObject = {}
    """The terms of races: some of `core.race.REFEREE_OPTIONS`."""
    stand_in: BotPlan | None = None
    """The bot that plays for absent players; None: greedy, or reflex in games with races."""
    start: JsonObject | None = None
    """The position to begin with."""
    record: str | None = None
    """A record to play on or to look through. Its shuffles are known, so they are not fair."""

    @property
    def windows_kind(self) -> WindowKind:
        """When reaction windows close at this table."""
        return "patient" if self.clock.kind == "days" and self.window.kind == "timed" else self.window.kind


def game_of(opening: Opening) -> tuple[Game, Setting]:
    """The game and its setting."""
    game = find_game(opening.game)
    return game, game.setting(len(opening.seats), dict(opening.options), opening.cards)


def checked_opening(opening: Opening) -> tuple[Game, Setting]:
    """The same; `Wrong` or a `Mistake` says what is not possible."""
    game, setting = game_of(opening)
    if opening.spectators == "hands" and (opening.public or isinstance(game, TimedGame)):
        raise Wrong("table-hands-in-public")
    check_clock(opening.clock, isinstance(game, TimedGame))
    if not 1_000 <= opening.absence.after <= LONGEST_TIME:
        raise Wrong("table-bad-time")
    if not SHORTEST_WINDOW <= opening.window.time <= LONGEST_WINDOW:
        raise Wrong("table-bad-window", least=SHORTEST_WINDOW // 1000, most=LONGEST_WINDOW // 1000)
    if isinstance(game, TimedGame):
        Terms(setting.seats, dict(opening.race))
    elif opening.race:
        raise Wrong("table-no-races", game=game.slug)
    for plan in [*(seat.bot for seat in opening.seats if seat.kind == "bot"), opening.stand_in or stand_in_for(game)]:
        check_bot(plan)
    check_start(opening, game, setting)
    return game, setting


def check_clock(clock: ClockPlan, has_races: bool) -> None:
    if clock.kind == "none":
        return
    if has_races:
        raise Wrong("table-clock-and-races")
    if not 1_000 <= clock.time <= LONGEST_TIME or not 0 <= clock.increment <= LONGEST_TIME:
        raise Wrong("table-bad-time")


def check_bot(plan: BotPlan | None) -> None:
    """Only built-in bots: nobody may start programs on the server's machine."""
    if plan is None:
        raise Wrong("table-no-bot-named")
    if plan.name == "lines" or plan.name.startswith("cmd:"):
        raise Wrong("table-no-programs")
    find_bot(plan.name)
    make_bot(plan.name, dict(plan.settings))
    if plan.level is not None:
        make_bot(plan.name, {**plan.settings, "level": plan.level})


def check_start(opening: Opening, game: Game, setting: Setting) -> None:
    if opening.record is not None:
        match = Match.from_record(opening.record)
        if match.game.slug != game.slug or match.setting.to_json() != setting.to_json() or opening.start is not None:
            raise Wrong("table-record-differs")
    elif opening.start is not None:
        Match(game, setting.seats, 0, setting.options, setting.cards, opening.start)


def stand_in_for(game: Game) -> BotPlan:
    """The bot that plays for an absent player if nothing else was agreed."""
    return BotPlan("reflex") if isinstance(game, TimedGame) else BotPlan("greedy")


def opening_of_record(text: str, public: bool = False) -> Opening:
    """A table to look through a record, or to play it on if it is not over; `BadRecord` if it is not a record."""
    match = Match.from_record(text)
    setting = match.setting
    return Opening(
        game=match.game.slug,
        seats=[SeatPlan() for _ in range(setting.seats)],
        options=dict(setting.options),
        cards=setting.cards,
        public=public,
        record=text,
    )


def opening_of_scenario(scenario: Json, public: bool = False) -> Opening:
    """A table that starts from the position of a scenario; `BadScenario` or another mistake if it is not a scenario."""
    told = checked(scenario)
    match, position = begin(told), told.get("position")
    setting = match.setting
    return Opening(
        game=match.game.slug,
        seats=[SeatPlan() for _ in range(setting.seats)],
        options=dict(setting.options),
        public=public,
        # What the scenario does not fix is shuffled for this table.
        start=position if isinstance(position, dict) else None,
    )


def hash_of_token(token: str) -> str:
    """The stored form of an invitation."""
    return sha256(token.encode("utf-8")).hexdigest()


def is_token_of(token: str, hashed: str) -> bool:
    return compare_digest(hash_of_token(token), hashed)
