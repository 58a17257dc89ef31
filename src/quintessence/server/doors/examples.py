"""An example of every document of the HTTP doors, as JSON, by the name of its struct."""

from typing import Final

import msgspec

from quintessence.core.types import Json
from quintessence.server.doors import forms, forms_games
from quintessence.server.words import Texts

ME: Final = forms.Me(id="Wm3kq0pXc1aB7d2E", name="Ada", kind="guest")
SEATS: Final = [forms.SeatPlan(), forms.SeatPlan(kind="bot", bot="greedy")]
INVITATION: Final = forms.Invitation(
    seat=1, token="c1Zt0b9sQ4mX2r7k", path="/tables/u3Vd8sKx0pQa#invitation=c1Zt0b9sQ4mX2r7k"
)
TABLE: Final = forms.TableAbout(
    id="u3Vd8sKx0pQa",
    game="elem-master",
    status="open",
    public=True,
    created=1_760_000_000_000,
    changed=1_760_000_004_000,
    seats=[forms.SeatAbout(kind="person", name="Ada", level=""), forms.SeatAbout(kind="open", name="", level="")],
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
    forms.Problem("no-such-table", {}, Texts(en="There is no such table.", fr="Cette table n’existe pas.")),
    forms.Session(me=ME),
    ME,
    forms.NewGuest(name="Ada"),
    forms.Rename(name="Ada L"),
    forms.Credentials(name="Ada", password="correct horse battery"),
    forms.NewPassword(old="correct horse battery", new="staple correct horse"),
    forms.LinkMade(token="q0b9sQ4mX2r7kc1Zt", path="/continue#q0b9sQ4mX2r7kc1Zt", expires=1_760_000_600_000),
    forms.Link(token="q0b9sQ4mX2r7kc1Zt"),
    forms.LinkAbout(name="Ada", kind="guest", already=False),
    forms.NewToken(label="Ada’s bot"),
    forms.TokenMade(id="b7d2EWm3kq0pXc1a", label="Ada’s bot", token="qbot_…"),
    forms.TokenAbout(id="b7d2EWm3kq0pXc1a", label="Ada’s bot", created=1_760_000_000_000),
    forms_games.GameAbout(
        slug="elem-master",
        name=Texts(en="Elem Master", fr="Elem Master"),
        pitch=Texts(en="Command Earth, Fire, Water and Air …", fr="Commandez la Terre, le Feu, l’Eau et l’Air …"),
        rules_version=1,
        seat_counts=[2, 4],
        seat_names=[
            forms_games.SideAbout(seats=2, names=[Texts(en="White", fr="Blanc"), Texts(en="Black", fr="Noir")]),
        ],
        names_seats=True,
        options=[
            forms_games.OptionAbout(
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
        grammar=forms_games.GrammarAbout(
            forms=[
                forms_games.FormAbout(
                    verb="attack",
                    shape="attack FROM TO",
                    title=Texts(en="Attack", fr="Attaquer"),
                    parts=[
                        forms_games.PartAbout(name="from", kind="argument", optional=False, domain="cell"),
                        forms_games.PartAbout(name="to", kind="argument", optional=False, domain="cell"),
                    ],
                )
            ],
            domains={"cell": ["a1", "a2", "a3"]},
        ),
    ),
    forms_games.Gallery(
        game="elem-master",
        shelves=[
            forms_games.ShelfAbout(
                kind="terrain",
                title=Texts(en="Terrains", fr="Terrains"),
                text=None,
                things=[
                    forms_games.ExhibitAbout(
                        id="forest",
                        name=Texts(en="Forest", fr="Forêt"),
                        text=Texts(en="Favours Earth.", fr="Favorise la Terre."),
                        about={},
                    )
                ],
            )
        ],
    ),
    forms_games.Rulebook(
        game="elem-master",
        rules_version=1,
        sections=[
            forms_games.SectionAbout(
                title=Texts(en="Attacks", fr="Attaques"),
                rules=[
                    forms_games.RuleAbout(
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
    forms_games.BotAbout(name="reflex", levels=[1, 2, 3, 4, 5], games=["elementals"]),
    forms_games.CardSet(cards='format = "quintessence-elixir-cards"\n'),
    forms_games.CardReport(sound=True, faults=[]),
    forms_games.ScenarioText(scenario=SCENARIO),
    forms_games.ScenarioReport(name="White begins", passed=True, failures=[]),
    forms_games.ScenarioPlay(scenario={**SCENARIO, "steps": [{"do": "0 end"}]}, viewer=0),
    forms_games.ScenarioPlayed(
        seats=2,
        options={"first": "0"},
        moments=[forms_games.ScenarioMoment(None, [], {}, [0], {"0": ["end", "grow c2"], "1": []}, None)],
        refused=None,
    ),
    forms_games.ScenarioPreview(scenario=SCENARIO, viewer=0, words=["end"]),
    forms_games.ScenarioPreviews(previews=[None]),
    forms.NewTable(game="elem-master", seats=SEATS, options={"first": "0"}, public=True),
    forms.Import(scenario=SCENARIO),
    forms.TableMade(
        id="u3Vd8sKx0pQa",
        path="/tables/u3Vd8sKx0pQa",
        socket="/api/tables/u3Vd8sKx0pQa/socket",
        commitment="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        invitations=[INVITATION],
    ),
    TABLE,
    forms.Tables(tables=[TABLE], before=None),
    forms.Opponent(game="elem-master", bot="greedy", level=1, first=True),
    forms.TableNow(
        id="u3Vd8sKx0pQa", number=3, seat=0, face={"table": {}, "view": None, "prompt": None, "result": None}
    ),
    forms.Told(number=2, told=[[{"kind": "opened"}], [{"kind": "sat", "seat": 0, "name": "Ada"}]]),
    forms.Sitting(seat=1, nonce="5f0c9a7e"),
    forms.Seated(seat=1),
    forms.Invite(seat=1),
    INVITATION,
    forms.Done(),
    forms.Again(nonce="5f0c9a7e"),
    forms.RematchMade(table=None),
    forms.ReplayStep(
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
    forms.Ending(
        result={"winners": [1], "ranking": [[1], [0]], "reason": "no-fire"},
        sides=[[0], [1]],
        tally=[
            forms.TallyAbout(name="earth", numbers=[3, 5], fewer=False),
            forms.TallyAbout(name="water", numbers=[4, 2], fewer=False),
        ],
        course=forms.Course(plies=[0, 27, 54], numbers=[[3, 4, 3], [3, 3, 5]]),
        harder=[None, forms.SeatPlan(kind="bot", bot="greedy")],
    ),
    forms.Health(status="ok", version="0.1.0", store="sqlite", tables=3, sockets=5),
    forms.House(reach="network", addresses=["http://192.168.1.20:8000"]),
]

EXAMPLES: Final[dict[str, Json]] = {type(one).__name__: msgspec.to_builtins(one) for one in DOCUMENTS}
