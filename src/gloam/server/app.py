"""The web application: HTTP for tables and seats, a socket for the game, the client's files."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import gloam
from gloam.kernel.errors import BadInput, GloamError, NotAllowed
from gloam.server import wire
from gloam.server.hall import Client, Hall

log = logging.getLogger("gloam")
T = TypeVar("T")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)
HELLO_TIME: Final = 10.0
STATUS: Final = {"no-table": 404, "not-host": 403, "no-seat": 403, "too-fast": 429}


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
        if len(self._left) > 10_000:
            self._left.popitem(last=False)
        if left < 1:
            raise NotAllowed("too-fast", "Too much at once: wait a moment.")


class Web:
    """The routes, around one hall."""

    def __init__(self, hall: Hall, slow: bool = True) -> None:
        self.hall = hall
        self.opening = Pace(20, 0.2) if slow else Pace(1e9, 1e9)
        self.asking = Pace(120, 10) if slow else Pace(1e9, 1e9)
        self.saying = (30.0, 5.0) if slow else (1e9, 1e9)
        self.ready = True

    # HTTP.

    async def titles(self, request: Request) -> Response:
        return answer([title_data(meta) for meta in gloam.titles()])

    async def open(self, request: Request) -> Response:
        self.opening.spend(caller(request))
        return answer(await self.hall.open(await body(request, wire.OpenTable)))

    async def look(self, request: Request) -> Response:
        """The lobby of a table: what anybody with its code may know."""
        self.asking.spend(caller(request))
        live = await self.hall.find(request.path_params["code"])
        return answer({"code": live.code, **live.match.view(None), "game": None})

    async def sit(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        wanted = await body(request, wire.TakeSeat)
        return answer(await self.hall.take_seat(request.path_params["code"], wanted))

    async def host(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        action = await body(request, wire.HostAction)
        return answer(await self.hall.host(request.path_params["code"], action))

    async def record(self, request: Request) -> Response:
        """The record of a finished game; a running one is nobody's business."""
        self.asking.spend(caller(request))
        match = (await self.hall.find(request.path_params["code"])).match
        if match.game is None or match.game.outcome is None:
            raise NotAllowed("not-over", "The record is there when the game is over.")
        name = f"{match.opened.title}-{request.path_params['code']}.gloam"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(match.game.record(), headers=headers)

    async def healthz(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        await self.hall.storage.codes()
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        tables = self.hall.tables.values()
        counts = {
            "gloam_tables": len(tables),
            "gloam_tables_playing": sum(live.match.stage == "playing" for live in tables),
            "gloam_sockets": sum(len(live.clients) for live in tables),
            "gloam_commands_total": self.hall.moves,
        }
        return PlainTextResponse("".join(f"{name} {value}\n" for name, value in counts.items()))

    # The socket.

    async def play(self, socket: WebSocket) -> None:
        """One client: hello first, then what it says, while what happens is sent to it."""
        await socket.accept()
        try:
            async with asyncio.timeout(HELLO_TIME):
                hello = understood(await socket.receive())
                if not isinstance(hello, wire.Hello):
                    raise NotAllowed("hello-first", "The first message is “hello”.")
                live, client = await self.hall.enter(hello)
        except (GloamError, TimeoutError) as problem:
            await bye(socket, problem)
            return
        except WebSocketDisconnect:
            return
        writer = asyncio.create_task(write(socket, client))
        pace = Pace(*self.saying)
        try:
            while True:
                message = await socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                try:
                    pace.spend("me")
                    said = understood(message)
                    if not isinstance(said, wire.Ping):
                        await self.hall.hear(live, client, said)
                except GloamError as problem:
                    client.send(wire.Refused(problem.code, problem.sentence, problem.rule))
        finally:
            self.hall.leave(live, client)
            writer.cancel()

    def app(self) -> Starlette:
        async def refused(request: Request, problem: Exception) -> Response:
            assert isinstance(problem, GloamError)
            status = STATUS.get(problem.code, 400 if isinstance(problem, BadInput) else 409)
            said = wire.Refused(problem.code, problem.sentence, problem.rule)
            return answer(said, status)

        @contextlib.asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            yield
            await self.hall.close()

        routes: list[Any] = [
            Route("/api/titles", self.titles),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{code}", self.look),
            Route("/api/tables/{code}/seats", self.sit, methods=["POST"]),
            Route("/api/tables/{code}/host", self.host, methods=["POST"]),
            Route("/api/tables/{code}/record", self.record),
            Route("/healthz", self.healthz),
            Route("/readyz", self.readyz),
            Route("/metrics", self.metrics),
            WebSocketRoute("/api/play", self.play),
        ]
        client = files("gloam.server").joinpath("client")
        if client.is_dir():
            routes.append(Mount("/", StaticFiles(directory=str(client), html=True)))
        app = Starlette(routes=routes, exception_handlers={GloamError: refused}, lifespan=lifespan)
        app.add_middleware(Headers)
        return app


async def write(socket: WebSocket, client: Client) -> None:
    """Send what waits in the outbox; None ends the conversation."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await client.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1013)


async def bye(socket: WebSocket, problem: GloamError | TimeoutError) -> None:
    if isinstance(problem, TimeoutError):
        problem = NotAllowed("hello-first", "Nobody said hello.")
    said = wire.Refused(problem.code, problem.sentence, problem.rule)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode(said).decode())
        await socket.close(1008)


def understood(message: Message) -> wire.ClientMessage:
    """A socket message as a typed value. Raises `BadInput` for anything else."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text) > wire.LARGEST:
        raise BadInput("bad-message", "A message is a short JSON text.")
    try:
        said: wire.ClientMessage = wire.decode(text)
    except (msgspec.DecodeError, UnicodeError):
        raise BadInput("bad-message", "This message is none that the server knows.") from None
    return said


async def body(request: Request, kind: type[T]) -> T:
    """The request's JSON body as a typed value. Raises `BadInput` for anything else."""
    text = b""
    async for part in request.stream():
        text += part
        if len(text) > wire.LARGEST:
            raise BadInput("bad-request", "The request is too large.")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BadInput("bad-request", f"The request cannot be read: {problem}.") from None


def answer(value: object, status: int = 200) -> Response:
    return Response(wire.encode(value), status, media_type="application/json")


def caller(request: Request) -> str:
    return request.client.host if request.client else "nobody"


def title_data(meta: gloam.Meta) -> dict[str, Any]:
    """A title's form (seats, editions, switches) and the kinds of what its events tell."""
    book = gloam.title(meta.name).position.book
    return {
        "events": {
            name: {param: kind.name for param, kind in event.params}
            for name, event in book.events.items()
        },
        "questions": {
            name: [[param, kind.name] for param, kind in question.params]
            for name, question in book.questions.items()
        },
        "title": meta.name,
        "name": meta.display,
        "seats": [meta.least_seats, meta.most_seats, meta.usual_seats],
        "minutes": list(meta.minutes),
        "editions": {name: dict(values) for name, values in meta.editions.items()},
        "switches": [
            {
                "name": switch.name,
                "default": switch.default,
                "choices": list(switch.choices),
                "least": switch.least,
                "most": switch.most,
                "clauses": list(switch.clauses),
            }
            for switch in meta.switches
        ],
    }
