"""Sockets are recorded over whole games of games with secrets: no byte tells what its recipient may not know.

The oracle folds the stored entries itself. At every number of every recipient
- the face that the client made of its frames is the one that a *sampled* world gives, which the recipient cannot tell
  from the true one: so the frames say nothing that depends on more than its view;
- no name that only others know stands in any frame of that moment, whatever kind of frame it is;
- the events are those that the engine cuts for the recipient, and no others.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from quintessence.core.chance import QuickChance
from quintessence.core.match import Match
from quintessence.core.types import Seat
from quintessence.server.settings import SQLITE, Settings
from quintessence.server.store.model import TableId
from quintessence.server.store.opening import make_store
from quintessence.server.table import folding
from quintessence.server.table.opening import OrderKind
from quintessence.server.table.showing import fixed_part
from quintessence.server.table.table import Table
from tests.server.conftest import SECRET
from tests.server.driving import Party, can_decide, new_table, play_once
from tests.server.player import Player
from tests.server.running import RunningServer
from tests.server.table.another_world import face_in

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "elem-master": (2, {"start": "free", "events": "on", "specialities": "on", "quiet-limit": 4}),
    "elementals": (2, {"window": 500, "max-flips": 4}),
    "elementary-evolution": (3, {"turn-limit": 12}),
    "elixir": (3, {"round-limit": 2}),
    "metamorphose": (2, {}),
}
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
ONE_SET_OF_NAMES = ("elementary-evolution",)
"""Everybody holds cards of the same names: only the sampled world tells."""
ORDERS = get_args(OrderKind)
"""The table's own words for a standing order, which a prompt shows to its player alone."""
SAMPLED = 6
"""Every so many-th moment is compared with a sampled world: each costs a while."""


@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_no_byte_of_a_socket_tells_what_its_recipient_may_not_know(slug: str, tmp_path: Path) -> None:
    seats, options = GAMES[slug]
    database = f"{SQLITE}{tmp_path / 'tables.sqlite'}"
    server = RunningServer(database, tmp_path / "server").start()
    form = {**new_table(slug, [{"kind": "open"}] * seats), "options": options}
    party = await Party([server]).gather(form)
    spectator = await Player(None, server.address, party.table).connect_from(0)
    # What is recorded begins before the game does.
    await spectator.until(lambda me: me.is_told_since_connected)
    await party.start()
    await asyncio.gather(*[drive_and_pry(player, Random(seat)) for seat, player in enumerate(party.players)])
    await spectator.until(lambda me: me.is_over)
    await spectator.close()
    await party.leave()
    server.stop()
    stored = await read_entries(database, tmp_path, party.table)
    for player in [*party.players, spectator]:
        witness = Witness(player, stored)
        witness.check()
        assert slug in ONE_SET_OF_NAMES or any(witness.hidden.values()), "there is something to hide"
        check_the_oracle(player, stored, witness.hidden)
    check_log(server.read_log(), stored, [person.cookie for person in party.people])


async def drive_and_pry(player: Player, luck: Random) -> None:
    """Plays at random, and asks now and then about moves that it saw or guesses: refusals are recorded, too."""
    seen: list[str] = []
    while await is_asked_on(player):
        seen = [*seen[-200:], *player.prompt["legal"]]
        if luck.random() < 0.2:
            words = " ".join(part for line in luck.sample(seen, min(2, len(seen))) for part in line.split(" ")[:2])
            await player.ask("why", words=words[:200])
            await player.play(words[:200])
        # Meanwhile the guess may have been a move, or a race may have gone by.
        if await is_asked_on(player):
            await play_once(player, luck)


async def is_asked_on(player: Player) -> bool:
    """Waits until there is something to decide; False if the game is over instead."""
    await player.until(lambda me: can_decide(me) or me.is_over)
    return not player.is_over


async def read_entries(database: str, folder: Path, table: str) -> list[bytes]:
    store = make_store(Settings(secret=SECRET, data=folder, database=database))
    await store.open()
    try:
        return await store.entries(TableId(table))
    finally:
        await store.close()


class Witness:
    """One recipient's recorded frames beside the truth."""

    def __init__(self, player: Player, stored: list[bytes]) -> None:
        self.seat: Seat | None = player.seat
        self.stored = stored
        self.faces = player.faces
        self.frames = frames_by_number(player)
        self.known: set[str] = set()
        self.hidden: dict[int, set[str]] = {}
        """What stood nowhere in its sight at each of its numbers."""
        self.told: list[Any] = []

    def check(self) -> None:
        table = folding.fold(self.stored[:1])
        checked = 0
        for entry in self.stored[1:]:
            before = table.count(self.seat)
            folding.add(table, entry)
            number = table.count(self.seat)
            self._learn(table)
            if number == before:
                continue
            self._check_names(table, number)
            self.told += [event for frame in self.frames.get(number, []) for event in frame.get("events", [])]
            checked += 1
            if table.match is not None and table.match.result is None and checked % SAMPLED == 0:
                self._check_sampled(table, table.match, number)
        assert checked > 10
        assert table.match is not None
        mine = table.match.told(self.seat)
        assert [event for event in self.told if event in mine] == mine, "each event of the game, once and in order"

    def _learn(self, table: Table) -> None:
        """All words that the recipient may know by now: what it sees, was told, may do, and the table's own."""
        match = table.match
        if match is None:
            return
        told = [match.view(self.seat), match.told(self.seat)[-20:]]
        moves = table.legal(self.seat) if self.seat is not None else []
        self.known |= words_of([*told, moves, fixed_part(table), table.windows.shown(), ORDERS])

    def _check_names(self, table: Table, number: int) -> None:
        """No word that stands in others' views or in the whole position, and that this one may not know."""
        match = table.match
        if match is None or match.result is not None:
            return
        others = [match.view(seat) for seat in range(len(table.chairs)) if seat != self.seat]
        hidden = self.hidden[number] = words_of([match.position(), *others]) - self.known
        for frame in self.frames.get(number, []):
            leaked = hidden & words_of(frame)
            assert not leaked, (self.seat, number, leaked, frame)

    def _check_sampled(self, table: Table, match: Match, number: int) -> None:
        """In a world that looks the same to the recipient the same bytes are sent."""
        sampled = face_in(match.state.sample(self.seat, QuickChance(number)), table, self.seat)
        assert json.loads(json.dumps(sampled)) == self.faces[number]


def check_the_oracle(player: Player, stored: list[bytes], hidden: dict[int, set[str]]) -> None:
    """The oracle can fail: a name that is hidden is found in any kind of frame, and so is another's view in a face."""
    number = next((number for number, words in hidden.items() if words), None)
    if number is not None:
        planted = Witness(player, stored)
        planted.frames[number] = [*planted.frames[number], {"type": "notice", "arguments": {"x": min(hidden[number])}}]
        with pytest.raises(AssertionError):
            planted.check()
    planted = Witness(player, stored)
    planted.faces = {number: {**face, "view": {"another": "view"}} for number, face in player.faces.items()}
    with pytest.raises(AssertionError):
        planted.check()


def frames_by_number(player: Player) -> dict[int, list[Any]]:
    """What was received at each of the recipient's numbers; answers belong to the number that was the last then."""
    found: dict[int, list[Any]] = {}
    number = 0
    for data in player.frames:
        frame = json.loads(data)
        number = frame.get("number", number)
        found.setdefault(number, []).append(frame)
    return found


def words_of(value: Any) -> set[str]:
    """Every word in a document: keys, values, parts of moves; a number beside a name makes it another name."""
    return set(spread(value))


def spread(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from WORD.findall(value)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from WORD.findall(key)
            yield from spread(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from spread(inner)


def check_log(log: str, stored: list[bytes], cookies: list[str]) -> None:
    """The log, at its most talkative, holds no move, no secret of the shuffle, no word for it and no cookie."""
    for entry in stored:
        told = json.loads(entry)
        for key in ("words", "secret", "seed", "nonce", "hash"):
            if key in told and len(str(told[key])) > 6:
                assert str(told[key]) not in log, key
    for cookie in cookies:
        assert cookie.partition("=")[2] not in log
    assert "Traceback" not in log
