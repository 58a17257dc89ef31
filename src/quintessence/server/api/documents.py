"""Documents that change only with the program: made once, sent compressed, and not sent twice to one browser."""

import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import final

import msgspec
from litestar import Response

from quintessence.server.api.routing import AnyRequest


@final
class Document:
    """Some bytes, compressed as well, with their tag for caches."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.compressed = gzip.compress(body, 9, mtime=0)
        self.tag = f'"{sha256(body).hexdigest()[:24]}"'

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """304 for a browser that has it, else the document, compressed if the browser accepts that."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if accepts_gzip(request):
            return Response(self.compressed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


def accepts_gzip(request: AnyRequest) -> bool:
    """Whether a browser accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


@cache
def json_document(make: Callable[..., object], *given: str) -> Document:
    """What a function returns, as JSON: made on the first request for it, then kept."""
    return Document(msgspec.json.encode(make(*given)), "application/json")


@cache
def text_document(make: Callable[..., str], *given: str) -> Document:
    """The same for a function that returns text."""
    return Document(make(*given).encode(), "text/plain")
