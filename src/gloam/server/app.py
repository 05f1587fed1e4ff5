"""The web application: HTTP for tables and seats, a socket for the game, the client's files."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from gloam.kernel.errors import BadInput, BrokenRecord, GloamError, NotAllowed
from gloam.server import hosting, sockets, titles, wire
from gloam.server.guard import Headers, Pace, body, caller
from gloam.server.hall import Hall
from gloam.server.openapi import Endpoint, document
from gloam.server.replays import Replays

STATUS: Final = {
    "no-table": 404, "not-host": 403, "no-seat": 403, "no-watching": 403, "too-fast": 429,
    "too-large": 413, "too-slow": 408, "no-storage": 503, "unknown-title": 404,
}  # fmt: skip

ENDPOINTS: Final = (
    Endpoint("GET", "/api/titles", "titles", "What can be played.", gives=list[wire.Title]),
    Endpoint("GET", "/api/titles/{title}/rules", "rules", "The rules of a title, clause by clause.",
             gives=wire.Rules, query=("language", "table")),
    Endpoint("POST", "/api/tables", "open", "Open a table.", wire.OpenTable, wire.Seated),
    Endpoint("GET", "/api/tables/{code}", "look", "A table as anybody may see it.",
             gives=wire.Table),
    Endpoint("POST", "/api/tables/{code}/seats", "sit", "Sit down.", wire.TakeSeat, wire.Seated),
    Endpoint("POST", "/api/tables/{code}/host", "host", "What only the host may do.",
             wire.HostAction, wire.Done),
    Endpoint("GET", "/api/tables/{code}/record", "record", "The record of a finished game."),
    Endpoint("POST", "/api/replay", "replay", "A moment of a finished game or of a record.",
             wire.Replay, wire.Moment),
    Endpoint("GET", "/api/address", "address", "Where other devices find this server.",
             gives=wire.Address),
    Endpoint("GET", "/api/openapi.json", "openapi", "This document.",
             gives_text="application/json"),
    Endpoint("GET", "/healthz", "healthz", "The process runs."),
    Endpoint("GET", "/readyz", "readyz", "The storage answers too."),
    Endpoint("GET", "/metrics", "metrics", "Counts, in Prometheus' form."),
)  # fmt: skip


class Web:
    """The routes, around one hall.

    `slow` limits how often one caller may ask; `near` is the address for the devices around.
    """

    def __init__(self, hall: Hall, slow: bool = True, near: str | None = None) -> None:
        self.hall = hall
        self.near = near
        self.replays = Replays()
        self.opening = Pace(20, 0.2) if slow else Pace(1e9, 1e9)
        self.asking = Pace(120, 10) if slow else Pace(1e9, 1e9)
        self.reading = Pace(12, 0.5) if slow else Pace(1e9, 1e9)
        self.saying = (30.0, 5.0) if slow else (1e9, 1e9)
        self.posing = (20.0, 12.0)
        self.advising = (3.0, 0.5)

    async def titles(self, request: Request) -> Response:
        return answer(titles.titles(), request=request)

    async def rules(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        title, query = request.path_params["title"], request.query_params
        own = await hosting.own_figures(self.hall, title, query.get("table", ""))
        found = titles.rules(title, query.get("language", "en"), own)
        return answer(found, request=request)

    async def open(self, request: Request) -> Response:
        self.opening.spend(caller(request))
        wanted = await body(request, wire.OpenTable, wire.LARGEST)
        return answer(await hosting.open_table(self.hall, wanted))

    async def look(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        live = await self.hall.find(request.path_params["code"])
        return answer({**live.match.view(None), "game": None})

    async def sit(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        wanted = await body(request, wire.TakeSeat, wire.LARGEST)
        return answer(await hosting.take_seat(self.hall, request.path_params["code"], wanted))

    async def host(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        action = await body(request, wire.HostAction, wire.LARGEST)
        return answer(await hosting.host(self.hall, request.path_params["code"], action))

    async def record(self, request: Request) -> Response:
        """A running game's record is nobody's business."""
        self.asking.spend(caller(request))
        code = request.path_params["code"].upper()
        match = (await self.hall.find(code)).match
        if match.game is None or match.game.outcome is None:
            raise NotAllowed("not-over", "The record is there when the game is over.")
        name = f"{match.opened.title}-{code}.gloam"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(match.game.record(), headers=headers)

    async def replay(self, request: Request) -> Response:
        self.asking.spend(caller(request))
        wanted = await body(request, wire.Replay, wire.LARGEST_RECORD)
        match = None if wanted.code is None else (await self.hall.find(wanted.code)).match
        text = self.replays.text(wanted, match)
        if not self.replays.holds(text):
            self.reading.spend(caller(request))
            await asyncio.to_thread(self.replays.read, text)
        return answer(self.replays.show(wanted, text, match))

    async def address(self, request: Request) -> Response:
        return answer(wire.Address(self.near))

    async def openapi(self, request: Request) -> Response:
        return answer(document(ENDPOINTS))

    async def healthz(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(self, request: Request) -> Response:
        await self.hall.storage.ready()
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.hall.meters.text())

    async def play(self, socket: WebSocket) -> None:
        others: dict[type[wire.Message], Pace] = {
            wire.Pose: Pace(*self.posing),
            wire.Advise: Pace(*self.advising),
        }
        await sockets.play(self.hall, socket, Pace(*self.saying), others)

    def app(self) -> Starlette:
        async def refused(request: Request, problem: Exception) -> Response:
            assert isinstance(problem, GloamError)
            nonsense = isinstance(problem, BadInput | BrokenRecord)
            status = STATUS.get(problem.code, 400 if nonsense else 409)
            return answer(wire.refused(problem), status)

        async def missing(request: Request, problem: Exception) -> Response:
            assert isinstance(problem, HTTPException)
            if not request.url.path.startswith("/api/"):
                return PlainTextResponse(problem.detail, problem.status_code, problem.headers)
            return answer(wire.Refused("no-such-path", "There is nothing here."),
                          problem.status_code)  # fmt: skip

        @contextlib.asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await self.hall.start()
            yield
            await self.hall.close()

        def handler(name: str) -> Callable[[Request], Awaitable[Response]]:
            found: Callable[[Request], Awaitable[Response]] = getattr(self, name)
            return found

        routes: list[Any] = [
            Route(endpoint.path, handler(endpoint.name), methods=[endpoint.method])
            for endpoint in ENDPOINTS
        ]
        routes.append(WebSocketRoute("/api/play", self.play))
        client = files("gloam.server").joinpath("client")
        if client.is_dir():
            pages = GZipMiddleware(Client(directory=str(client), html=True), minimum_size=500)
            routes.append(Mount("/", pages))
        handlers: Any = {GloamError: refused, HTTPException: missing}
        app = Starlette(routes=routes, exception_handlers=handlers, lifespan=lifespan)
        app.add_middleware(Headers)
        return app


class Client(StaticFiles):
    """The browser client's files. Those with their hash in the name never change."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        hashed = "/assets/" in str(args[0])
        response.headers["cache-control"] = f"max-age={31_536_000 if hashed else 0}"
        return response


def answer(value: object, status: int = 200, request: Request | None = None) -> Response:
    """A JSON answer; compressed where the same public text goes to everybody, given its request."""
    text = wire.encode(value)
    headers = {}
    if request is not None and "gzip" in request.headers.get("accept-encoding", ""):
        text = gzip.compress(text, mtime=0)
        headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(text, status, headers, media_type="application/json")
