"""An example of every document of the HTTP doors, as JSON, by the name of its struct."""

from typing import Final

import msgspec

from quintessence.core.types import Json
from quintessence.server.doors import bodies, bodies_games
from quintessence.server.words import Texts

ME: Final = bodies.Me(id="Wm3kq0pXc1aB7d2E", name="Ada", kind="guest")
SEATS: Final = [bodies.SeatPlan(), bodies.SeatPlan(kind="bot", bot="greedy")]
INVITATION: Final = bodies.Invitation(
    seat=1, token="c1Zt0b9sQ4mX2r7k", path="/tables/u3Vd8sKx0pQa#invitation=c1Zt0b9sQ4mX2r7k"
)
TABLE: Final = bodies.TableAbout(
    id="u3Vd8sKx0pQa",
    game="elem-master",
    status="open",
    public=True,
    created=1_760_000_000_000,
    changed=1_760_000_004_000,
    seats=[bodies.SeatAbout(kind="person", name="Ada", level=""), bodies.SeatAbout(kind="open", name="", level="")],
    clock="none",
    spectators="table",
    mine=True,
)
SCENARIO: Final[dict[str, Json]] = {
    "game": "elem-master",
    "name": "White begins",
    "rules": [],
    "seats": 2,
    "options": {"first": "0"},
    "steps": [{"expect": {"to_act": [0]}}],
}

DOCUMENTS: Final[list[msgspec.Struct]] = [
    bodies.Problem("no-such-table", {}, Texts(en="There is no such table.", fr="Cette table n’existe pas.")),
    bodies.Session(me=ME),
    bodies.NewGuest(name="Ada"),
    bodies.Rename(name="Ada L"),
    bodies.Credentials(name="Ada", password="correct horse battery"),
    bodies.NewPassword(old="correct horse battery", new="staple correct horse"),
    bodies.LinkMade(token="q0b9sQ4mX2r7kc1Zt", path="/continue#q0b9sQ4mX2r7kc1Zt", expires=1_760_000_600_000),
    bodies.Link(token="q0b9sQ4mX2r7kc1Zt"),
    bodies.LinkAbout(name="Ada", kind="guest", already=False),
    bodies.NewToken(label="Ada’s bot"),
    bodies.TokenMade(id="b7d2EWm3kq0pXc1a", label="Ada’s bot", token="qbot_…"),
    bodies.TokenAbout(id="b7d2EWm3kq0pXc1a", label="Ada’s bot", created=1_760_000_000_000),
    bodies_games.GameAbout(
        slug="elem-master",
        name=Texts(en="Elem Master", fr="Elem Master"),
        pitch=Texts(en="Command Earth, Fire, Water and Air …", fr="Commandez la Terre, le Feu, l’Eau et l’Air …"),
        rules_version=1,
        seat_counts=[2, 4],
        seat_names=[
            bodies_games.SideAbout(seats=2, names=[Texts(en="White", fr="Blanc"), Texts(en="Black", fr="Noir")]),
        ],
        names_seats=True,
        options=[
            bodies_games.OptionAbout(
                name="quiet-limit",
                title=Texts(en="Quiet rounds", fr="Tours calmes"),
                help=None,
                kind="number",
                default=20,
                words=[],
                low=0,
                high=99,
                reveals_hands=[],
                allowed="0..99",
            )
        ],
        has_cards=False,
        has_races=False,
        has_windows=False,
        grammar=bodies_games.GrammarAbout(
            forms=[
                bodies_games.FormAbout(
                    verb="attack",
                    shape="attack FROM TO",
                    title=Texts(en="Attack", fr="Attaquer"),
                    parts=[
                        bodies_games.PartAbout(name="from", kind="argument", optional=False, domain="cell"),
                        bodies_games.PartAbout(name="to", kind="argument", optional=False, domain="cell"),
                    ],
                )
            ],
            domains={"cell": ["a1", "a2", "a3"]},
            names={},
        ),
    ),
    bodies_games.Rulebook(
        game="elem-master",
        rules_version=1,
        sections=[
            bodies_games.SectionAbout(
                title=Texts(en="Attacks", fr="Attaques"),
                rules=[
                    bodies_games.RuleAbout(
                        id="EM-ATT-2",
                        text=Texts(
                            en="Only a neighbouring cell can be attacked.",
                            fr="Seule une case voisine peut être attaquée.",
                        ),
                        refusal=None,
                    )
                ],
            )
        ],
    ),
    bodies_games.Gallery(
        game="elem-master",
        shelves=[
            bodies_games.ShelfAbout(
                kind="terrain",
                title=Texts(en="Terrains", fr="Terrains"),
                text=None,
                things=[
                    bodies_games.ExhibitAbout(
                        id="forest",
                        name=Texts(en="Forest", fr="Forêt"),
                        text=Texts(en="Favours Earth.", fr="Favorise la Terre."),
                        about={},
                    )
                ],
            )
        ],
    ),
    bodies_games.BotAbout(name="reflex", levels=[1, 2, 3, 4, 5], games=["elementals"]),
    bodies_games.CardSet(cards='format = "quintessence-elixir-cards"\n'),
    bodies_games.CardReport(sound=True, faults=[]),
    bodies_games.ScenarioText(scenario=SCENARIO),
    bodies_games.ScenarioReport(name="White begins", passed=True, failures=[]),
    bodies_games.ScenarioPlay(scenario={**SCENARIO, "steps": [{"do": "0 end"}]}, viewer=0),
    bodies_games.ScenarioPlayed(
        seats=2,
        options={"first": "0"},
        moments=[bodies_games.ScenarioMoment(None, [], {}, [0], {"0": ["end", "grow c2"], "1": []}, None)],
        refused=None,
    ),
    bodies_games.ScenarioPreview(scenario=SCENARIO, viewer=0, words=["end"]),
    bodies_games.ScenarioPreviews(previews=[None]),
    bodies.NewTable(game="elem-master", seats=SEATS, options={"first": "0"}, public=True),
    bodies.Import(scenario=SCENARIO),
    bodies.TableMade(
        id="u3Vd8sKx0pQa",
        path="/tables/u3Vd8sKx0pQa",
        socket="/api/tables/u3Vd8sKx0pQa/socket",
        commitment="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        invitations=[INVITATION],
    ),
    bodies.Tables(tables=[TABLE], before=None),
    bodies.Opponent(game="elem-master", bot="greedy", level=1, first=True),
    bodies.TableNow(
        id="u3Vd8sKx0pQa", number=3, seat=0, face={"table": {}, "view": None, "prompt": None, "result": None}
    ),
    bodies.Told(number=2, told=[[{"kind": "opened"}], [{"kind": "sat", "seat": 0, "name": "Ada"}]]),
    bodies.Sitting(seat=1, nonce="5f0c9a7e"),
    bodies.Seated(seat=1),
    bodies.Invite(seat=1),
    INVITATION,
    bodies.Done(),
    bodies.RematchMade(table=None),
    bodies.ReplayStep(
        ply=1,
        plies=54,
        entry={"seat": 0, "move": "move c2 c3", "at": 1_760_000_010_000},
        events=[],
        view={},
        position={},
        to_act=[0],
        result=None,
        scenario=SCENARIO,
    ),
    bodies.Ending(
        result={"winners": [1], "ranking": [[1], [0]], "reason": "no-fire"},
        sides=[[0], [1]],
        tally=[
            bodies.TallyAbout(name="earth", numbers=[3, 5], fewer=False),
            bodies.TallyAbout(name="water", numbers=[4, 2], fewer=False),
        ],
        course=bodies.Course(plies=[0, 27, 54], numbers=[[3, 4, 3], [3, 3, 5]]),
        harder=[None, bodies.SeatPlan(kind="bot", bot="greedy")],
    ),
    bodies.Health(status="ok", version="0.1.0", store="sqlite", tables=3, sockets=5),
    bodies.House(reach="network", addresses=["http://192.168.1.20:8000"]),
]

PARTS: Final[list[msgspec.Struct]] = [ME, TABLE, bodies.Again(nonce="5f0c9a7e")]
EXAMPLES: Final[dict[str, Json]] = {type(one).__name__: msgspec.to_builtins(one) for one in [*DOCUMENTS, *PARTS]}
