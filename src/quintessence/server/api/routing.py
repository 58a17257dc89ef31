"""What every file of request handlers needs: the type of a request, and a router of all its handlers."""

from typing import Any

from litestar import Request, Router
from litestar.handlers import HTTPRouteHandler

AnyRequest = Request[Any, Any, Any]


def router_of(module: dict[str, object], tag: str, path: str = "/api") -> Router:
    """All handlers that a module defines (`globals()`), as one router."""
    handlers = [value for value in module.values() if isinstance(value, HTTPRouteHandler)]
    return Router(path, route_handlers=handlers, tags=[tag])
