"""Plays tables to their end: players who choose at random, over real sockets."""

import asyncio
from random import Random
from typing import Any

from tests.server.player import Person, Player
from tests.server.running import RunningServer

QUICK_RACES = {
    "count-down": 0,
    "pause": 0,
    "settle-pause": 0,
    "summon-pause": 0,
    "show-delay-least": 0,
    "show-delay-most": 0,
    # The player on turn asks for the card. If the table did so for a slow one, the two requests would cross.
    "flip-timeout": 60_000,
    "away-timeout": 60_000,
}
SHORT: dict[str, dict[str, Any]] = {
    "elem-master": {"quiet-limit": 6},
    "elementals": {"window": 500, "max-flips": 8},
    "elementary-evolution": {"turn-limit": 24},
    "elixir": {"round-limit": 3},
    "metamorphose": {},
}
"""Options with which a game played at random ends soon."""


def new_table(slug: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """The form of a table at which nothing waits for anybody's leisure."""
    race = QUICK_RACES if slug == "elementals" else {}
    return {
        "game": slug,
        "seats": seats,
        "options": SHORT.get(slug, {}),
        "window": {"kind": "able"},
        "race": race,
        **more,
    }


class Party:
    """Some people at one table, each connected to one of the servers."""

    def __init__(self, servers: list[RunningServer]) -> None:
        self.servers = servers
        self.people: list[Person] = []
        self.players: list[Player] = []
        self.table = ""

    async def gather(self, form: dict[str, Any]) -> "Party":
        """Opens the table and seats somebody on every seat that is not a bot's."""
        seats = [seat for seat, plan in enumerate(form["seats"]) if plan["kind"] != "bot"]
        for place, seat in enumerate(seats):
            server = self.servers[place % len(self.servers)]
            self.people.append(await Person(server.address, f"Player {seat + 1}").arrive())
        made = await self.people[0].post("/api/tables", {**form, "sit": seats[0], "nonce": "first word"})
        self.table = made["id"]
        for person, seat in zip(self.people[1:], seats[1:], strict=True):
            invitation = next(one["token"] for one in made["invitations"] if one["seat"] == seat)
            sat = await person.post(f"/api/tables/{self.table}/sit", {"invitation": invitation, "nonce": "another"})
            assert sat == {"seat": seat}
        for place, person in enumerate(self.people):
            server = self.servers[place % len(self.servers)]
            self.players.append(await Player(person, server.address, self.table).connect_from(0))
        for player in self.players:
            # One who comes back before he was told anything could not say where to go on.
            await player.until(lambda me: me.is_told_since_connected)
        return self

    async def start(self) -> "Party":
        answer = await self.players[0].ask("start")
        assert answer["type"] == "accepted", answer
        return self

    async def play_out(self, seed: int = 1) -> None:
        await asyncio.gather(*[drive(player, Random(f"{seed} {place}")) for place, player in enumerate(self.players)])

    async def leave(self) -> None:
        for player in self.players:
            await player.close()
        for person in self.people:
            await person.leave()


def can_decide(player: Player) -> bool:
    """Whether there is something to decide: not a card that is on its way, not a pass that goes by itself."""
    if not player.is_asked or player.face["table"].get("card_asked"):
        return False
    return not (player.prompt["window"] and len(player.prompt["legal"]) == 1)


async def drive(player: Player, luck: Random) -> None:
    """Plays at random until the game is over."""
    while True:
        await player.until(lambda me: can_decide(me) or me.is_over)
        if player.is_over:
            return
        await play_once(player, luck)


async def play_once(player: Player, luck: Random) -> Any:
    """One random move. Somebody else may have been quicker: that is no fault, and is tried again."""
    prompt = player.prompt
    words = luck.choice(prompt["legal"])
    race = prompt.get("race")
    more = {"claim": luck.randint(150, 450), "flip": race["flip"]} if race else {}
    answer = await player.play(words, **more)
    if answer["type"] == "refused":
        assert answer["code"].startswith("table-"), answer
        await player.until(lambda me: me.is_over or me.prompt != prompt)
    return answer
