"""Cards that use what the house deck of Élixir leaves out: every verb in its rarer forms.

They are added to the house deck in some cases of the kit, so that random games come across them.
"""

from typing import Any, Final


def card(type_: str, name: str, **fields: Any) -> dict[str, Any]:
    words = {"fr": name, "en": name}
    return {"type": type_, "id": name, "name": words, "text": words, **fields}


def spell(name: str, cost: list[str], effect: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    return card("spell", name, level=len(cost), cost=cost, effect=effect, copies=3, **fields)


def magic(name: str, effect: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    return card("object", name, kind="magic", effect=effect, copies=5, **fields)


EVERY_VERB: Final[list[dict[str, Any]]] = [
    card("ingredient", "moth-snore", tags=["air", "beast"], copies=3, worth=2),
    card("object", "mist-marble", kind="magic", stands_for=["beast", "plant"], copies=3),
    magic(
        "rummage",
        [
            {"verb": "discard", "who": "target", "n": 2, "pick": "you", "upto": True},
            {"verb": "draw", "n": "moved"},
        ],
        targets=["other"],
    ),
    magic(
        "hailstorm",
        [{"verb": "discard", "who": "others", "n": 1, "pick": "random", "what": ["object", "plant"]}],
    ),
    magic("moult", [{"verb": "discard", "n": "all", "what": ["mundane", "transaction"], "pick": "owner"}]),
    magic(
        "bargain",
        [{"verb": "trade", "a": "target", "b": "target2", "n": 2, "pick_b": "random"}],
        targets=["any", "other"],
    ),
    magic("snowball", [{"verb": "pass", "n": 2, "to": "right", "who": ["you", "left", "right"]}]),
    magic(
        "lucky-dip",
        [{"verb": "fetch", "who": "all", "from": "top", "look": 3, "n": 1, "rest": "discard", "upto": True}],
    ),
    magic(
        "rear-view",
        [{"verb": "fetch", "from": "top", "look": 2, "n": 1, "what": "ingredient", "rest": "top"}],
    ),
    magic("magpie", [{"verb": "fetch", "from": "pile", "n": 2, "what": ["magic", "mundane"], "upto": True}]),
    magic(
        "pickpocket",
        [{"verb": "take", "from": "target", "n": "all", "what": "special", "pick": "taker", "upto": True}],
        targets=["other"],
    ),
    magic(
        "colour-thief",
        [
            {"verb": "name", "of": "element"},
            {"verb": "take", "from": "others", "n": 1, "what": "named", "pick": "taker"},
            {
                "verb": "status",
                "is": "stand-in",
                "what": "mundane",
                "as": "named",
                "until": "your-turn",
                "uses": 1,
            },
        ],
    ),
    magic(
        "side-step",
        [{"verb": "redirect", "to": "left"}],
        when=[{"on": "object", "by": "other", "at": "you"}, {"on": "take", "at": "you"}],
    ),
    magic(
        "hiccup",
        [{"verb": "cancel"}, {"verb": "draw", "who": "actor"}],
        when=[{"on": "forfeit", "by": "other"}],
    ),
    magic("alarm", [{"verb": "draw", "n": 1}], when=["main", {"on": "turn-start", "by": "other"}]),
    card(
        "transaction",
        "small-fair",
        copies=3,
        when=["main", {"on": "turn-end", "by": "you"}],
        effect=[{"verb": "market", "who": ["you", "left"]}, {"verb": "auction", "who": "others", "lot": 1}],
    ),
    card(
        "transaction",
        "yard-sale",
        copies=3,
        effect=[{"verb": "flea", "max": 3, "what": ["ingredient", "mundane"]}],
    ),
    spell(
        "page-thief",
        ["owl-down"],
        [{"verb": "take", "from": "target", "zone": "spells", "pick": "taker"}],
        targets=["other"],
    ),
    spell(
        "gift-page",
        ["daydream"],
        [
            {
                "verb": "take",
                "from": "you",
                "to": "target",
                "zone": "spells",
                "pick": "random",
                "level": [1, 2],
            }
        ],
        targets=["other"],
    ),
    spell(
        "glass-book",
        ["toad-tear"],
        [
            {"verb": "status", "who": "target", "is": "open-spells", "until": "their-turn-end"},
            {"verb": "status", "who": "target", "is": "open-finds", "until": "their-turn"},
            {"verb": "status", "who": "target", "is": "no-react", "until": "your-turn-end"},
        ],
        targets=["any"],
    ),
    spell(
        "long-winter",
        ["rainy-monday"],
        [
            {"verb": "status", "who": "others", "is": "no-draw", "until": "game", "uses": 1},
            {"verb": "status", "is": "discount", "n": 1, "level": [2, 3, 4], "until": "game", "uses": 1},
            {"verb": "status", "is": "warded", "until": "game", "uses": 2},
        ],
    ),
    spell(
        "echo-law",
        ["echo-crumb", "owl-down"],
        [
            {"verb": "count", "counter": "law", "add": 1},
            {
                "verb": "trigger",
                "when": {"on": "object", "by": {"among": "others", "fewest": "levels"}},
                "do": [
                    {"verb": "draw", "n": {"of": "counter:law", "plus": 1}},
                    {"verb": "discard", "who": "actor"},
                ],
                "until": "your-turn-end",
                "uses": 2,
            },
            {
                "verb": "trigger",
                "when": {"on": "take", "at": "you"},
                "do": [{"verb": "draw", "who": "target"}, {"verb": "redirect", "to": "actor"}],
                "until": "laid",
            },
        ],
        targets=["other"],
    ),
    spell(
        "open-house",
        ["sulky-turnip", "ember-sugar"],
        [{"verb": "lay", "who": ["you", "right"], "n": 1, "level": [1, 2], "effect": True}],
    ),
    spell(
        "spring-tide",
        ["giggling-kelp", "bottled-fog"],
        [
            {"verb": "recall", "from": "left", "n": 1, "pick": "owner"},
            {"verb": "recall", "from": "right", "n": "all", "level": [1], "pick": "random"},
        ],
    ),
    spell(
        "mirror-book",
        ["attic-dust", "dragon-yawn"],
        [{"verb": "copy", "level": [1, 2, 3, 4]}, {"verb": "extra-turn", "who": "target", "n": 1}],
        targets=["any"],
    ),
    spell(
        "round-dance",
        ["stubbornness", "dandelion-wish"],
        [
            {"verb": "pass", "zone": "spells", "n": "all", "to": "right"},
            {"verb": "redeal", "who": "others", "zone": "finds"},
            {"verb": "trade", "b": "left", "n": 1, "zone": "spells"},
        ],
    ),
    spell(
        "full-stop",
        ["pocket-temper"],
        [
            {"verb": "if", "cond": {"reacting": True}, "then": [{"verb": "cancel", "spell": "returns"}]},
            {"verb": "skip-turn", "who": {"among": "all", "most": "laid", "except": "you"}},
            {
                "verb": "choose",
                "who": "left",
                "options": [
                    {
                        "fr": "a",
                        "en": "a",
                        "do": [
                            {"verb": "aim", "who": "left", "among": "all"},
                            {"verb": "draw", "who": "target"},
                        ],
                    },
                    {
                        "fr": "b",
                        "en": "b",
                        "do": [{"verb": "dispel", "who": "you", "what": ["status"]}, {"verb": "end-turn"}],
                    },
                ],
            },
        ],
        when=["main", {"on": "spell", "by": "other", "last": True}],
    ),
    spell(
        "shared-shame",
        ["mole-whisker"],
        [
            {"verb": "forfeit", "who": "all", "price": {"of": "spells", "half": "up"}, "until": "turn-end"},
            {
                "verb": "each",
                "who": "others",
                "do": [{"verb": "look", "who": "them", "at": "you", "zone": "spells"}],
            },
        ],
    ),
]
