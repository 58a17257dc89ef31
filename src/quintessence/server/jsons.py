"""JSON as structs of msgspec hold it: msgspec knows no recursive types, for it any JSON is any JSON."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quintessence.core.types import Json, JsonObject
else:
    Json = Any
    JsonObject = dict[str, Any]

__all__ = ["Json", "JsonObject"]
