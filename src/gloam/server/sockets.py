"""The socket of the game: hello first, then what the client says, while the table is sent to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloam.kernel.errors import BadInput, GloamError, NotAllowed
from gloam.server import wire
from gloam.server.guard import Pace
from gloam.server.hall import Hall
from gloam.server.live import Client

log = logging.getLogger("gloam")

HELLO_TIME: Final = 10.0
AGAIN: Final = ("no-storage", "hello-first")
"""Refusals of a hello after which the same client may try again: the socket closes with 1013."""
MOST_WRONG: Final = 50
"""Refused messages after which a socket is let go."""


async def play(
    hall: Hall, socket: WebSocket, pace: Pace, others: Mapping[type[wire.Message], Pace]
) -> None:
    """One client, from hello to goodbye; some kinds of messages have a pace of their own."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_TIME):
            hello = understood(await socket.receive())
            if not isinstance(hello, wire.Hello):
                raise NotAllowed("hello-first", "The first message is “hello”.")
            live, client = await hall.enter(hello)
    except TimeoutError:
        await bye(socket, NotAllowed("hello-first", "Nobody said hello."))
        return
    except GloamError as problem:
        await bye(socket, problem)
        return
    except WebSocketDisconnect:
        return
    writer = asyncio.create_task(write(socket, client))
    wrong = 0
    try:
        while wrong < MOST_WRONG and not writer.done():
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            try:
                said = understood(message)
                others.get(type(said), pace).spend("me")
                if not isinstance(said, wire.Ping):
                    await hall.hear(live, client, said)
            except GloamError as problem:
                wrong += isinstance(problem, BadInput)
                client.send(wire.refused(problem))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        hall.leave(live, client)
        client.close()
        await asyncio.wait([writer], timeout=1)
        writer.cancel()


async def write(socket: WebSocket, client: Client) -> None:
    """Send what waits in the outbox; None ends the conversation."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await client.outbox.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(1013)


async def bye(socket: WebSocket, problem: GloamError) -> None:
    log.info("hello refused", extra={"code": problem.code})
    said = wire.refused(problem)
    again = problem.code in AGAIN
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(wire.encode(said).decode())
        await socket.close(1013 if again else 1008)


def understood(message: Message) -> wire.ClientMessage:
    """A socket message as a typed value. Raises `BadInput` for anything else."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    if text is None or len(text) > wire.LARGEST:
        raise BadInput("bad-message", "A message is a short JSON text.")
    try:
        said: wire.ClientMessage = wire.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadInput("bad-message", "This message is none that the server knows.") from None
    return said
