"""Documents that change only with the program: made once, sent compressed, and not sent again to who has them."""

import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any, final

from litestar import Request, Response

Asked = Request[Any, Any, Any]


@final
class Document:
    """Some bytes with their compressed form and their name for caches."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.compressed = gzip.compress(body, 9, mtime=0)
        self.tag = f'"{sha256(body).hexdigest()[:24]}"'

    def answer(self, request: Asked) -> Response[bytes]:
        """304 for who has it, else the document, compressed where that is understood."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if accepts_gzip(request):
            return Response(self.compressed, media_type=self.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=headers)


def accepts_gzip(request: Asked) -> bool:
    """Whether a browser says that it understands gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


@cache
def kept(key: str) -> dict[str, Document]:
    """The documents of one kind that were made so far; there are as many as there are games and languages."""
    return {}


def document(key: str, name: str, kind: str, make: Callable[[], bytes]) -> Document:
    """The document of that name, made when it is first asked for."""
    found = kept(key)
    if name not in found:
        found[name] = Document(make(), kind)
    return found[name]
