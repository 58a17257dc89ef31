"""A view in a few sentences: what was shown and what lies in the middle, or how the game stands."""

from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject
from quintessence.games.elementals.drawing import draw_moment, draw_stakes, items, number, texts


def speak_view(view: JsonObject, setting: Setting, messages: Messages) -> list[str]:
    race = view["race"]
    if isinstance(race, dict):
        shown = ", ".join([spoken_card(card, messages) for card in texts(race["shown"])])
        return [messages.text("speak-shown", {"cards": shown}), *speak_middle(view, messages)]
    packs = [
        messages.text("speak-pack", {"seat": messages.text(f"seat-{seat}"), "count": number(count)})
        for seat, count in enumerate(items(view["packs"]))
    ]
    stakes = draw_stakes(view, messages)[0][1]
    moment = "".join([text for _, text in draw_moment(view, setting, messages)])
    return [
        *speak_middle(view, messages),
        messages.text("speak-packs", {"packs": ", ".join(packs)}),
        f"{stakes}. {moment}",
    ]


def speak_middle(view: JsonObject, messages: Messages) -> list[str]:
    """The cards to be caught, each with the number of its place."""
    cards = [
        messages.text("speak-place", {"place": place + 1, "card": spoken_card(card, messages)})
        for place, card in enumerate(texts(view["middle"]))
    ]
    return [messages.text("speak-middle", {"cards": ", ".join(cards)})] if cards else []


def spoken_card(card: str, messages: Messages) -> str:
    """Its name, and its parts from head to legs or the kind of special card that it is."""
    name = messages.text(f"card-{card}")
    parts = messages.attribute(f"card-{card}", "parts") or messages.text(f"kind-{card.split('-', maxsplit=1)[0]}")
    return messages.text("speak-card", {"name": name, "parts": parts})
