"""JSON inside structs: msgspec has no recursive types, so for it any JSON is `Any`."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quintessence.core.types import Json, JsonObject
else:
    Json = Any
    JsonObject = dict[str, Any]

__all__ = ["Json", "JsonObject"]
