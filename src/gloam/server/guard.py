"""What stands before every request: security headers, and limits on how often and how much."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gloam.kernel.errors import BadInput, NotAllowed

T = TypeVar("T")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
MOST_CALLERS: Final = 10_000
HEAD_TIME: Final = 10.0
"""Seconds in which a new connection must have asked something."""
BODY_TIME: Final = 20.0
"""Seconds in which the body of a request must be there."""


class Headers:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers)


class Impatient(HttpToolsProtocol):
    """A connection that is let go if no request comes: one that only waits costs nothing long."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.loop.call_later(HEAD_TIME, self._look, transport)

    def _look(self, transport: Any) -> None:
        asked: Any = vars(self)["cycle"]
        if asked is None and transport.get_protocol() is self:
            transport.close()


class Pace:
    """A limit on how often one caller may ask: so many at once, then so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, caller: str) -> None:
        """Take one; raises when the caller has none left."""
        now = time.monotonic()
        left, at = self._left.pop(caller, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        self._left[caller] = (max(0.0, left - 1), now)
        if len(self._left) > MOST_CALLERS:
            self._left.popitem(last=False)
        if left < 1:
            raise NotAllowed("too-fast", "Too much at once: wait a moment.")


def caller(request: Request) -> str:
    return request.client.host if request.client else "nobody"


async def body(request: Request, kind: type[T], largest: int) -> T:
    """The request's JSON body as a typed value. Raises `BadInput` for anything else."""
    text = bytearray()
    try:
        async with asyncio.timeout(BODY_TIME):
            async for part in request.stream():
                text += part
                if len(text) > largest:
                    raise BadInput("too-large", "The request is too large.")
    except (TimeoutError, ClientDisconnect):
        raise BadInput("too-slow", "The request did not come in time.") from None
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadInput("bad-request", f"The request cannot be read: {problem}.") from None
