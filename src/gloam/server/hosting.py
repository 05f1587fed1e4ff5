"""Opening tables, sitting down, and what only the host of a table may do."""

from __future__ import annotations

import secrets
from typing import Final

import gloam
from gloam.bots import levels
from gloam.kernel.errors import BadInput, NotAllowed
from gloam.kernel.figures import SWITCH as FIGURES
from gloam.kernel.setup import unknown
from gloam.server import wire
from gloam.server.hall import Hall
from gloam.server.keys import digest, new_code, new_key, new_seed
from gloam.server.live import Live
from gloam.table.commands import Again, Clear, Fill, Hand, Host, Open, Pause, Sit, Start
from gloam.table.match import Match

NAMES: Final = (
    "Marta", "Bruno", "Ines", "Olek", "Dana", "Piero", "Lesia", "Tom", "Greta", "Ivo", "Nadia",
    "Sam", "Vera",
)  # fmt: skip


async def open_table(hall: Hall, wanted: wire.OpenTable) -> wire.Seated:
    """A new table with its host on the first chair."""
    meta = gloam.title(wanted.title).meta
    switches = dict(wanted.switches)
    if meta.figures is not None and FIGURES in switches:
        switches[FIGURES] = meta.figures.given(str(switches[FIGURES]))
    setup = meta.setup(wanted.seats, wanted.edition, 0, switches)
    advice = setup.seats in meta.cooperative if wanted.advice is None else wanted.advice
    opened = Open(
        meta.name, setup.seats, setup.edition, switches,
        wanted.pace, wanted.seconds, wanted.absent, wanted.watch, advice,
    )  # fmt: skip
    key = new_key()
    sit = Sit(0, wanted.name.strip(), digest(key))
    if (problem := Match(opened).refusal(sit)) is not None:
        raise problem
    if wanted.bots is not None:
        known_level(meta, wanted.bots)
    live = await create(hall, opened)
    await hall.do(live, sit)
    if wanted.bots is not None:
        await fill(hall, live, wanted.bots)
        await hall.do(live, Start(new_seed()))
    return wire.Seated(live.code, 0, key)


async def create(hall: Hall, opened: Open) -> Live:
    while True:
        live = await hall.create(Match(opened), new_code(), opened)
        if live is not None:
            return live


async def own_figures(hall: Hall, title: str, code: str) -> str:
    """The text of a table's own figures; empty without a table, or where it plays with ours."""
    if not code:
        return ""
    match = (await hall.find(code)).match
    if match.opened.title != title:
        raise BadInput("bad-request", "That table plays something else.")
    return str(match.setup.values.get(FIGURES, ""))


async def take_seat(hall: Hall, code: str, wanted: wire.TakeSeat) -> wire.Seated:
    """Somebody sits down on a free chair: the one named, or the first."""
    live = await hall.find(code)
    free = [seat for seat, chair in enumerate(live.match.chairs) if chair.kind == "open"]
    if wanted.seat is None and not free:
        raise NotAllowed("table-full", "Every chair at this table is taken.")
    seat = free[0] if wanted.seat is None else wanted.seat
    key = new_key()
    await hall.do(live, Sit(seat, wanted.name.strip(), digest(key)))
    return wire.Seated(live.code, seat, key)


def known_level(meta: gloam.Meta, level: str) -> None:
    if level not in levels(meta):
        raise unknown("kind of bots", level, levels(meta))


async def fill(hall: Hall, live: Live, level: str | None, seat: int | None = None) -> None:
    """Bots take the free chairs, or one of them."""
    meta = live.match.setup.meta
    level = levels(meta)[-1] if level is None else level
    known_level(meta, level)
    chairs = live.match.chairs
    seats = [at for at, chair in enumerate(chairs) if chair.kind == "open"]
    for at in seats if seat is None else [seat]:
        taken = {chair.name for chair in chairs}
        name = next(name for name in NAMES if name not in taken)
        await hall.do(live, Fill(at, name, level))


async def host(hall: Hall, code: str, action: wire.HostAction) -> wire.Done:
    """Something only the host may do."""
    live = await hall.find(code)
    key = live.match.chairs[live.match.host].key
    if not key or not secrets.compare_digest(digest(action.key), key):
        raise NotAllowed("not-host", "Only the host of this table may do that.")
    match action.do:
        case "fill":
            await fill(hall, live, action.level, action.seat)
        case "clear":
            await hall.do(live, Clear(named(action)))
        case "hand":
            return await hand(hall, live, named(action))
        case "host":
            await hall.do(live, Host(named(action)))
        case "start":
            await hall.do(live, Start(new_seed()))
        case "pause" | "resume":
            await hall.do(live, Pause(action.do == "pause"))
        case "again":
            return await again(hall, live)
    return wire.Done()


def named(action: wire.HostAction) -> int:
    if action.seat is None:
        raise NotAllowed("no-chair", "Say which chair.")
    return action.seat


async def hand(hall: Hall, live: Live, seat: int) -> wire.Done:
    """A seat, a bot's too, gets a new link for whoever takes it over."""
    if not 0 <= seat < len(live.match.chairs):
        raise NotAllowed("no-chair", "There is no such chair.")
    key = new_key()
    await hall.do(live, Hand(seat, live.match.chairs[seat].name, digest(key)))
    return wire.Done(key=key)


async def again(hall: Hall, live: Live) -> wire.Done:
    """A new table for the same people: their links hold their seats there too."""
    old = live.match
    if (problem := old.refusal(Again("?"))) is not None:
        raise problem
    new = await create(hall, old.opened)
    for seat, chair in enumerate(old.chairs):
        if chair.kind == "person":
            await hall.do(new, Sit(seat, chair.name, chair.key))
        else:
            await hall.do(new, Fill(seat, chair.name, chair.level))
    if old.host:
        await hall.do(new, Host(old.host))
    await hall.do(new, Start(new_seed()))
    await hall.do(live, Again(new.code))
    return wire.Done(code=new.code)
